"""Lessons: recorded matches in which a learner makes the moves."""
