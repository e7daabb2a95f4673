"""A data directory of the first stores, as the first version of the program made it."""

import pathlib
import sqlite3

FIRST = pathlib.Path(__file__).with_name("first_stores.sql")


def make_first_stores(directory):
    directory.mkdir()
    for name, version in (("device.sqlite", 2), ("private.sqlite", 5), ("shared.sqlite", 5)):
        with sqlite3.connect(directory / name) as database:
            database.executescript(FIRST.read_text().split(f"-- {name}\n")[1].split("\n\n")[0])
            database.execute(f"PRAGMA user_version = {version}")
        database.close()
