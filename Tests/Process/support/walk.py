"""Parameters for every method, as the discovery document describes them, from what a test knows of its shop."""

from support.discovery import DOCUMENT


def choices(schema):
    """Values of a schema that names some, or says yes or no."""
    variants = [resolved(one) for one in [schema, *schema.get("anyOf", []), *schema.get("oneOf", [])]]
    found = [value for one in variants for value in one.get("enum", []) if value is not None]
    return found or ([True, False] if any(one.get("type") == "boolean" for one in variants) else [])


def resolved(schema):
    return DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


def walk(method, known):
    """Parameters of a method: the least, and those with one more each.

    - known: values by the names of parameters, or by `method/parameter`; by a method, what is given in any case
    """

    def value(one):
        return known.get(f"{method['name']}/{one['name']}", known.get(one["name"]))

    params = [one for one in method["params"] if one["name"] not in ("company", "idempotencyKey")]
    least = {one["name"]: value(one) for one in params if one["required"]} | known.get(method["name"], {})
    found = [least]
    for one in params:
        if not one["required"]:
            values = [value(one)] if value(one) is not None else choices(one["schema"])
            found += [least | {one["name"]: each} for each in values]
    return found
