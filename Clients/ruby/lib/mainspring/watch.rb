# frozen_string_literal: true

module Mainspring
  # A live query. It gives the present result, and then each new result.
  #
  # A reader that is slower than the changes gets only the newest result.
  class Watch < Feed
    # @return [Object] The newest result.
    attr_reader :current

    # @api private
    def initialize(core, name, params, read)
      super(core)
      @name, @params, @read = name, params, read
      @current = UNSET
      @has_failed = false
      open
    end

    # Sends the query. It is sent again after each restart of the process.
    # @api private
    def request
      @connection.request(
        "live.open", {"query" => {"method" => @name, "params" => @params}}, again: true,
        on_result: method(:opened), on_error: method(:end)
      )
    end

    # Called with the parameters of each notification for this query.
    # @api private
    def changed(params)
      value = result(params)
      # After an error, a result is given out even if it equals the one before the error.
      return if value == @current && !@has_failed

      @has_failed = value.is_a?(CoreError)
      @current = value unless @has_failed
      @come.clear
      put(value)
    end

    private

    def opened(result)
      @handle = result["live"]
      @connection.feed(kind, @handle, self) unless @is_closed
      changed({"result" => result["result"]})
    end

    def kind = "live"

    def result(params)
      return Refusals.failure(@name, params["error"]) if params["error"]

      value = params["result"]
      value.nil? || @read.nil? ? value : @read.call(value)
    end

    def took(value) = value.is_a?(CoreError) ? raise(value) : value

    def close_at_core(handle) = @connection.request("live.close", {"live" => handle}, again: false)
  end
end
