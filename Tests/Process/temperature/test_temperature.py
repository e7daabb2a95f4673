"""Temperatures: exact at the table's values, strictly increasing, invertible, and flagged as extrapolated outside the
table."""

import json
import random
import shutil
from decimal import Decimal
from fractions import Fraction

import pytest

from support.core import ROOT, Core, request, run

TABLE = ROOT / "Tests/Process/support/humanus_utci_v1.csv"
KNOTS = [tuple(Decimal(cell) for cell in line.split(",")) for line in TABLE.read_text().splitlines()[1:]]


def convert(core, value, start, end):
    return core.call("temperature.convert", value=value, **{"from": start, "to": end})


@pytest.mark.parametrize(
    "value, start, end, result",
    [
        (0, "celsius", "fahrenheit", 32),
        (100, "celsius", "fahrenheit", 212),
        (-40, "celsius", "fahrenheit", -40),
        (37, "celsius", "fahrenheit", 98.6),
        (0, "celsius", "kelvin", 273.15),
        (0, "kelvin", "celsius", -273.15),
        (100, "fahrenheit", "celsius", 37.777777778),
        (0, "kelvin", "fahrenheit", -459.67),
        (-459.67, "fahrenheit", "kelvin", 0),
        (0, "celsius", "humanus", 37.5),
        (0.1, "celsius", "celsius", 0.1),
        (21.600000381469727, "celsius", "celsius", 21.600000381),
        (0.0000000005, "celsius", "celsius", 0),
        (0.0000000015, "celsius", "celsius", 2e-9),
        (1e9, "celsius", "celsius", 1e9),
    ],
)
def test_known_values(core, value, start, end, result):
    assert convert(core, value, start, end) == {"value": result, "scale": end, "extrapolated": False}


def piecewise(value, table):
    """Returns the value of a table by linear interpolation, exactly. The outermost segments are extended."""
    upper = next((index for index in range(1, len(table)) if value <= table[index][0]), len(table) - 1)
    (x0, y0), (x1, y1) = table[upper - 1], table[upper]
    return y0 + (value - x0) * (y1 - y0) / (x1 - x0)


EXACT = [tuple(Fraction(cell) for cell in knot) for knot in KNOTS]
TO_CELSIUS = {
    "celsius": lambda value: value,
    "kelvin": lambda value: value - Fraction("273.15"),
    "fahrenheit": lambda value: (value - 32) * 5 / 9,
    "humanus": lambda value: piecewise(value, [knot[::-1] for knot in EXACT]),
}
OF_CELSIUS = {
    "celsius": lambda value: value,
    "kelvin": lambda value: value + Fraction("273.15"),
    "fahrenheit": lambda value: value * 9 / 5 + 32,
    "humanus": lambda value: piecewise(value, EXACT),
}


def model(value, start, end):
    """The exact result, rounded once, half to even, to nine decimals."""
    return Decimal(round(OF_CELSIUS[end](TO_CELSIUS[start](Fraction(value))) * 10**9)).scaleb(-9)


@pytest.mark.parametrize("start", TO_CELSIUS)
@pytest.mark.parametrize("end", OF_CELSIUS)
def test_every_conversion_is_exact_to_nine_decimals(core, start, end):
    chance = random.Random(start + end)
    lowest = {"celsius": -273, "kelvin": 0, "fahrenheit": -459, "humanus": -20}[start]
    values = [Decimal(lowest) + Decimal(number) / 10 for number in range(0, 4000, 7)]
    for places in (1, 3, 8, 9):
        values += [Decimal(chance.randrange(lowest * 10**places, 500 * 10**places)).scaleb(-places) for _ in range(500)]
    values += [Decimal(chance.randrange(10**17)).scaleb(-9) for _ in range(300)]
    line = json.dumps(request("temperature.convert", {"value": "VALUES", "from": start, "to": end}))
    core.send(line.replace('"VALUES"', f"[{','.join(map(str, values))}]").encode())
    reply = json.loads(core.process.stdout.readline(), parse_float=Decimal, parse_int=Decimal)
    assert reply["result"]["value"] == [model(value, start, end) for value in values]


def is_accepted(core, value, start):
    line = json.dumps(request("temperature.convert", {"value": "VALUE", "from": start, "to": "kelvin"}))
    core.send(line.replace('"VALUE"', str(value)).encode())
    return "result" in json.loads(core.process.stdout.readline())


@pytest.mark.parametrize("start", TO_CELSIUS)
def test_only_what_is_rounded_to_less_is_below_absolute_zero(core, start):
    zero = model("-273.15", "celsius", start)
    for value in [zero + Decimal(billionths).scaleb(-9) for billionths in range(-9, 10)]:
        assert is_accepted(core, value, start) == (model(value, start, "celsius") >= Decimal("-273.15")), value


def test_half_a_billionth_below_absolute_zero_is_rounded_to_it(tmp_path):
    # In this table, a degree is two Humanus from -59 degrees down. So -273.15 degrees are -18.898 - 2 * 214.15.
    steep = table(tmp_path, lambda lines: [lines[0], "-60,-20.898", *lines[2:]])
    with Core(":memory:", "--humanus-table", str(steep)) as core:
        assert is_accepted(core, "-447.198", "humanus") and is_accepted(core, "-447.198000001", "humanus")
        assert not is_accepted(core, "-447.198000002", "humanus")


def test_the_table_is_the_one_of_the_data(core):
    table = core.call("temperature.table")
    assert table["id"] == "humanus_utci_v1" and "UTCI" in table["provenance"] and len(table["knots"]) == 122
    assert [(Decimal(str(knot["celsius"])), Decimal(str(knot["humanus"]))) for knot in table["knots"]] == KNOTS


def test_it_is_exact_at_the_knots_both_ways(core):
    celsius, humanus = [[float(knot[side]) for knot in KNOTS] for side in (0, 1)]
    there = convert(core, celsius, "celsius", "humanus")
    back = convert(core, humanus, "humanus", "celsius")
    assert (
        there["value"] == humanus
        and back["value"] == celsius
        and not there["extrapolated"]
        and not back["extrapolated"]
    )


def test_it_increases_strictly_and_inverts(core):
    chance = random.Random(1)
    values = sorted(
        {round(chance.uniform(-273.15, 400), 6) for _ in range(5000)} | {-273.15, -60.000001, -60, 61, 61.000001}
    )
    there = convert(core, values, "celsius", "humanus")["value"]
    assert all(a < b for a, b in zip(there, there[1:]))
    back = convert(core, there, "humanus", "celsius")["value"]
    assert max(abs(a - b) for a, b in zip(values, back)) < 1e-8


def test_between_the_knots_it_is_linear(core):
    for (x0, y0), (x1, y1) in zip(KNOTS, KNOTS[1:]):
        half = convert(core, float((x0 + x1) / 2), "celsius", "humanus")["value"]
        assert Decimal(str(half)) == (y0 + y1) / 2


@pytest.mark.parametrize(
    "value, extrapolated",
    [(-60, False), (61, False), (-60.1, True), (61.1, True), ([0, 61.1, 5, -99], True), ([0, 1], False)],
)
def test_what_lies_outside_is_flagged(core, value, extrapolated):
    answer = convert(core, value, "celsius", "humanus")
    assert answer["extrapolated"] is extrapolated
    # For a list, the result has the indexes of the extrapolated values.
    which = [place for place, one in enumerate(value) if not -60 <= one <= 61] if isinstance(value, list) else None
    assert answer.get("extrapolatedAt") == which
    assert convert(core, value, "celsius", "kelvin")["extrapolated"] is False


@pytest.mark.parametrize(
    "value, scale", [(-273.16, "celsius"), (-0.000000001, "kelvin"), (-459.68, "fahrenheit"), (-232, "humanus")]
)
def test_below_absolute_zero_is_refused(core, value, scale):
    error = core.refused("temperature.convert", value=value, **{"from": scale, "to": scale})
    assert (
        error["code"] == -32602
        and "absolute zero" in error["message"]
        and error["data"]["problems"][0]["pointer"] == "/value"
    )
    error = core.refused("temperature.convert", value=[300, value], **{"from": scale, "to": "celsius"})
    assert error["data"]["problems"][0]["pointer"] == "/value/1"


@pytest.mark.parametrize("value", ["hot", None, True, {"a": 1}, ["1"], 1e10, -1e10, 1e300])
def test_other_values_are_refused(core, value):
    assert core.refused("temperature.convert", value=value, **{"from": "celsius", "to": "kelvin"})["code"] == -32602


def test_lists(core):
    assert convert(core, [], "celsius", "kelvin")["value"] == []
    assert len(convert(core, [1] * 100_000, "celsius", "kelvin")["value"]) == 100_000
    assert (
        core.refused("temperature.convert", value=[1] * 100_001, **{"from": "celsius", "to": "kelvin"})["code"]
        == -32602
    )


def test_scales(core):
    scales = core.call("temperature.scales")["items"]
    assert [scale["scale"] for scale in scales] == ["celsius", "fahrenheit", "kelvin", "humanus"]
    assert [scale["absoluteZero"] for scale in scales][:3] == [-273.15, -459.67, 0]
    assert (
        "did you mean celsius"
        in core.refused("temperature.convert", value=1, **{"from": "celcius", "to": "kelvin"})["message"]
    )


def table(tmp_path, edit):
    lines = TABLE.read_text().splitlines()
    path = tmp_path / "mine.csv"
    path.write_text("\n".join(edit(lines)) + "\n")
    return path


def test_another_table_can_be_given(tmp_path):
    path = table(tmp_path, lambda lines: [lines[0]] + [f"{number},{number * 2}" for number in range(122)])
    with Core(":memory:", "--humanus-table", str(path)) as core:
        assert convert(core, 10.25, "celsius", "humanus")["value"] == 20.5
        assert core.call("temperature.table")["id"] == "mine"
    shutil.copy(TABLE, tmp_path / "same.csv")
    with Core(":memory:", "--humanus-table", str(tmp_path / "same.csv")) as core:
        assert convert(core, 0, "celsius", "humanus")["value"] == 37.5


@pytest.mark.parametrize("slope", ["0.001", "0.01", "100", "1000"])
def test_a_steep_or_flat_table_goes_as_far_as_numbers_do(tmp_path, slope):
    """Above four billion, values can't be distinguished."""
    slope = Decimal(slope)
    path = table(tmp_path, lambda lines: [lines[0]] + [f"{number},{number * slope}" for number in range(122)])
    with Core(":memory:", "--humanus-table", str(path)) as core:
        for value in (10**9, 10**6, 122):
            for start, end, factor in (("celsius", "humanus", slope), ("humanus", "celsius", 1 / slope)):
                result = convert(core, value, start, end)
                assert result["extrapolated"] == (value > 121 * (1 if start == "celsius" else slope)) and result[
                    "value"
                ] == float(min(value * factor, 4 * 10**9))
        assert convert(core, 10**9, "humanus", "fahrenheit")["value"] == float(
            min(10**9 / slope, 4 * 10**9) * 9 / 5 + 32
        )
        assert (
            core.refused("temperature.convert", value=-(10**9), **{"from": "humanus", "to": "celsius"})["data"]["kind"]
            == "invalidParams"
        )


@pytest.mark.parametrize(
    "edit, words",
    [
        (lambda lines: lines[1:], "first line"),
        (lambda lines: lines[:-1], "121 knots"),
        (lambda lines: lines + ["62,200"], "123 knots"),
        (lambda lines: lines[:5] + ["x,y"] + lines[6:], "line 6"),
        (lambda lines: lines[:5] + ["1"] + lines[6:], "line 6"),
        (lambda lines: lines[:5] + [lines[4]] + lines[6:], "line 6"),
        (lambda lines: [lines[0]] + lines[:0:-1], "increase"),
        (lambda lines: [], "first line"),
    ],
)
def test_a_table_that_is_none_is_refused_at_the_start(tmp_path, edit, words):
    done = run("--humanus-table", str(table(tmp_path, edit)))
    assert done.returncode == 64 and words in done.stderr.decode()


def test_each_value_below_absolute_zero_is_told():
    with Core() as core:
        error = core.refused("temperature.convert", value=[-274, 5, -1e6], **{"from": "celsius", "to": "kelvin"})
        assert [(one["pointer"], one["message"]) for one in error["data"]["problems"]] == [
            (f"/value/{n}", f"value[{n}] is below absolute zero (-273.15 degrees Celsius)") for n in (0, 2)
        ]
        # The message has absolute zero on the scale of the given value.
        for scale, value, zero in [
            ("celsius", -300, "-273.15 degrees Celsius"),
            ("fahrenheit", -460, "-459.67 degrees Fahrenheit"),
            ("kelvin", -1, "0 kelvin"),
            ("humanus", -1e6, f"{convert(core, 0, 'kelvin', 'humanus')['value']} on the Humanus scale"),
        ]:
            error = core.refused("temperature.convert", value=value, **{"from": scale, "to": "kelvin"})
            assert error["message"] == f"Invalid params: value is below absolute zero ({zero})"
        error = core.refused("temperature.convert", value=[-274] * 1000, **{"from": "celsius", "to": "kelvin"})
        assert len(error["data"]["problems"]) == 100
