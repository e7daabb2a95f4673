# frozen_string_literal: true

module Mainspring
  # A request without a reply yet.
  # @api private
  class Call
    attr_reader :id, :name, :line, :read, :progress, :token, :on_result, :on_error, :told, :changed
    attr_accessor :result, :error

    # @param again [Boolean] whether the request may be sent again after a restart of the process
    # @param read [Proc, nil] makes a value of the result
    # @param progress [#call, nil] called with the progress of long work
    # @param token [String, nil] the progress token of the request
    # @param on_result [Proc, nil] called with the result, before the next message is read
    # @param on_error [Proc, nil] called with the error, while the state is locked
    def initialize(id, name, line, again:, read: nil, progress: nil, token: nil, on_result: nil, on_error: nil)
      @id, @name, @line, @again, @read, @on_result, @on_error = id, name, line, again, read, on_result, on_error
      @progress, @token = progress, token
      @told = []
      @changed = ConditionVariable.new
      @done = false
    end

    def again? = @again

    def done? = @done

    def done!
      @done = true
      @changed.broadcast
    end

    def value
      raise @error if @error

      @result
    end
  end
end
