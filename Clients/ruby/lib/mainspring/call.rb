# frozen_string_literal: true

module Mainspring
  # A request on its way.
  # @api private
  class Call
    attr_reader :id, :name, :line, :read, :progress, :token, :on_result, :on_error, :told, :changed
    attr_accessor :result, :error

    # @param again [Boolean] whether it may be asked once more when the process was started again
    # @param read [Proc, nil] what makes a value of the result
    # @param progress [#call, nil] what is told how far long work is, under a token
    # @param on_result [Proc, nil] called with the result, before anything that comes behind it is looked at
    # @param on_error [Proc, nil] called with the error, with the state locked
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
