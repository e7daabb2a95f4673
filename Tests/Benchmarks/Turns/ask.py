"""A call of a method to measure."""

EUR = {"amount": 250, "currency": "EUR"}


class Ask:
    """A method with parameters. A function as the parameters makes them anew for each call."""

    def __init__(self, method, params=None, label="", times=4):
        self.method, self.label, self.times = method, label, times
        self.params = params if callable(params) else lambda: params or {}

    @property
    def name(self):
        return f"{self.method} ({self.label})" if self.label else self.method
