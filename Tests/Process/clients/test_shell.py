"""The functions for bash, as a script uses them."""

import json
import re
import shutil
import subprocess

import pytest

from support.core import PATIENCE, ROOT

SHELL = ROOT / "Clients/shell"

pytestmark = pytest.mark.skipif(not shutil.which("jq") or not shutil.which("bash"), reason="bash and jq are needed")


def script(text, folder):
    return subprocess.run(
        ["bash", "-c", f"source '{SHELL}/mainspring.sh'\n{text}"],
        cwd=folder, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip


def test_the_page_s_blocks_run(tmp_path):
    found = re.findall(r"^```(\w*)\n(.*?)^```$", (SHELL / "README.md").read_text(), re.M | re.S)
    program = "".join(text for language, text in found if language == "sh")
    shown = "".join(text for language, text in found if language == "")
    done = script(program.replace("source Clients/shell/mainspring.sh\n", ""), tmp_path)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", shown)


def test_words_are_texts_or_json(tmp_path):
    made = script(
        """
        mainspring_start --data :memory:
        mainspring_call companies.create name=Shop >/dev/null
        mainspring_call inventory.items.create sku=1 'name=A "quoted" \\ name' unit=kg minStock:=0.00001 \
          tags:='["a","b"]' custom.colour=red
        mainspring_call inventory.items.create '{"sku":"2","name":"As JSON","unit":"kg","minStock":987654321.12345}'
        mainspring_end
        """,
        tmp_path,
    )
    assert made.returncode == 0, made.stderr
    first, second = made.stdout.splitlines()
    one = json.loads(first)
    assert (one["sku"], one["name"], one["tags"]) == ("1", 'A "quoted" \\ name', ["a", "b"])
    assert one["custom"] == {"colour": "red"}
    assert '"minStock":0.00001' in first and '"minStock":987654321.12345' in second


def test_what_is_refused_has_a_code_and_facts(tmp_path):
    done = script(
        """
        mainspring_start --data :memory:
        mainspring_call inventory.items.list; echo "code $?"
        mainspring_error .data.kind
        mainspring_call companies.craete name=X; mainspring_error .data.suggestion
        mainspring_call temperature.convert value:=20 from=celsius to=kelvin
        mainspring_call temperature.convert value:=; echo "code $?"
        mainspring_end; echo "end $?"
        """,
        tmp_path,
    )
    lines = done.stdout.splitlines()
    code = int(lines[0].split()[1])
    assert code != 0 and lines[1:3] == ["noCompany", "companies.create"]
    assert json.loads(lines[3])["value"] == 293.15
    assert lines[4] != "code 0" and lines[5] == "end 0"
    assert "no company yet" in done.stderr


def test_a_core_that_has_ended(tmp_path):
    done = script(
        """
        mainspring_call system.ping; echo "none $?"
        mainspring_start --data shop
        mainspring_call companies.create name=Shop >/dev/null
        kill -9 "${MAINSPRING_PID[$MAINSPRING_CORE]}"
        until ! mainspring_call system.ping >/dev/null 2>said; do :; done
        cat said
        mainspring_end >/dev/null 2>&1
        mainspring_start --data shop && mainspring_call companies.list | jq -r '.items[].name'
        mainspring_end
        """,
        tmp_path,
    )
    lines = done.stdout.splitlines()
    assert lines[0].startswith("none ") and lines[0] != "none 0"
    assert "the core has ended" in lines[1] and lines[-1] == "Shop"


def test_a_program_that_is_not_there(tmp_path):
    done = script(
        """
        MAINSPRING=/nowhere/mainspring mainspring_start; echo $?
        mainspring_call system.ping; echo $?
        MAINSPRING=nowhere mainspring_start --restart; echo $?
        mainspring_start --data :memory: && mainspring_call system.ping && mainspring_end
        echo > file
        mainspring_start --data file && mainspring_call system.ping; echo $?
        mainspring_start --data :memory: && mainspring_call system.ping && mainspring_end
        """,
        tmp_path,
    )
    assert done.stdout.split() == ["127", "125", "127", "{}", "125", "{}"]
    assert (
        done.stderr.count("put it on the path, or name it with MAINSPRING") == 2 and "open already" not in done.stderr
    )


def test_a_quantity_has_five_places(tmp_path):
    done = script(
        "for n in 0.30000000000000004 1.000004 -2 0.1 1e-5 x; do mainspring_quantity $n; done; echo $?", tmp_path
    )
    assert done.stdout.split() == ["0.3", "1", "-2", "0.1", "0.00001", "64"]
