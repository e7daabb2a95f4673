#!/usr/bin/env ruby
# frozen_string_literal: true

# The scenario that every client plays: conformance.rb DIRECTORY. See ../conformance/README.md.

require "fileutils"
$LOAD_PATH.unshift(File.expand_path("lib", __dir__))
require "mainspring"

REPEATABLE = ["--clock", "2026-03-05T09:00:00Z", "--seed", "7"].freeze

# A host that answers `host.ping`, refuses it, or waits before it answers, depending on the text of the ping.
class Playing < Mainspring::Host
  attr_reader :asked, :may_go

  def initialize
    super
    @asked, @may_go = Queue.new, Queue.new
  end

  def ping(text:)
    raise Mainspring::HostError.new("no", 7) if text == "refuse"

    if text == "wait"
      @asked << true
      @may_go.pop
    end
    Mainspring::Records::HostPong.new(text: text.upcase)
  end
end

# Returns a decimal as text, without zeros at its end.
def number(value) = value.frac.zero? ? value.to_i.to_s : value.to_s("F")

def yes(is_so) = is_so ? "yes" : "no"

# Runs a call that must fail. Prints the kind and the code of its error, and the facts that `facts` picks.
def refused(facts = ->(_) { [] })
  yield
  puts "not refused"
rescue Mainspring::CoreError => error
  puts ["error", error.kind, error.code, *facts.call(error.data)].join(" ")
end

def level(levels) = puts(["live", *levels.get.items.map { |one| number(one.on_hand) }].join(" "))

def made(core)
  company = core.companies.create(name: "Roastery")
  puts "company #{company.name} #{company.id}"
  1.upto(7) do |n|
    item = core.inventory.items.create(sku: "S#{n}", name: "Item #{n}", unit: "kg", min_stock: BigDecimal("0.5"))
    puts "item #{item.sku} #{item.id} #{number(item.min_stock)} #{item.version}"
  end
end

def listed(core)
  place = nil
  loop do
    page = core.inventory.items.list(limit: 3, order: "sku", after: place)
    puts "page #{page.items.map(&:sku).join(" ")}"
    place = page.next
    break if place.nil?
  end
  puts "each #{core.each.inventory.items.list(limit: 2, order: "sku").map(&:sku).join(" ")}"
end

def heard(core, id)
  changes = core.listen(Mainspring::Records::Topic.new(service: "inventory", type: "item"))
  core.inventory.items.update(
    id: id, changes: Mainspring::Records::ItemDetailsChanges.new(name: "Beans", description: "from Kenya")
  )
  core.inventory.items.update(id: id, changes: Mainspring::Records::ItemDetailsChanges.new(description: nil))
  2.times do
    event = changes.get
    puts "event #{event.type} #{event.action} #{yes(event.id == id)} #{event.version}"
  end
  beans = core.inventory.items.get(id: id)
  puts "changed #{beans.name} #{yes(beans.description.nil?)} #{beans.version}"
  changes.close
end

def watched(core, id)
  levels = core.watch.inventory.stock.levels
  level(levels)
  core.inventory.stock.receive(item: id, quantity: BigDecimal("2.5"))
  level(levels)
  core.inventory.stock.consume(item: id, quantity: BigDecimal("0.25"))
  level(levels)
  levels.close
end

def asked(core, host)
  puts "host #{core.host.check(text: "hello").text}"
  call = core.submit.host.check(text: "wait", deadline: 600_000)
  host.asked.pop
  call.cancel
  refused { call.result }
  host.may_go << true
end

def errors(core, id)
  items = core.inventory.items
  refused(->(data) { data.problems.map(&:pointer) }) { items.create(sku: "", name: "X", unit: "kg", min_stock: -1) }
  refused { items.get(sku: "none") }
  refused(->(data) { [data.current.name, data.current.version] }) { items.update(id: id, changes: {name: "X"}, expect: 1) }
  refused(->(data) { [data.member, yes(data.id == id)] }) { items.create(sku: "s1", name: "X", unit: "kg") }
  refused(->(data) { [data.asked, data.on_hand, data.available].map { |one| number(one) } }) do
    core.inventory.stock.consume(item: id, quantity: 100)
  end
  keyed = core.options(idempotency_key: "once").inventory.items
  puts "once #{yes(Array.new(2) { keyed.create(sku: "K", name: "K", unit: "kg").id }.uniq.size == 1)}"
  refused { keyed.create(sku: "L", name: "L", unit: "kg") }
  refused(->(data) { [data.capability] }) { core.location.request }
  refused(->(data) { data.error.values_at("code", "message") }) { core.host.check(text: "refuse") }
  core.companies.create(name: "Second")
  core.companies.select(company: nil)
  refused { items.list }
end

def shop(directory)
  host = Playing.new
  Mainspring::Core.open("#{directory}/shop", arguments: REPEATABLE, host: host) do |core|
    made(core)
    listed(core)
    id = core.inventory.items.get(sku: "S1").id
    heard(core, id)
    watched(core, id)
    asked(core, host)
    errors(core, id)
  end
end

def killed(directory)
  Mainspring::Core.open("#{directory}/killed", restart: true) do |core|
    core.companies.create(name: "Roastery")
    3.times do |turn|
      calls = Array.new(50) { |n| core.submit.inventory.items.create(sku: "#{turn}-#{n}", name: "K", unit: "kg") }
      calls.first.result
      Process.kill(:KILL, core.process_id)
      calls.each(&:result)
    end
    puts "recovered #{core.each.inventory.items.list.count}"
  end
  Mainspring::Core.open("#{directory}/killed") do |core|
    Process.kill(:KILL, core.process_id)
    loop { core.system.ping }
  rescue Mainspring::ProcessEnded
    puts "ended"
  end
end

def two(directory)
  cloud = ["--cloud", "#{directory}/cloud.sqlite"]
  Mainspring::Core.open("#{directory}/one", arguments: cloud) do |one|
    Mainspring::Core.open("#{directory}/two", arguments: cloud) do |other|
      company = one.companies.create(name: "Roastery").id
      made = one.inventory.items.create(sku: "B", name: "Beans", unit: "kg")
      one.sync.now(wait: true)
      other.sync.now(wait: true)
      puts "synced #{other.inventory.items.list(company: company).items.map(&:name).join(" ")}"
      other.inventory.items.update(company: company, id: made.id, changes: {name: "Beans from Kenya"})
      other.sync.now(wait: true)
      one.sync.now(wait: true)
      puts "synced #{one.inventory.items.get(company: company, id: made.id).name}"
    end
  end
end

directory = ARGV.fetch(0)
FileUtils.mkdir_p(directory)
%w[shop killed two].each do |part|
  puts "== #{part}"
  send(part, directory)
end
