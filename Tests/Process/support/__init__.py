"""Modules that the tests share. None of them is a test, and any test may import any of them."""
