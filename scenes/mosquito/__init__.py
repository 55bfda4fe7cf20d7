"""The table of Mosquito."""

from scenes.mosquito.table import MosquitoTable

__all__ = ["MosquitoTable"]
