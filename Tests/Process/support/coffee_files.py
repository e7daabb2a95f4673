"""Files of other coffee journals, made for the tests: exports of Beanconqueror, and shots of Visualizer and a Decent
machine."""

import json


def config(number, at):
    """Returns the id and the instant, in seconds, that Beanconqueror gives a record."""
    return {"uuid": f"0000000{number}-1111-4222-8333-444444444444", "unix_timestamp": at}


def mill(number, name, **more):
    return {"name": name, "note": "", "config": config(number, 1_700_000_000 + number), "finished": False, **more}


def preparation(number, name, type, style, **more):
    return {
        "name": name,
        "note": "",
        "config": config(number, 1_700_000_000 + number),
        "type": type,
        "style_type": style,
        "finished": False,
        **more,
    }


def bean(number, name, **more):
    return {
        "name": name,
        "buyDate": "",
        "roastingDate": "",
        "note": "",
        "roaster": "",
        "config": config(number, 1_700_000_000 + number),
        "roast": "UNKNOWN",
        "roast_custom": "",
        "beanMix": "SINGLE_ORIGIN",
        "aromatics": "",
        "weight": 0,
        "finished": False,
        "cost": 0,
        "attachments": [],
        "decaffeinated": False,
        "bean_information": [{}],
        "url": "",
        "ean_article_number": "",
        "rating": 0,
        "favourite": False,
        "frozenDate": "",
        "unfrozenDate": "",
        "bestDate": "",
        "openDate": "",
        **more,
    }


def brew(number, at, of, **more):
    """Returns a brew. `of` names its bean, mill and preparation."""
    bean, mill, preparation = (record["config"]["uuid"] for record in of)
    return {
        "grind_size": "",
        "grind_weight": 0,
        "method_of_preparation": preparation,
        "mill": mill,
        "bean": bean,
        "brew_temperature": 0,
        "brew_time": 0,
        "brew_quantity": 0,
        "brew_quantity_type": "GR",
        "note": "",
        "rating": 0,
        "coffee_blooming_time": 0,
        "config": {"uuid": f"{number:08}-9999-4222-8333-444444444444", "unix_timestamp": at},
        "tds": 0,
        "brew_beverage_quantity": 0,
        "brew_time_milliseconds": 0,
        "coffee_blooming_time_milliseconds": 0,
        "cupping": {"body": 0, "brightness": 0, "finish": 0, "flavor": 0, "sweetness": 0, "wet_aroma": 0, "notes": ""},
        "cupped_flavor": {"predefined_flavors": {}, "custom_flavors": []},
        "bean_weight_in": 0,
        "favourite": False,
        **more,
    }


def export(mills, preparations, beans, brews, **settings):
    """Returns the main file of an export. As in the app, brews come before the records that they refer to."""
    return {
        "BEANS": beans,
        "BREWS": brews,
        "MILL": mills,
        "PREPARATION": preparations,
        "SETTINGS": [{"currency": "EUR", "brew_rating": 5, "bean_rating": 5, **settings}],
        "VERSION": [{"alreadyDisplayedVersions": ["7.5.0"]}],
    }


# All numbers are texts, as a machine writes them.
ELAPSED = ["0.044", "0.268", "13.5", "27.25"]
PRESSURE = ["0.0", "1.02", "8.75", "2.5"]


def decent(at=1_632_207_550, **settings):
    """Returns a shot in the form that a Decent machine writes."""
    return {
        "version": "2",
        "clock": str(at),
        "timestamp": str(at),
        "elapsed": ELAPSED,
        "pressure": {"pressure": PRESSURE, "goal": ["-1.0", "6.0", "9.0", "9.0"]},
        "flow": {"flow": ["0.0", "4.0", "2.0", "1.5"]},
        "totals": {"weight": ["0.0", "0.0", "12.1", "38.8"]},
        "profile": {"title": "Slow ramp"},
        "app": {"app_name": "DE1App", "data": {"settings": settings}},
    }


def tcl(at=1_632_207_550, **settings):
    """Returns the same shot in the machine's older form. A value of several words is in braces."""
    lines = [
        f"clock {at}",
        f"espresso_elapsed {{{' '.join(ELAPSED)}}}",
        f"espresso_pressure {{{' '.join(PRESSURE)}}}",
        'profile {\n  "title": "Slow ramp",\n  "steps": [{"name": "a } in a text"}]\n}',
        "local_time {Tue Sep 21 08:59:10 CEST 2021}",
        "settings {",
        *(f"\t{name} {{{value}}}" for name, value in settings.items()),
        "}",
        "machine {\n\tname pretty\n}",
    ]
    # Lists of Tcl require that a brace in a text is escaped.
    return "\n".join(lines).replace("a } in", "a \\} in") + "\n"


def visualizer(id, start="2021-09-21T06:59:10.000Z", **members):
    """Returns a shot in the form that Visualizer's API returns."""
    return {
        "id": id,
        "start_time": start,
        "duration": 27.25,
        "profile_title": "Slow ramp",
        "timeframe": ELAPSED,
        "data": {"espresso_pressure": PRESSURE},
        **members,
    }


def written(path, content):
    """Writes a text, or a value as JSON, into a file. Returns the file's path."""
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return str(path)
