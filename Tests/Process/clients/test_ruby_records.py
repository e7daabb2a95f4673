"""Records of the Ruby gem: their members, their type signatures, and their texts for editors."""

import json
import os
import subprocess

import pytest

from clients.test_conformance import conversations, without_nulls
from clients.test_ruby import PACKAGE, PRELUDE, pytestmark, ruby, run
from support.core import PATIENCE, ROOT

__all__ = ["pytestmark", "run"]


def test_records(run):
    run("""
    shop do |core|
      beans = item(core, min_stock: BigDecimal("2.5"), tags: ["green"])
      is([beans.sku, beans.min_stock, beans.tags], ["B1", BigDecimal("2.5"), ["green"]])
      is(beans.created_at.utc? && beans.version.is_a?(Integer))
      again = core.inventory.items.get(id: beans.id)
      is(again, beans)
      is(again.hash, beans.hash)
      is({beans => 1}[again], 1)
      is(beans.with(name: "Other").name, "Other")
      is(beans.with(name: "Other") == beans, false)
      is(beans.inspect.include?('sku="B1"') && beans.inspect.include?("min_stock=2.5"))
      is(beans.to_h.values_at(:sku, :flag), ["B1", nil])
      raises(FrozenError) { beans.instance_variable_set(:@name, "Other") }
      raises(FrozenError) { beans.tags << "red" }
      raises(FrozenError) { beans.name << "!" }
      case beans
      in {sku: "B1", name:} then is(name, "Item B1")
      end
    end
    """)


def test_records_are_those_of_the_discovery_document(run):
    run(
        """
    schemas = JSON.parse(File.read(ENV["DOCUMENT"]))["components"]["schemas"]
    is(Records.constants.sort, schemas.keys.map(&:to_sym).sort)
    # Loading the gem makes no table of members: each is made when a record of its class is first used.
    is(Records.constants.none? { |name| Records.const_get(name).instance_variable_defined?(:@slots) })
    Records.constants.each do |name|
      record, schema = Records.const_get(name), schemas[name.to_s]
      slots = record.slots.to_h { |slot| [slot.wire, slot.required] }
      required = schema.fetch("required", [])
      is([name, slots], [name, schema.fetch("properties", {}).keys.to_h { |one| [one, required.include?(one)] }])
      is([name, record.members - record.public_instance_methods(false)], [name, []])
      is([name, record::READS.keys - record.members, record::CHOICES.keys - record.members], [name, [], []])
    end
    # A member may have the name of a keyword.
    is(Records::ItemPage.new(items: [], next: "n").next, "n")
    raises(ArgumentError, /missing keyword: :next/) { Records::ItemPage.new(items: []) }
    raises(ArgumentError, /unknown keyword: :other/) { Records::ItemPage.new(items: [], next: nil, other: 1) }
    raises(KeyError, /key not found: "next"/) { Records::ItemPage.read({"items" => []}) }
    # A record of a class that a front end derives has the same members.
    page = Class.new(Records::ItemPage).read({"items" => [], "next" => "n"})
    is([page.to_h, page.class.members], [{items: [], next: "n"}, [:items, :next]])
    is(Records::ActivityPage.read({"items" => [], "next" => nil}).frozen?)
    """,
        DOCUMENT=str(ROOT / "Schemas/openrpc.json"),
    )


def test_golden_transcripts_go_through_it(tmp_path):
    """The gem must encode requests exactly as the transcripts have them. It must also decode replies, and encode them
    again without a difference. All members must have the types in the signatures."""
    asked = [(request, reply) for _, request, reply in conversations()]
    done = subprocess.run(
        ["ruby", "-r", "rbs/test/setup", "-I", PACKAGE / "lib", ROOT / "Tests/Process/clients/transcripts.rb"],
        input="".join(json.dumps(pair) + "\n" for pair in asked),
        capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path,
        env={
            **os.environ,
            "RBS_TEST_TARGET": "Mainspring::Records::*",
            "RBS_TEST_OPT": f"-I {PACKAGE / 'sig'} -r bigdecimal -r date",
            "RBS_TEST_RAISE": "true",
            "RBS_TEST_LOGLEVEL": "error",
        },
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    made = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(made) == len(asked)
    kinds = set()
    for (request, reply), one in zip(asked, made, strict=True):
        if one is None:
            # The recorded request names a method or a parameter that does not exist, which the gem can't express.
            continue
        assert one["name"] == request["method"]
        assert one["params"] == {name: value for name, value in request.get("params", {}).items() if value is not None}
        if "error" in reply:
            kinds.add(one["kind"])
            assert one["class"].split("::")[-1].lower() == one["kind"].lower()
            assert without_nulls(one["data"]) == without_nulls(reply["error"]["data"])
        else:
            assert without_nulls(one["result"]) == without_nulls(reply["result"])
    assert sum(one is None for one in made) < len(made) / 10
    assert len(made) > 300 and len(kinds) > 15


def test_signatures():
    done = subprocess.run(
        ["ruby", "-e", 'load Gem.bin_path("rbs", "rbs")', "--"]
        + ["-I", "sig", "-r", "bigdecimal", "-r", "date", "validate"],
        capture_output=True, text=True, timeout=PATIENCE, cwd=PACKAGE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


DOCUMENTED = """
require "json"
require "rbs"
document = JSON.parse(File.read(ENV["DOCUMENT"]))
schemas = document["components"]["schemas"]
sentence = lambda do |one|
  # A record that a member is of says nothing of the member.
  path = one["$ref"].to_s.split("/").drop(1)
  one = document.dig(*path) unless path.empty? || path[1] == "schemas"
  one["summary"] || one["description"] || ""
end
written = ->(one) { one.comment ? one.comment.string.split.join(" ").gsub("\\\\{", "{") : "" }
modules = RBS::Parser.parse_signature(File.read("sig/generated.rbs"))
records = modules.flat_map(&:members).find { |one| one.name.name == :Records }
abort("not all records are there") if records.members.size != schemas.size
records.members.each do |record|
  schema = schemas.fetch(record.name.name.to_s)
  readers = record.members.grep(RBS::AST::Members::AttrReader)
  wanted = [schema, *schema.fetch("properties", {}).values].map { |one| sentence.call(one).split.join(" ") }
  abort("#{record.name} is not documented") if [record, *readers].map(&written) != wanted
end
services = File.read("lib/mainspring/generated/services.rb")
undocumented = File.read("lib/mainspring/generated/services.rb").scan(/^(?! *#).*\\n *def \\w+/)
abort(undocumented.join) unless undocumented.empty?
"""


def test_editors_find_what_each_record_member_and_method_is_for():
    done = subprocess.run(
        ["ruby", "-e", DOCUMENTED], capture_output=True, text=True, timeout=PATIENCE, cwd=PACKAGE,
        env={**os.environ, "DOCUMENT": str(ROOT / "Schemas/openrpc.json")},
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


SIGNED = """
shop do |core|
  beans = item(core, min_stock: 0.5, condition: :new)
  core.inventory.items.update(id: beans.id, changes: Records::ItemDetailsChanges.new(name: "N", description: nil))
  core.inventory.items.list(limit: 5, order: "name")
  milk = item(core, sku: "MILK", track_batch: true)
  [Date.new(2027, 4, 30), "2027-04-30"].each_with_index do |expiry, number|
    core.inventory.lots.create(item: milk.id, batch: "L#{number}", expiry: expiry)
  end
  core.system.ping
end
"""


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        'Core.open(":memory:") { |core| core.inventory.items.list(order: "loudest") }',
        'Core.open(":memory:") { |core| core.inventory.lots.create(item: "x", batch: "L", expiry: 20270430) }',
        "Records::ItemDetailsChanges.new(name: 5)",
    ],
)
def test_what_methods_take_is_as_the_signatures_say(tmp_path, wrong):
    done = ruby(
        PRELUDE + SIGNED + wrong, tmp_path, "-r", "rbs/test/setup",
        env={
            "RBS_TEST_TARGET": "Mainspring::Records::*,Mainspring::Services::*",
            "RBS_TEST_OPT": f"-I {PACKAGE / 'sig'} -r bigdecimal -r date",
            "RBS_TEST_RAISE": "true",
            "RBS_TEST_LOGLEVEL": "error",
        },
    )  # fmt: skip
    assert ("TypeError" in done.stderr, done.returncode) == ((True, 1) if wrong else (False, 0)), done.stderr
