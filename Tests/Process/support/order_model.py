"""The amounts of an order, computed in fractions. It was written from the rules and not from the program's code."""

from fractions import Fraction
from math import floor

# The base of the tax and the rounding of halves: for companies of older programs, and for new companies.
FORMER, USUAL = ("line", "halfEven"), ("rate", "halfUp")


def rounded(number, rule):
    return floor(number + Fraction(1, 2)) if rule == "halfUp" else round(number)


def amounts(lines, discount=None, tax_included=False, settings=FORMER):
    """Returns the net, tax and gross of each line. A line is (quantity, unit price, discount and rate of tax in
    percent), with numbers as texts or integers. A discount of the order is ("percent", number) or ("money", minor
    units)."""
    rule = settings[1]
    kind, size = discount or ("percent", 0)
    reduced = []
    for quantity, price, percent, _ in lines:
        full = Fraction(quantity) * price * (1 - Fraction(percent) / 100)
        if kind == "percent":
            full *= 1 - Fraction(size) / 100
        reduced.append(rounded(full, rule))
    if kind == "money" and sum(reduced) > 0:
        total = sum(reduced)
        size = min(size, total)
        paying = [index for index, base in enumerate(reduced) if base]
        shares = {index: rounded(Fraction(size * reduced[index], total), rule) for index in paying[:-1]}
        shares[paying[-1]] = size - sum(shares.values())
        reduced = [base - shares.get(index, 0) for index, base in enumerate(reduced)]
    return taxed(reduced, [rate for *_, rate in lines], tax_included, settings)


def taxed(bases, rates, tax_included=False, settings=FORMER):
    """Returns the net, tax and gross of lines. `bases` are the net amounts, or the gross amounts if prices include the
    tax."""
    base_of_tax, rule = settings
    found, sums = [], {}
    for base, rate in zip(bases, map(Fraction, rates)):
        part = rate / (100 + rate) if tax_included else rate / 100
        # If the tax is computed by rate, the tax of a line is the part that it adds to the tax of the lines before it.
        before = sums.get(rate, 0) if base_of_tax == "rate" else 0
        sums[rate] = before + base
        tax = rounded((before + base) * part, rule) - rounded(before * part, rule)
        found.append((base - tax, tax, base) if tax_included else (base, tax, base + tax))
    return found


def left(whole, rates, parts, tax_included=False, settings=FORMER):
    """Returns the net, tax and gross that remain of each line after the given part of the line was credited."""
    base_of_tax, rule = settings
    if base_of_tax == "line":
        found = []
        for (_, tax, gross), part in zip(whole, parts):
            gross, tax = gross - rounded(gross * part, rule), tax - rounded(tax * part, rule)
            found.append((gross - tax, tax, gross))
        return found
    bases = [gross if tax_included else net for net, _, gross in whole]
    return taxed([base - rounded(base * part, rule) for base, part in zip(bases, parts)], rates, tax_included, settings)
