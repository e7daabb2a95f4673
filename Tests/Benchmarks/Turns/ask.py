"""What a method is asked."""

EUR = {"amount": 250, "currency": "EUR"}


class Ask:
    """A method with parameters, which may be made anew for each time that it is asked."""

    def __init__(self, method, params=None, label="", times=4):
        self.method, self.label, self.times = method, label, times
        self.params = params if callable(params) else lambda: params or {}

    @property
    def name(self):
        return f"{self.method} ({self.label})" if self.label else self.method
