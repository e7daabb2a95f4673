# frozen_string_literal: true

require "securerandom"

module Mainspring
  # A core of one's own: a process that ends with it.
  #
  #     Mainspring::Core.open("shop") do |core|
  #       core.inventory.items.create(sku: "B1", name: "Beans", unit: "kg")
  #     end
  #
  # Methods of all services may be called from any thread.
  class Core < Services::All
    # @return [Numeric, nil] How many seconds a call may take.
    attr_reader :timeout
    # @api private
    attr_reader :connection

    # Starts a core. With a block, it is ended behind it, and the block's value is answered.
    #
    # @param (see #initialize)
    def self.open(data = nil, **options)
      core = new(data, **options)
      return core unless block_given?

      begin
        yield core
      ensure
        core.close
      end
    end

    # @param data [String, Pathname, nil] the data directory; the user's own without it, none with ":memory:"
    # @param command [Array<String>, nil] the program, with arguments that stand before all others; without it, the one
    #   that the gem finds
    # @param arguments [Array<String>] more arguments, as of `mainspring serve`
    # @param host [Host, nil] what the front end does for the core
    # @param restart [Boolean] whether the process is started again when it has died. What was not answered is then
    #   asked once more, where that changes nothing twice: reading calls, and writes, which get an idempotency key.
    # @param timeout [Numeric, nil] how many seconds a call may take; for ever without it
    # @param env [Hash{String => String}] what the process's environment has beside that of this one
    def initialize(data = nil, command: nil, arguments: [], host: nil, restart: false, timeout: nil, env: {})
      super(self)
      @timeout, @progress, @key = timeout, nil, nil
      @connection = Connection.new(Program.words(data, command, arguments), env, host, restart)
    end

    # The same core, with other ways to call it.
    #
    # @param timeout [Numeric, nil] how many seconds a call may take
    # @param idempotency_key [String, nil] of the one write that is called next: a repeat with the same key changes
    #   nothing
    # @param progress [#call, nil] called while long work goes on, by who waits for it: with how much is done, how much
    #   there is (nil where nobody knows), and what is being done
    def options(timeout: nil, idempotency_key: nil, progress: nil)
      Core.allocate.look_at(@connection, timeout || @timeout, idempotency_key, progress || @progress)
    end

    # The same services, whose methods do not wait: many calls can be on their way at once.
    #
    #     calls = skus.map { |sku| core.submit.inventory.items.create(sku: sku, name: sku, unit: "piece") }
    #     items = calls.map(&:result)
    #
    # @return [Services::All] each method answers a {Submitted}
    def submit = @submit ||= Services::All.new(Ways::Submitting.new(self))

    # The same services, whose lists are not pages, but all elements.
    #
    #     core.each.inventory.items.list(order: "sku").map(&:name)
    #
    # @return [Services::All] each method that answers pages answers an Enumerator
    def each = @each ||= Services::All.new(Ways::Paging.new(self))

    # The same services, whose methods give their results again whenever they differ.
    #
    #     core.watch.inventory.items.list(limit: 20).each { |page| show(page.items) }
    #
    # @return [Services::All] each reading method answers a {Watch}
    def watch = @watch ||= Services::All.new(Ways::Watching.new(self))

    # The same services, whose lists stay as the core has them, with their state: what a screen shows.
    #
    #     stock = core.live_list.inventory.items.list(order: "name", limit: 200)
    #     stock.on_change { |state| show(state.items, state.loading?, state.error) }
    #
    # @return [Services::All] each method that answers pages answers a {LiveList}
    def live_list = @live_list ||= Services::All.new(Ways::Listing.new(self))

    # The same services, whose records stay as the core has them, with their state.
    #
    #     beans = core.live_record.inventory.items.get(sku: "B1")
    #     beans.on_change { |state| show(state.value) }
    #
    # @return [Services::All] each method that gets a record answers a {LiveRecord}
    def live_record = @live_record ||= Services::All.new(Ways::Showing.new(self))

    # What changes, from now on or from a cursor on.
    #
    #     core.listen(Mainspring::Records::Topic.new(service: "inventory")).each { |event| puts event.action }
    #
    # @param topics [Array<Records::Topic>] all without any
    # @param since [String, nil] the cursor of an earlier one
    # @return [Listening]
    def listen(*topics, since: nil) = Listening.new(self, topics, since)

    # @return [Integer] The id of the process that serves now.
    def process_id = @connection.process_id

    # Waits until all that was asked is done, and ends the process.
    def close = @connection.close

    def inspect = "#<#{self.class} process #{process_id}>"

    # What services call.
    # @api private
    def call(name, params, read, effect)
      call = self.begin(name, params, read, effect)
      @connection.wait(call, @timeout)
      call.value
    end

    # @api private
    def begin(name, params, read, effect)
      params = params.compact
      params["idempotencyKey"] ||= @key || SecureRandom.hex if effect == :write && (@key || @connection.restart?)
      params["progressToken"] ||= SecureRandom.hex if @progress
      again = effect == :read || params.key?("idempotencyKey")
      @connection.request(name, params, again: again, read: read, progress: @progress)
    end

    # @api private
    def look_at(connection, timeout, key, progress)
      @caller, @connection, @timeout, @key, @progress = self, connection, timeout, key, progress
      self
    end
  end
end
