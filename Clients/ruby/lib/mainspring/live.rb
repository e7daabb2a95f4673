# frozen_string_literal: true

module Mainspring
  # A live query that is opened without waiting, and tells its owner what comes.
  # @api private
  class LiveQuery < Watch
    attr_reader :newest, :error

    def initialize(core, name, params, read, owner)
      @owner = owner
      @came = @has_ended = false
      super(core, name, params, read)
    end

    def come? = @came

    def ended? = @has_ended

    # Called with the state locked.
    def end(failure)
      @is_closed = true
      hand_over(failure, true) if failure
      @owner.core_closed if @connection.closed?
    end

    private

    def open
      request
    rescue ProcessEnded => error
      @error, @has_ended = error, true
    end

    def opened(result)
      return super unless @is_closed

      # The thread that reads must not wait for writing.
      Thread.new do
        close_at_core(result["live"])
      rescue ProcessEnded
        # It has ended with the process.
      end
    end

    def put(value) = hand_over(value, false)

    def hand_over(value, has_ended)
      @owner.later do
        @has_ended = has_ended
        value.is_a?(Exception) ? @error = value : (@newest, @came, @error = value, true, nil)
        @owner.changed(self)
      end
    end
  end

  # What {LiveList} and {LiveRecord} have in common: one state after the other.
  #
  # The state changes in a thread of its own, which also calls back.
  class LiveState
    # @return [LiveListState, LiveRecordState] The state as it is.
    attr_reader :state

    # @api private
    def initialize(core, name, params, read)
      @core, @name, @params, @read = core, name, params, read
      @lock, @has_come = Mutex.new, ConditionVariable.new
      @is_closed = false
      @callbacks = []
      @queries = make
      @first = @state = @queries.state
      @come = [@state]
      @work = Thread::Queue.new
      @thread = Thread.new { work_on }.tap { |thread| thread.name = "mainspring live" }
      later { @queries.start }
    end

    # Whether the first elements, further ones, or the record are on their way.
    def loading? = @state.loading?

    # @return [Exception, nil] The reason why the state may be out of date; nil if it is not.
    def error = @state.error

    # Asks again if the query was refused; a query that is open is up to date by itself.
    def refresh
      later { @queries.refresh }
      self
    end

    # Calls back with the state as it is, and with each new one, in their order, in a thread of its own.
    def on_change(&callback)
      later do
        @callbacks << callback
        call_back(callback, @state)
      end
      self
    end

    # Waits for the next state. The first one is that before anything has come; a slow reader gets the newest alone.
    #
    # @param timeout [Numeric, nil] in seconds; for ever without it
    # @raise [TimedOut] if none comes in time
    # @raise [StopIteration] if none comes any more, because it was closed
    def get(timeout = nil)
      deadline = timeout && (@core.connection.now + timeout)
      @lock.synchronize do
        while @come.empty?
          raise StopIteration, "it is closed" if @is_closed

          left = deadline && (deadline - @core.connection.now)
          raise TimedOut, "nothing has come in time" if left && left <= 0

          @has_come.wait(@lock, left)
        end
        @come.shift
      end
    end

    # Each state, until it is closed.
    def each
      return enum_for(:each) unless block_given?

      loop { yield get }
      self
    end

    # Ends the query. The state stays as it is.
    def close
      was_closed = @lock.synchronize do
        before, @is_closed = @is_closed, true
        @has_come.broadcast
        before
      end
      return if was_closed

      later { @queries.close }
      @work.close
    end

    # @api private
    def later(&work)
      @work << work
    rescue ClosedQueueError
      # Nothing is shown any more.
    end

    # @api private
    def changed(query)
      @queries.changed(query) unless @is_closed
    end

    # @api private
    def core_closed = later { close }

    private

    def open(params) = LiveQuery.new(@core, @name, params, @read, self)

    def work_on
      while (work = @work.pop)
        begin
          work.call
        rescue ProcessEnded
          # Each query hears of that by itself.
        end
      end
    end

    def show(state)
      @lock.synchronize do
        return if @is_closed

        @state = state
        # Only the newest state is kept for a slow reader, but the first one is always given.
        @come = @come.select { |one| one.equal?(@first) } << state
        @has_come.broadcast
      end
      @callbacks.each { |callback| call_back(callback, state) }
      close if state.error.is_a?(ProcessEnded)
    end

    # What a callback raises is its own: it is shown, and harms nobody else.
    def call_back(callback, state)
      callback.call(state)
    rescue StandardError => error
      warn(error.full_message(highlight: false))
    end
  end

  # A list that stays as the core has it: what a screen shows.
  #
  # At first it is `loading?`, `items` are empty and `error` is nil. An error keeps the items. If the core was opened with
  # `restart: true`, the list goes on after a restart of the core.
  #
  # A list of up to 1,000 items is one query: its items are of one moment. A longer one is a chain of queries.
  #
  #     stock = core.live_list.inventory.items.list(order: "name", limit: 200)
  #     stock.on_change { |state| show(state.items, state.loading?, state.error) }
  class LiveList < LiveState
    # @return [Array] The elements in the list's order.
    def items = @state.items

    # Whether the list goes on behind the items.
    def more? = @state.more?

    # Adds as many elements as the `limit` says; 50 without it. Nothing happens while the list is loading.
    def more
      later { @queries.more }
      self
    end

    private

    def make = LivePages.new(@params, method(:open), method(:show))
  end

  # A record that stays as the core has it.
  #
  # At first it is `loading?`, and `value` and `error` are nil. `value` becomes nil when the record is deleted. An error
  # keeps the value. A record that was never there is an error: Errors::NotFound.
  #
  #     beans = core.live_record.inventory.items.get(sku: "B1")
  #     beans.on_change { |state| show(state.value) }
  class LiveRecord < LiveState
    # @return [Object, nil] The record; nil before it has come, and after it was deleted.
    def value = @state.value

    private

    def make = LiveSingle.new(-> { open(@params) }, method(:show))
  end
end
