# frozen_string_literal: true

require "securerandom"

module Mainspring
  # A core as a process of the program. The process ends when the core is closed.
  #
  #     Mainspring::Core.open("shop") do |core|
  #       core.inventory.items.create(sku: "B1", name: "Beans", unit: "kg")
  #     end
  #
  # The methods of all services may be called from any thread.
  class Core < Services::All
    # @return [Numeric, nil] The number of seconds after which a call without an answer fails.
    attr_reader :timeout
    # @api private
    attr_reader :connection

    # Starts a core. With a block, the core is closed after the block, and the block's value is returned.
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

    # @param data [String, Pathname, nil] the path of the data directory. Without it, the user's own directory; with
    #   ":memory:", no directory.
    # @param command [Array<String>, nil] the program and its first arguments. Without it, the program that the gem
    #   finds, and `serve`.
    # @param arguments [Array<String>] more arguments of the program, such as options of `mainspring serve`
    # @param host [Host, nil] an object that answers requests of the core
    # @param restart [Boolean] whether the process is started again if it ends unexpectedly. Calls without an answer are
    #   then sent again if that can't change anything twice: reading calls, and writing calls, which get an idempotency
    #   key.
    # @param timeout [Numeric, nil] the number of seconds after which a call without an answer fails. Without it, calls
    #   wait for ever.
    # @param env [Hash{String => String}] variables that are added to the environment of the process
    def initialize(data = nil, command: nil, arguments: [], host: nil, restart: false, timeout: nil, env: {})
      super(self)
      @timeout, @progress, @key = timeout, nil, nil
      @connection = Connection.new(Program.words(data, command, arguments), env, host, restart)
    end

    # Returns the same core with other options for its calls.
    #
    # @param timeout [Numeric, nil] the number of seconds after which a call without an answer fails
    # @param idempotency_key [String, nil] the key of a single writing call. A repeat of the call with the same key
    #   changes nothing.
    # @param progress [#call, nil] called while long work goes on, in the thread that waits. It gets the done amount,
    #   the total (nil if it is not known), and a text.
    def options(timeout: nil, idempotency_key: nil, progress: nil)
      Core.allocate.look_at(@connection, timeout || @timeout, idempotency_key, progress || @progress)
    end

    # The same services, but their methods do not wait for answers, so many calls can run at the same time.
    #
    #     calls = skus.map { |sku| core.submit.inventory.items.create(sku: sku, name: sku, unit: "piece") }
    #     items = calls.map(&:result)
    #
    # @return [Services::All] services whose methods return a {Submitted}
    def submit = @submit ||= Services::All.new(Ways::Submitting.new(self))

    # The same services, but their lists have all elements in place of one page.
    #
    #     core.each.inventory.items.list(order: "sku").map(&:name)
    #
    # @return [Services::All] services whose methods for pages return an Enumerator
    def each = @each ||= Services::All.new(Ways::Paging.new(self))

    # The same services, but their reading methods give the result again each time it changes.
    #
    #     core.watch.inventory.items.list(limit: 20).each { |page| show(page.items) }
    #
    # @return [Services::All] services whose reading methods return a {Watch}
    def watch = @watch ||= Services::All.new(Ways::Watching.new(self))

    # The same services, but their lists are kept up to date, with their state, for a screen.
    #
    #     stock = core.live_list.inventory.items.list(order: "name", limit: 200)
    #     stock.on_change { |state| show(state.items, state.loading?, state.error) }
    #
    # @return [Services::All] services whose methods for pages return a {LiveList}
    def live_list = @live_list ||= Services::All.new(Ways::Listing.new(self))

    # The same services, but their records are kept up to date, with their state.
    #
    #     beans = core.live_record.inventory.items.get(sku: "B1")
    #     beans.on_change { |state| show(state.value) }
    #
    # @return [Services::All] services whose methods for one record return a {LiveRecord}
    def live_record = @live_record ||= Services::All.new(Ways::Showing.new(self))

    # Returns a stream of the core's events, from now on, or from the cursor `since` on.
    #
    #     core.listen(Mainspring::Records::Topic.new(service: "inventory")).each { |event| puts event.action }
    #
    # @param topics [Array<Records::Topic>] the topics of the events. Without topics, all events.
    # @param since [String, nil] the {Listening#cursor} of an earlier stream
    # @return [Listening]
    def listen(*topics, since: nil) = Listening.new(self, topics, since)

    # @return [Integer] The id of the present process.
    def process_id = @connection.process_id

    # Waits until all calls are done, and ends the process.
    def close = @connection.close

    def inspect = "#<#{self.class} process #{process_id}>"

    # The method that services call.
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
