# frozen_string_literal: true

module Mainspring
  # A live query that is opened without waiting, and passes its results and errors to its owner.
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

      # A new thread sends the request, because the reading thread must not wait for writing.
      Thread.new do
        close_at_core(result["live"])
      rescue ProcessEnded
        # The query has ended together with the process.
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

  # The base of {LiveList} and {LiveRecord}: a stream of states.
  #
  # The state changes in a thread of its own. The same thread runs the callbacks.
  class LiveState
    # @return [LiveListState, LiveRecordState] The present state.
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

    # Whether the first elements, more elements, or the record are being loaded.
    def loading? = @state.loading?

    # @return [Exception, nil] The error because of which the state may be out of date, or nil.
    def error = @state.error

    # Sends the query again if it was refused. An open query needs no refresh.
    def refresh
      later { @queries.refresh }
      self
    end

    # Calls the block with the present state, and then with each new state, in their order, in a thread of its own.
    def on_change(&callback)
      later do
        @callbacks << callback
        call_back(callback, @state)
      end
      self
    end

    # Waits for the next state, and returns it. The first state is the one before the first result. After that, a slow
    # reader gets only the newest state.
    #
    # @param timeout [Numeric, nil] the number of seconds to wait. Without it, the call waits for ever.
    # @raise [TimedOut] if no state comes in time
    # @raise [StopIteration] if no more states come, because the query or its core was closed
    def get(timeout = nil)
      deadline = timeout && (@core.connection.now + timeout)
      @lock.synchronize do
        while @come.empty?
          raise StopIteration, "the live query or its core was closed" if @is_closed

          left = deadline && (deadline - @core.connection.now)
          raise TimedOut, "nothing has come in time" if left && left <= 0

          @has_come.wait(@lock, left)
        end
        @come.shift
      end
    end

    # Yields each state, until the query is closed.
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
      # The query was closed, so nothing is shown any more.
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
          # Each query gets this error by itself.
        end
      end
    end

    def show(state)
      @lock.synchronize do
        return if @is_closed

        @state = state
        # A slow reader gets only the first state and the newest one.
        @come = @come.select { |one| one.equal?(@first) } << state
        @has_come.broadcast
      end
      @callbacks.each { |callback| call_back(callback, state) }
      close if state.error.is_a?(ProcessEnded)
    end

    # Runs a callback. Its exception is printed to standard error, and does not stop other callbacks.
    def call_back(callback, state)
      callback.call(state)
    rescue StandardError => error
      warn(error.full_message(highlight: false))
    end
  end

  # A list that is kept up to date, for a screen.
  #
  # At first `loading?` is true, `items` are empty and `error` is nil. After an error, the items stay. If the core was
  # opened with `restart: true`, the list goes on after a restart of the core.
  #
  # A list of up to 1,000 items is one query, so its items are of one moment. A longer list is a chain of queries.
  #
  #     stock = core.live_list.inventory.items.list(order: "name", limit: 200)
  #     stock.on_change { |state| show(state.items, state.loading?, state.error) }
  class LiveList < LiveState
    # @return [Array] The elements in the list's order.
    def items = @state.items

    # Whether the list has more elements than `items`.
    def more? = @state.more?

    # Adds as many elements as `limit` says, or 50 without `limit`. While the list is loading, nothing happens.
    def more
      later { @queries.more }
      self
    end

    private

    def make = LivePages.new(@params, method(:open), method(:show))
  end

  # A record that is kept up to date.
  #
  # At first `loading?` is true, and `value` and `error` are nil. When the record is deleted, `value` becomes nil. After
  # an error, the value stays. If the record never existed, `error` is an Errors::NotFound.
  #
  #     beans = core.live_record.inventory.items.get(sku: "B1")
  #     beans.on_change { |state| show(state.value) }
  class LiveRecord < LiveState
    # @return [Object, nil] The record, or nil before it is loaded and after it was deleted.
    def value = @state.value

    private

    def make = LiveSingle.new(-> { open(@params) }, method(:show))
  end
end
