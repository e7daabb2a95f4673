# frozen_string_literal: true

module Mainspring
  # A stream of values from notifications of the core.
  class Feed
    include Enumerable

    # @api private
    def initialize(core)
      @core, @connection = core, core.connection
      @come = []
      @has_come = ConditionVariable.new
      @is_closed = false
      @failure = nil
      @callbacks = []
      @error_callbacks = []
    end

    # Waits for the next value, and returns it.
    #
    # @param timeout [Numeric, nil] the number of seconds to wait. Without it, the call waits for ever.
    # @raise [TimedOut] if no value comes in time
    # @raise [StopIteration] if no more values come, because the feed was closed
    # @raise [ProcessEnded] if no more values come, because the process has ended
    def get(timeout = nil)
      deadline = timeout && (@connection.now + timeout)
      # This is not a `loop`, because a StopIteration would only end the `loop`.
      catch_up while UNSET.equal?(value = @connection.state.synchronize { next_one(deadline) })
      value
    end

    # Yields each value, until the feed is closed.
    def each
      return enum_for(:each) unless block_given?

      loop { yield get }
      self
    end

    # Calls the block with each value, in a thread of its own. Use it instead of {#get} and {#each}.
    #
    # @param on_error [#call, nil] called with a {CoreError} if the query fails (it may succeed again later), and with a
    #   {ProcessEnded} if no more values come. Without it, these errors are printed to standard error.
    def on_change(on_error: nil, &callback)
      @callbacks += [callback]
      @error_callbacks += [on_error] if on_error
      @thread ||= Thread.new { tell }.tap { |thread| thread.name = "mainspring feed" }
      self
    end

    # Ends the feed.
    def close
      handle = @connection.state.synchronize do
        next if @is_closed

        self.end(nil)
        @handle if @connection.forget_feed(kind, @handle)
      end
      close_at_core(handle) if handle && !@connection.closed?
    end

    # Ends the feed. Called while the state is locked.
    # @param failure [Exception, nil] the reason, or nil if the feed or its core was closed
    # @api private
    def end(failure)
      @is_closed, @failure = true, failure
      @has_come.broadcast
    end

    private

    def open
      call = request
      @connection.wait(call, @core.timeout)
      call.value
    end

    # Returns the next value, or UNSET if missed events must be read first. Called while the state is locked.
    def next_one(deadline)
      in_time = @connection.wait_until(@has_come, deadline) { !@come.empty? || @is_closed || behind? }
      raise TimedOut, "nothing has come in time" unless in_time
      return took(@come.shift) unless @come.empty?
      return UNSET if behind? && !@is_closed

      raise @failure || StopIteration.new("the feed or its core was closed")
    end

    def put(value)
      @come << value
      @has_come.broadcast
    end

    def behind? = false

    def catch_up = nil

    def tell
      loop do
        value = get
        @callbacks.each { |callback| callback.call(value) }
      rescue CoreError => error
        tell_of(error)
        break if @failure.equal?(error)
      rescue ProcessEnded => error
        tell_of(error)
        break
      end
    end

    def tell_of(error)
      return warn("mainspring: #{error.message}") if @error_callbacks.empty?

      @error_callbacks.each { |callback| callback.call(error) }
    end
  end
end
