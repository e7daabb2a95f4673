"""The amounts of an order, calculated with fractions, from the rules and not from the program."""

from fractions import Fraction


def half_even(number):
    return round(number)


def amounts(lines, discount=None, tax_included=False):
    """The net, tax and gross of each line. A line is (quantity, unit price, discount and rate of tax in percent),
    numbers as texts or integers; a discount of the order is ("percent", number) or ("money", minor units)."""
    kind, size = discount or ("percent", 0)
    reduced = []
    for quantity, price, percent, _ in lines:
        full = Fraction(quantity) * price * (1 - Fraction(percent) / 100)
        if kind == "percent":
            full *= 1 - Fraction(size) / 100
        reduced.append(half_even(full))
    if kind == "money" and sum(reduced) > 0:
        total = sum(reduced)
        size = min(size, total)
        paying = [index for index, base in enumerate(reduced) if base]
        shares = {index: half_even(Fraction(size * reduced[index], total)) for index in paying[:-1]}
        shares[paying[-1]] = size - sum(shares.values())
        reduced = [base - shares.get(index, 0) for index, base in enumerate(reduced)]
    found = []
    for base, (_, _, _, rate) in zip(reduced, lines):
        rate = Fraction(rate)
        if tax_included:
            tax = half_even(base * rate / (100 + rate))
            found.append((base - tax, tax, base))
        else:
            tax = half_even(base * rate / 100)
            found.append((base, tax, base + tax))
    return found
