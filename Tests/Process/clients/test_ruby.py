"""The Ruby gem, used like in a program that has no other gems installed."""

import os
import re
import shutil
import subprocess

import pytest

from support.core import BINARY, PATIENCE, ROOT

PACKAGE = ROOT / "Clients/ruby"

pytestmark = pytest.mark.skipif(
    shutil.which("ruby") is None and shutil.which("apt-get") is None, reason="there is no Ruby here"
)

PRELUDE = """
require "mainspring"
require "set"
include Mainspring
PATIENCE = 300
PATIENT = {deadline: 600_000}.freeze

def is(actual, wanted = true)
  return if actual == wanted

  abort("line #{caller_locations(1, 1)[0].lineno}: #{actual.inspect} is not #{wanted.inspect}")
end

def raises(kind, message = //)
  yield
rescue kind => error
  is(message.match?(error.message) ? true : error.message)
  error
else
  abort("line #{caller_locations(1, 1)[0].lineno}: #{kind} is not raised")
end

def item(core, sku = "B1", name: "Item #{sku}", **members)
  core.inventory.items.create(sku: sku, name: name, unit: "kg", **members)
end

def shop(**options)
  Core.open("shop", **options) do |core|
    core.companies.create(name: "Shop")
    yield core
  end
end
"""


def ruby(text, cwd, *options, env=None):
    return subprocess.run(
        ["ruby", *options, "-I", PACKAGE / "lib", "-"],
        input=text, capture_output=True, text=True, timeout=PATIENCE, cwd=cwd, env={**os.environ, **(env or {})},
    )  # fmt: skip


@pytest.fixture
def run(tmp_path):
    """Runs a program that prints something only if an assertion fails."""

    def run(text, **env):
        done = ruby(PRELUDE + text, tmp_path, "-w", env=env)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

    return run


@pytest.mark.parametrize("quantity", ["0.1", "987654321.12345", "3", "0.00001"])
def test_quantities_are_exact(run, quantity):
    run(
        """
    wanted = BigDecimal(ENV["QUANTITY"])
    shop { |core| is(core.inventory.stock.receive(item: item(core).id, quantity: wanted).levels[0].on_hand, wanted) }
    """,
        QUANTITY=quantity,
    )


def test_sums_of_floats_and_names_in_sentences(run):
    run("""
    shop do |core|
      item(core)
      stock = core.inventory.stock
      raises(Errors::InvalidParams, /at most 5 decimal places/) { stock.receive(sku: "B1", quantity: 0.1 + 0.2) }
      posted = stock.receive(sku: "B1", quantity: Mainspring.quantity(0.1 + 0.2))
      is(posted.levels[0].on_hand, BigDecimal("0.3"))
      is(Mainspring.quantity("1.000005"), 1)
      raises(ArgumentError, /NaN is not a quantity/) { Mainspring.quantity(Float::NAN) }
      changes = {min_stock: -1}
      raises(Errors::InvalidParams, /min_stock must be/) { core.inventory.items.update(sku: "B1", changes: changes) }
    end
    """)


def test_how_values_are_written(run):
    run("""
    {
      BigDecimal("12345678901234567890.000000000000000000001") => "12345678901234567890.000000000000000000001",
      BigDecimal("-0.5") => "-0.5", BigDecimal("3.000") => "3", BigDecimal("1e20") => "100000000000000000000",
      0.1 => "0.1", 2**70 => "1180591620717411303424", nil => "null", :name => '"name"', "é\\n" => '"é\\\\n"',
      [1, [true]] => "[1,[true]]", {min_stock: 1, "min_stock" => {from_: 2}} => '{"minStock":1,"min_stock":{"from":2}}',
      Set.new([1]) => "[1]", Time.at(0, 5, :millisecond, in: "+02:00") => '"1970-01-01T00:00:00.005Z"',
      Date.new(2026, 1, 2) => '"2026-01-02"', DateTime.new(2026, 1, 2, 3, 4, 5, "+1") => '"2026-01-02T02:04:05.000Z"',
      Records::ItemDetailsChanges.new(name: "N", description: nil) => '{"name":"N","description":null}',
    }.each { |value, text| is(Values.encode(value), text) }
    is(Values.decode("[0.10000000000000000000000000001]"), [BigDecimal("0.10000000000000000000000000001")])
    raises(ArgumentError) { Values.encode(BigDecimal("NaN")) }
    raises(StandardError) { Values.encode(Float::INFINITY) }
    raises(TypeError, /can't be written/) { Values.encode(Object.new) }
    """)


def test_what_is_not_given_stays_and_nil_takes_away(run):
    run("""
    shop do |core|
      beans = item(core, description: "from Kenya", min_stock: 1, cost: {amount: 5, currency: "EUR"})
      changes = Records::ItemDetailsChanges.new(name: "Beans")
      is(changes.description, UNSET)
      changed = core.inventory.items.update(id: beans.id, changes: changes)
      is([changed.name, changed.description, changed.min_stock, changed.cost.amount], ["Beans", "from Kenya", 1, 5])
      changed = core.inventory.items.update(id: beans.id, changes: changes.with(name: "B", description: nil))
      is([changed.name, changed.description], ["B", nil])
      changed = core.inventory.items.update(id: beans.id, changes: {min_stock: nil})
      is([changed.name, changed.min_stock], ["B", nil])
    end
    """)


def test_instants(run):
    run("""
    shop do |core|
      at = Time.new(2026, 1, 2, 4, 4, BigDecimal("5.678"), "+01:00")
      entry = core.inventory.stock.receive(item: item(core).id, quantity: 1, effective_at: at).entries[0]
      is(entry.effective_at, at)
      is(entry.effective_at.utc?)
    end
    """)


def test_each_kind_of_error_has_its_facts(run):
    run("""
    shop do |core|
      beans = item(core)
      duplicate = raises(Errors::Duplicate) { item(core) }
      is([duplicate.kind, duplicate.code, duplicate.data.member], ["duplicate", 3, "sku"])
      is(raises(Errors::InvalidParams) { item(core, "B2", name: "") }.data.problems.map(&:pointer), ["/name"])
      conflict = raises(Errors::Conflict) { core.inventory.items.update(id: beans.id, changes: {name: "N"}, expect: 9) }
      is(conflict.data.class, Records::ItemConflictData)
      is(conflict.data.current, beans)
      missing = raises(Errors::InsufficientStock) { core.inventory.stock.consume(item: beans.id, quantity: 1) }
      is([missing.data.on_hand, missing.method_name], [0, "inventory.stock.consume"])
      raises(CoreError, /\\Ainventory.items.get: There is no/) do
        core.inventory.items.get(id: core.companies.selected.id)
      end
      raises(ArgumentError, /unit/) { core.inventory.items.create(sku: "B", name: "B") }
    end
    error = Refusals.failure("a.b", {"code" => 99, "message" => "New.", "data" => {"kind" => "brandNew", "x" => 1}})
    is([error.class, error.kind, error.code, error.data["x"], error.reason], [CoreError, "brandNew", 99, 1, "New."])
    """)


def test_many_calls_at_once_and_all_pages(run):
    run("""
    shop do |core|
      calls = Array.new(450) { |n| core.submit.inventory.items.create(sku: "C#{n}", name: "Cup", unit: "piece") }
      is(calls.map { |call| call.result.sku }, Array.new(450) { |n| "C#{n}" })
      is(calls.all?(&:done?))
      all = core.each.inventory.items.list(limit: 100)
      is(all.count, 450)
      # It can be gone through again, and step by step.
      is([all.next.sku, all.next.sku, all.first.sku], ["C449", "C448", "C449"])
      is(core.each.inventory.items.list(text: "nothing").to_a, [])
      raises(ArgumentError, /system.ping returns no pages/) { core.each.system.ping.to_a }
      raises(Errors::NotFound) { core.submit.inventory.items.get(sku: "none").result }
    end
    """)


def test_threads_share_a_core(run):
    run("""
    shop do |core|
      threads = Array.new(8) do |number|
        Thread.new { 100.times { |n| is(item(core, "T#{number}-#{n}").sku, "T#{number}-#{n}") } }
      end
      threads.each(&:join)
      is(core.each.inventory.items.list.count, 800)
    end
    """)


def test_a_live_query(run):
    run("""
    shop do |core|
      watch = core.watch.inventory.items.list(limit: 5)
      is(watch.get(PATIENCE).items, [])
      beans = item(core)
      is(watch.get(PATIENCE).items, [beans])
      is(watch.current.items, [beans])
      raises(TimedOut) { watch.get(0) }
      watch.close
      watch.close
      item(core, "B2")
      is(watch.to_a, [])
      raises(StopIteration) { watch.get }
      raises(Errors::NotFound) { core.watch.inventory.items.get(sku: "none") }

      other = core.watch.inventory.items.get(sku: "B2")
      is(other.first.sku, "B2")
      core.inventory.items.delete(sku: "B2")
      raises(Errors::NotFound) { other.get(PATIENCE) }
      item(core, "B2", name: "Again")
      is(other.get(PATIENCE).name, "Again")
    end
    """)


def test_a_live_query_calls_back(run):
    run("""
    shop do |core|
      seen = Queue.new
      watch = core.watch.inventory.items.list
      watch.on_change { |page| seen << page.items.map(&:sku) }
      item(core)
      skus = seen.pop while skus != ["B1"]
      watch.close
    end
    """)


def test_what_changes(run):
    run("""
    shop do |core|
      changes = core.listen(Records::Topic.new(service: "inventory", type: "item"))
      beans = item(core)
      event = changes.get(PATIENCE)
      is([event.type, event.action, event.id], ["item", "created", beans.id])
      # More than is told one by one, in one commit.
      calls = Array.new(3000) { |n| core.submit.inventory.items.create(sku: "M#{n}", name: "M", unit: "kg") }
      ids = calls.map { |call| call.result.id }
      is(ids.map { changes.get(PATIENCE).id }, ids)
      cursor = changes.cursor
      last = item(core, "L1")
      is(changes.get(PATIENCE).id, last.id)
      changes.close
      is(core.listen(since: cursor).get(PATIENCE).id, last.id)

      come = Queue.new
      core.listen.on_change { |event| come << event.id }
      ids = Array.new(20) { |n| item(core, "E#{n}").id }
      is(ids.map { come.pop }, ids)
    end
    """)


def test_a_host(run):
    run("""
    class Window < Host
      def weather_current(latitude:, longitude:)
        raise HostError.new("nobody lives there", 7, {"seen" => 1}) if latitude > 80
        raise "broken" if latitude < -80
        raise NotImplementedError if latitude.zero?

        Records::CurrentWeatherAnswer.new(
          latitude: latitude, longitude: longitude, temperature: {value: 7, unit: "celsius"}
        )
      end
    end

    is(HostCalls.offered(Window.new), ["host.weather.current"])
    Core.open(":memory:", host: Window.new) do |core|
      is(core.weather.current(latitude: 48, longitude: 16, **PATIENT).temperature.value, 7)
      refused = raises(Errors::HostError) { core.weather.current(latitude: 81, longitude: 16, **PATIENT) }
      is(refused.data.error.values_at("code", "message", "data"), [7, "nobody lives there", {"seen" => 1}])
      broken = raises(Errors::HostError) { core.weather.current(latitude: -81, longitude: 16, **PATIENT) }
      is(broken.data.error["message"], "RuntimeError: broken")
      missing = raises(Errors::HostError) { core.weather.current(latitude: 0, longitude: 16, **PATIENT) }
      is(missing.data.error["code"], -32601)
      raises(Errors::HostUnavailable) { core.location.request }
    end
    """)


def test_a_host_asks_the_core_meanwhile(run):
    run("""
    class Asking < Host
      attr_accessor :core

      def ping(text:)
        kelvin = core.temperature.convert(value: 0, from: "celsius", to: "kelvin").value
        Records::HostPong.new(text: "#{text} #{kelvin.to_s("F")}")
      end
    end

    host = Asking.new
    Core.open(":memory:", host: host) do |core|
      host.core = core
      is(core.host.check(text: "at", **PATIENT).text, "at 273.15")
    end
    """)


def test_what_is_cancelled_and_what_takes_too_long(run):
    run("""
    class Never < Host
      ASKED, MAY = Queue.new, Queue.new

      def ping(text:)
        ASKED << true
        MAY.pop
        Records::HostPong.new(text: text)
      end
    end

    Core.open(":memory:", host: Never.new) do |core|
      call = core.submit.host.check(text: "a", **PATIENT)
      Never::ASKED.pop
      is(call.done?, false)
      call.cancel
      raises(Errors::RequestCancelled) { call.result(PATIENCE) }
      raises(CallTimeout, /host.check was not answered within 0.01 s/) do
        core.options(timeout: 0.01).host.check(text: "b", **PATIENT)
      end
      raises(TimedOut) { core.submit.host.check(text: "c", **PATIENT).result(0.01) }
      core.system.ping
      Never::MAY.close
    end
    """)


def test_how_far_it_is(run):
    run("""
    shop do |core|
      Array.new(2000) { |n| core.submit.inventory.items.create(sku: "P#{n}", name: "P", unit: "kg") }.each(&:result)
      told = []
      # The block that is told of progress may ask the core for more.
      tell = ->(done, total, _) { told << [done, total, core.system.ping, Thread.current] }
      report = core.options(progress: tell).inventory.items.export(format: "csv", path: File.expand_path("items.csv"))
      is(told.any? && told.last[0] <= 2000)
      is(told.map(&:last).uniq, [Thread.current])
      is([report.rows, File.readlines("items.csv").size >= 2000], [2000, true])
    end
    """)


def test_a_key_of_one_s_own(run):
    run("""
    shop do |core|
      once = core.options(idempotency_key: "k1")
      beans = item(once, "K")
      is(item(once, "K"), beans)
      raises(Errors::KeyReused) { item(once, "L") }
    end
    """)


def test_it_is_started_again(run):
    run("""
    shop(restart: true) do |core|
      watch, changes = core.watch.inventory.items.list(limit: 200), core.listen(Records::Topic.new(type: "item"))
      is(watch.get(PATIENCE).items, [])
      ids = []
      5.times do |turn|
        calls = Array.new(200) { |n| core.submit.inventory.items.create(sku: "R#{turn}-#{n}", name: "R", unit: "kg") }
        ids << calls.first.result.id
        Process.kill(:KILL, core.process_id)
        ids += calls.drop(1).map { |call| call.result.id }
      end
      is(ids.uniq.size, 1000)
      is(core.each.inventory.items.list.map(&:id).sort, ids.sort)
      # Each is told of once, in order.
      is(ids.map { changes.get(PATIENCE).id }, ids)
      nil while watch.get(PATIENCE).items[0].id != ids.last
    end

    class Dying < Host
      PROCESSES = Queue.new

      def ping(text:)
        Process.kill(:KILL, PROCESSES.pop) unless PROCESSES.empty?
        Records::HostPong.new(text: text)
      end
    end

    Core.open("other", restart: true, host: Dying.new) do |core|
      core.system.ping
      Dying::PROCESSES << core.process_id
      # The new process asks the host, too.
      is(core.host.check(text: "again", **PATIENT).text, "again")
      Dying::PROCESSES << core.process_id
      # A request that may have changed something, and has no idempotency key, is not sent again.
      raises(ProcessEnded, /whether host.check was done is not known/) do
        core.call("host.check", {"text" => "once", "deadline" => 600_000}, nil, :session)
      end
      core.system.ping
    end
    """)


def test_more_than_a_pipe_takes_is_asked_again(run):
    run("""
    shop(restart: true) do |core|
      text = "x" * 2000
      calls = Array.new(1500) do |n|
        core.submit.inventory.items.create(sku: "R#{n}", name: "R", unit: "kg", description: text)
      end
      Process.kill(:KILL, core.process_id)
      is(calls.map { |call| call.result.id }.uniq.size, 1500)
    end
    """)


def test_a_process_that_has_ended(run):
    run("""
    Core.open("shop") do |core|
      core.companies.create(name: "Shop")
      watch = core.watch.inventory.items.list
      watch.get(PATIENCE)
      told = Queue.new
      ended = Queue.new
      core.watch.companies.list.on_change(on_error: ->(error) { ended << error }) { |page| told << page.items.size }
      is(told.pop, 1)
      Process.kill(:KILL, core.process_id)
      raises(ProcessEnded, /ended by signal 9/) { loop { item(core, SecureRandom.hex) } }
      raises(ProcessEnded) { loop { watch.get(PATIENCE) } && raise(ProcessEnded) }
      raises(ProcessEnded, /answers no more calls/) { core.system.ping }
      is(ended.pop.class, ProcessEnded)
    end
    """)


def test_callbacks_without_one_for_errors_say_that_the_process_has_ended(tmp_path):
    program = """
    Core.open("shop") do |core|
      told = Queue.new
      feed = core.watch.companies.list
      feed.on_change { |page| told << page.items.size }
      told.pop
      Process.kill(:KILL, core.process_id)
      feed.instance_variable_get(:@thread).join
    end
    """
    done = ruby(PRELUDE + program, tmp_path, "-w")
    assert (done.returncode, done.stdout) == (0, "") and "ended by signal 9" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_refusal_says_where_the_call_was_made(run):
    run("""
    shop do |core|
      line = __LINE__ + 1
      refused = raises(Errors::NotFound) { core.inventory.items.get(sku: "none") }
      is(refused.backtrace.any? { |place| place.start_with?("-:#{line}:") })
      calls = Array.new(2) { core.submit.inventory.items.get(sku: "none") }
      line = __LINE__ + 1
      refused = raises(Errors::NotFound) { calls[1].result }
      is(refused.backtrace.any? { |place| place.start_with?("-:#{line}:") })
    end
    """)


def test_a_core_that_was_closed(run):
    run("""
    core = Core.open("shop")
    core.companies.create(name: "Shop")
    calls = Array.new(100) { |n| core.submit.inventory.items.create(sku: "C#{n}", name: "C", unit: "kg") }
    watch = core.watch.companies.list
    core.close
    core.close
    # All that was accepted was answered.
    is(calls.map { |call| call.result.id }.uniq.size, 100)
    is(watch.to_a.size, 1)
    raises(ProcessEnded, /the core/) { core.system.ping }
    is(Core.open(":memory:") { |one| one.system.ping && 5 }, 5)
    raises(RuntimeError) { Core.open("shop") { raise "it is ended all the same" } }
    is(Core.open("shop") { |one| one.companies.list.items.size }, 1)
    """)


def test_a_program_or_directory_that_is_not_there(run):
    run("""
    raises(ProcessEnded, /can't be started: No such file/) { Core.open(command: ["/nowhere/mainspring"]) }
    File.write("file", "")
    $stderr.reopen(File::NULL)
    core = Core.open("file", restart: true)
    error = raises(ProcessEnded, /data directory can't be used/) { core.companies.list }
    is(error.log, ["mainspring: file is not a directory. Name another path with --data."])
    is(error.message.include?(error.log[0]))
    ENV.delete("MAINSPRING")
    ENV["PATH"] = Dir.pwd
    raises(ProcessEnded, /MAINSPRING/) { Core.open(":memory:") }
    """)


def test_an_interrupt_leaves_no_half_line(run):
    run("""
    require "timeout"
    shop do |core|
      20.times do
        Timeout.timeout(0.001) { loop { item(core, SecureRandom.hex, description: "x" * 2000) } }
      rescue Timeout::Error
        core.system.ping
      end
    end
    """)


GEM = """
require "mainspring"
Mainspring::Core.open("shop") { |core| puts core.companies.create(name: "Shop").name }
"""


def test_a_gem_is_all_that_it_takes(tmp_path):
    built = subprocess.run(
        [PACKAGE / "package", "--binary", BINARY, tmp_path / "dist"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert (built.returncode, built.stderr) == (0, "")
    (gem,) = (tmp_path / "dist").iterdir()
    assert str(gem) == built.stdout.strip()
    subprocess.run(
        ["gem", "install", "--local", "--silent", "--no-document", "--install-dir", tmp_path / "gems", gem],
        check=True, capture_output=True, timeout=PATIENCE, cwd=tmp_path,
    )  # fmt: skip
    place = os.path.dirname(shutil.which("ruby"))
    done = subprocess.run(
        ["ruby", "-e", GEM],
        capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path,
        env={"PATH": f"{place}:/usr/bin:/bin", "GEM_HOME": str(tmp_path / "gems")},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("Shop\n", "")
    assert (tmp_path / "shop/private.sqlite").exists()


def test_the_page_s_programs_run(tmp_path):
    found = re.findall(r"^```(\w*)\n(.*?)^```$", (PACKAGE / "README.md").read_text(), re.M | re.S)
    programs = [index for index, (language, _) in enumerate(found) if language == "ruby"]
    assert len(programs) >= 7
    for index in programs:
        done = ruby(found[index][1], tmp_path, "-w")
        assert (done.returncode, done.stderr) == (0, ""), found[index][1]
        if index + 1 < len(found) and found[index + 1][0] == "":
            assert done.stdout == found[index + 1][1], found[index][1]
