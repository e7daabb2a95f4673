# frozen_string_literal: true

module Mainspring
  # A stream of events.
  #
  # Events that the core's notifications leave out, and events during a restart of the process, are read with
  # `events.since`.
  class Listening < Feed
    # The place after the last event that was given out. Pass it as `since` to go on after this event.
    #
    # @return [String]
    attr_reader :cursor

    # @api private
    def initialize(core, topics, since)
      super(core)
      @topics = topics.empty? ? {} : {"topics" => topics}
      # `@told` is the place after the last event that has come, from which reading goes on.
      @cursor = @told = since
      @is_behind = @has_missed = false
      @reading = Mutex.new
      open
    end

    # Sends the request for the events. It is sent again after each restart of the process.
    # @api private
    def request
      opened = lambda do |result|
        @handle = result["subscription"]
        @connection.feed(kind, @handle, self) unless @is_closed
        # The events since `@told` are read first. Notifications that come in the meantime are dropped, because
        # `events.since` returns their events, too.
        @told.nil? ? @cursor = @told = result["cursor"] : miss
      end
      @connection.request("events.subscribe", @topics, again: true, on_result: opened, on_error: method(:end))
    end

    # Called with the parameters of each notification for this stream.
    # @api private
    def changed(params)
      return miss if @is_behind || params["behind"]

      come(params["events"], params["cursor"])
    end

    private

    def kind = "events"

    def behind? = @is_behind

    def miss
      @is_behind = @has_missed = true
      @has_come.broadcast
    end

    # Adds events. Only the last one is stored with a cursor: the place after all of them.
    def come(events, cursor)
      last = events.size - 1
      events.each_with_index { |event, index| put([Records::Event.read(event), index == last ? cursor : nil]) }
      @told = cursor
      @cursor = cursor if @come.empty?
    end

    def took((event, cursor))
      @cursor = cursor if cursor
      event
    end

    # Reads missed events, until one is there, or until the notifications go on without a gap.
    def catch_up
      @reading.synchronize { read_page while must_read? }
    end

    def must_read?
      @connection.state.synchronize do
        next false unless @is_behind && @come.empty? && !@is_closed

        @has_missed = false
        true
      end
    end

    def read_page
      page = @core.call("events.since", {"cursor" => @told, **@topics}, nil, :read)
      @connection.state.synchronize do
        come(page["events"], page["cursor"])
        # If a notification has come since this page was requested, its events are on the next page.
        @is_behind = page["more"] || @has_missed
      end
    end

    def close_at_core(handle) = @connection.request("events.unsubscribe", {"subscription" => handle}, again: false)
  end
end
