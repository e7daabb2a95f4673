# frozen_string_literal: true

module Mainspring
  # What changes, event by event.
  #
  # What can't be told one by one, and what has happened while the process was started again, is read.
  class Listening < Feed
    # The place behind the last event that was taken: listen `since` it to go on there.
    #
    # @return [String]
    attr_reader :cursor

    # @api private
    def initialize(core, topics, since)
      super(core)
      @topics = topics.empty? ? {} : {"topics" => topics}
      # The place behind the last event that has come: where reading goes on.
      @cursor = @told = since
      @is_behind = @has_missed = false
      @reading = Mutex.new
      open
    end

    # Asks for it, as it is done once more when the process was started again.
    # @api private
    def request
      opened = lambda do |result|
        @handle = result["subscription"]
        @connection.feed(kind, @handle, self) unless @is_closed
        # What has happened before the subscription is read first; what is told meanwhile is read with it.
        @told.nil? ? @cursor = @told = result["cursor"] : miss
      end
      @connection.request("events.subscribe", @topics, again: true, on_result: opened, on_error: method(:end))
    end

    # Called with what the core says of it.
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

    # The last event has the place behind it, and behind all before it.
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

    # Reads what was not told, until some of it is there or from here on all is told.
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
        # What was told since this page was asked for is on the next one.
        @is_behind = page["more"] || @has_missed
      end
    end

    def close_at_core(handle) = @connection.request("events.unsubscribe", {"subscription" => handle}, again: false)
  end
end
