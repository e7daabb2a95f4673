"""`LiveList` and `LiveRecord` of the gem for Ruby: the state that a screen shows."""

from clients.test_ruby import pytestmark, run

__all__ = ["pytestmark", "run"]

SHOP = """
def add(core, *names)
  calls = names.map { |name| core.submit.inventory.items.create(sku: name, name: name, unit: "kg") }
  calls.each(&:result)
end

def names(live) = live.items.map(&:name)

# Waits until the list has items of these names and nothing is loading; no state on the way may be torn.
def reaches(list, wanted, more: nil)
  loop do
    state = list.get(PATIENCE)
    is(names(state), names(state).uniq.sort)
    next if state.loading? || state.error || names(state) != wanted

    return state if more.nil? || state.more? == more
  end
  abort("line #{caller_locations(1, 1)[0].lineno}: the list was closed")
end

def kill(core) = Process.kill(:KILL, core.process_id)

def run_of(letter, count) = Array.new(count) { |number| format("#{letter}%04d", number) }
"""


def test_a_list_comes_changes_and_goes(run):
    run(
        SHOP
        + """
        shop do |core|
          add(core, "B")
          stock = core.live_list.inventory.items.list(order: "name")
          is(stock.get(PATIENCE), LiveListState.new(items: [], loading: true, error: nil, more: false))
          state = stock.get(PATIENCE)
          is([names(state), state.loading?, state.error, state.more?], [["B"], false, nil, false])
          states = Thread::Queue.new
          stock.on_change { |state| states << names(state) }
          is(states.pop, ["B"])
          add(core, "A")
          reaches(stock, %w[A B])
          core.inventory.items.update(sku: "A", changes: {name: "C"})
          reaches(stock, %w[B C])
          core.inventory.items.delete(sku: "B")
          reaches(stock, ["C"])
          is(Array.new(3) { states.pop }, [%w[A B], %w[B C], ["C"]])
          is([names(stock), stock.loading?, stock.error, stock.more?], [["C"], false, nil, false])
          stock.close
          is(stock.each.to_a, [])
        end
        """
    )


def test_an_error_keeps_the_items_and_goes_away(run):
    run(
        SHOP
        + """
        shop do |core|
          first = core.companies.list.items[0].id
          add(core, "A", "B")
          stock = core.live_list.inventory.items.list(order: "name")
          reaches(stock, %w[A B])
          watch = core.watch.inventory.items.list(order: "name")
          is(names(watch.get(PATIENCE)), %w[A B])
          # With two companies, and none selected, it is not known which one is meant.
          second = core.companies.create(name: "Other").id
          state = stock.get(PATIENCE)
          is([names(state), state.error.class, state.loading?], [%w[A B], Errors::NoCompany, false])
          raises(Errors::NoCompany) { watch.get(PATIENCE) }
          refused = core.live_list.inventory.items.list(order: "name")
          refused.get(PATIENCE)
          is(refused.get(PATIENCE).error.class, Errors::NoCompany)
          # The returned elements are those that were there before.
          core.companies.select(company: first)
          reaches(stock, %w[A B])
          is(names(watch.get(PATIENCE)), %w[A B])
          refused.refresh
          reaches(refused, %w[A B])
          core.companies.select(company: second)
          reaches(stock, [])
          wrong = core.live_list.inventory.items.list(limit: 0)
          wrong.get(PATIENCE)
          is(wrong.get(PATIENCE).error.class, Errors::InvalidParams)
        end
        """
    )


def test_more_pages_stay_whole(run):
    run(
        SHOP
        + """
        shop(restart: true) do |core|
          add(core, *run_of("M", 7))
          stock = core.live_list.inventory.items.list(order: "name", limit: 3)
          reaches(stock, run_of("M", 3), more: true)
          reaches(stock.more, run_of("M", 6), more: true)
          add(core, "A")
          reaches(stock, ["A", *run_of("M", 5)], more: true)
          reaches(stock.more, ["A", *run_of("M", 7)], more: false)
          stock.more
          core.inventory.items.delete(sku: "A")
          reaches(stock, run_of("M", 7), more: false)

          # A list without a limit, one that comes whole, and one that is longer than a page.
          add(core, *run_of("N", 2300))
          whole = [*run_of("M", 7), *run_of("N", 2300)]
          usual = core.live_list.inventory.items.list(order: "name")
          reaches(usual, whole.first(50), more: true)
          reaches(usual.more, whole.first(100), more: true)
          presets = core.live_list.access.presets
          presets.get(PATIENCE)
          is(presets.get(PATIENCE).then { |state| [state.items.empty?, state.more?, state.error] }, [false, false, nil])
          long = core.live_list.inventory.items.list(order: "name", limit: 1000)
          reaches(long, whole.first(1000), more: true)
          reaches(long.more, whole.first(2000), more: true)
          reaches(long.more, whole, more: false)
          add(core, "A")
          reaches(long, ["A", *whole], more: false)
          %w[A N0500 N1500].each { |sku| core.inventory.items.delete(sku: sku) }
          reaches(long, whole - %w[N0500 N1500], more: false)
          kill(core)
          core.inventory.items.delete(sku: "M0000")
          reaches(long, whole - %w[M0000 N0500 N1500], more: false)
        end
        """
    )


def test_lists_survive_restarts_and_end_with_the_core(run):
    run(
        SHOP
        + """
        core = Core.open("shop", restart: true)
        core.companies.create(name: "Shop")
        add(core, "D")
        stock = core.live_list.inventory.items.list(order: "name", limit: 2)
        reaches(stock, ["D"])
        wanted = ["D"]
        %w[C B A].each do |name|
          kill(core)
          add(core, name)
          wanted = [name, *wanted]
          reaches(stock, wanted.first(2))
        end
        kill(core)
        reaches(stock.more, wanted, more: false)
        add(core, "E")
        reaches(stock, wanted, more: true)
        waiting = Thread.new { stock.get(PATIENCE) rescue $! }
        Thread.pass until waiting.stop?
        core.close
        is(waiting.value.class, StopIteration)
        is(names(stock), wanted)

        shop = Core.open(":memory:")
        shop.companies.create(name: "Shop")
        companies = shop.live_list.companies.list
        reaches(companies, ["Shop"])
        kill(shop)
        is(companies.each.map { |state| [names(state), state.error.class] }, [[["Shop"], ProcessEnded]])
        late = shop.live_list.companies.list
        is(late.each.map { |state| state.error.class }, [NilClass, ProcessEnded])
        shop.close
        """
    )


def test_a_record_comes_changes_and_goes(run):
    run(
        SHOP
        + """
        shop(restart: true) do |core|
          first = core.companies.list.items[0].id
          add(core, "A")
          beans = core.live_record.inventory.items.get(sku: "A")
          is(beans.get(PATIENCE), LiveRecordState.new(value: nil, loading: true, error: nil))
          is(beans.get(PATIENCE).then { |state| [state.value.name, state.loading?, state.error] }, ["A", false, nil])
          core.inventory.items.update(sku: "A", changes: {name: "Beans"})
          is(beans.get(PATIENCE).value.name, "Beans")
          kill(core)
          core.inventory.items.update(sku: "A", changes: {name: "Again"})
          is(beans.get(PATIENCE).value.name, "Again")
          core.companies.create(name: "Other")
          is(beans.get(PATIENCE).then { |state| [state.value.name, state.error.class] }, ["Again", Errors::NoCompany])
          core.companies.select(company: first)
          is(beans.get(PATIENCE).error, nil)
          core.inventory.items.delete(sku: "A")
          is(beans.get(PATIENCE), LiveRecordState.new(value: nil, loading: false, error: nil))
          add(core, "A")
          is(beans.get(PATIENCE).value.name, "A")

          never = core.live_record.inventory.items.get(sku: "never")
          never.get(PATIENCE)
          is(never.get(PATIENCE).error.class, Errors::NotFound)
          add(core, "never")
          never.refresh
          is(never.get(PATIENCE).value.name, "never") unless never.get(PATIENCE).value
          is([never.value.sku, never.error], ["never", nil])
        end
        """
    )


def test_a_watch_that_is_refused_behind_a_restart_ends(run):
    run(
        SHOP
        + """
        shop(restart: true) do |core|
          add(core, "A")
          watch = core.watch.inventory.items.get(sku: "A")
          told = core.watch.inventory.items.get(sku: "A")
          errors = Thread::Queue.new
          is([watch, told].map { |one| one.get(PATIENCE).name }, %w[A A])
          told.on_change(on_error: ->(error) { errors << error.class }) { |_| nil }
          core.inventory.items.delete(sku: "A")
          raises(Errors::NotFound) { watch.get(PATIENCE) }
          is(errors.pop, Errors::NotFound)
          kill(core)
          core.system.ping
          2.times { raises(Errors::NotFound) { watch.get(PATIENCE) } }
          is(errors.pop, Errors::NotFound)
          is(errors.empty?)
        end
        """
    )
