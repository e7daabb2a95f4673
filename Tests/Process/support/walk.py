"""Parameters for every method, from the discovery document and from values that a test knows."""

from support.discovery import DOCUMENT


def choices(schema):
    """Returns the values of a schema that lists its values or is a boolean."""
    variants = [resolved(one) for one in [schema, *schema.get("anyOf", []), *schema.get("oneOf", [])]]
    found = [value for one in variants for value in one.get("enum", []) if value is not None]
    return found or ([True, False] if any(one.get("type") == "boolean" for one in variants) else [])


def resolved(schema):
    return DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


def walk(method, known):
    """Returns parameters of a method: the required ones, and these with one optional parameter each.

    - `known`: values by the name of a parameter, or by `method/parameter`. By a method's name, parameters that are
      always given.
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
