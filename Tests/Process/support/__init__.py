"""What the tests share. None of these is a test; each of them may be imported from any."""
