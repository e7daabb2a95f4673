# frozen_string_literal: true

module Mainspring
  # What comes unasked, one after the other.
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

    # Waits for the next one.
    #
    # @param timeout [Numeric, nil] in seconds; for ever without it
    # @raise [TimedOut] where none comes in time
    # @raise [StopIteration] where none will come any more, because it was closed
    # @raise [ProcessEnded] because the process has died
    def get(timeout = nil)
      deadline = timeout && (@connection.now + timeout)
      # No `loop`, which would take a StopIteration for its own end.
      catch_up while UNSET.equal?(value = @connection.state.synchronize { next_one(deadline) })
      value
    end

    # Each one that comes, until it is closed.
    def each
      return enum_for(:each) unless block_given?

      loop { yield get }
      self
    end

    # Calls back with each one that comes, in a thread of its own, instead of being asked.
    #
    # @param on_error [#call, nil] called with a {CoreError} when the query can't be answered as things are, which it may
    #   be later, and with a {ProcessEnded} when nothing comes any more; without it, both are said on standard error
    def on_change(on_error: nil, &callback)
      @callbacks += [callback]
      @error_callbacks += [on_error] if on_error
      @thread ||= Thread.new { tell }.tap { |thread| thread.name = "mainspring feed" }
      self
    end

    # Nothing more comes.
    def close
      handle = @connection.state.synchronize do
        next if @is_closed

        self.end(nil)
        @handle if @connection.forget_feed(kind, @handle)
      end
      close_at_core(handle) if handle && !@connection.closed?
    end

    # Called with the state locked.
    # @param failure [Exception, nil] why it ends
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

    # The next one, or UNSET where it must be asked for; called with the state locked.
    def next_one(deadline)
      in_time = @connection.wait_until(@has_come, deadline) { !@come.empty? || @is_closed || behind? }
      raise TimedOut, "nothing has come in time" unless in_time
      return took(@come.shift) unless @come.empty?
      return UNSET if behind? && !@is_closed

      raise @failure || StopIteration.new("it is closed")
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
