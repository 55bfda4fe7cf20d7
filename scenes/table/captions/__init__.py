"""The words that a table shows for a moment: captions of events, callouts, hints."""
