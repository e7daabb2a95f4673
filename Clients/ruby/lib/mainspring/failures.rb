# frozen_string_literal: true

module Mainspring
  # The base of the errors of this gem.
  class Error < StandardError
  end

  # The core has refused a call. Each kind has an exception of its own in Errors.
  class CoreError < Error
    # @return [String] The method that was called.
    attr_reader :method_name
    # @return [String] The kind of the error, as a name for programs.
    attr_reader :kind
    # @return [Integer] The code of JSON-RPC.
    attr_reader :code
    # @return [String] The reason as a sentence.
    attr_reader :reason
    # @return [Object] The facts about the error, as a record whose type depends on the kind.
    attr_reader :data

    # @api private
    def initialize(method_name, kind, code, reason, data)
      super("#{method_name}: #{reason}")
      @method_name, @kind, @code, @reason, @data = method_name, kind, code, reason, data
    end
  end

  # The core's process has ended, or could not be started.
  #
  # A writing call without an answer may have been done or not. Repeat it with the same idempotency key.
  class ProcessEnded < Error
    # @return [Array<String>] The last lines of the core's log. The core writes it to its standard error, and so to that
    #   of this process.
    attr_reader :log

    # @api private
    def initialize(message = nil, log = [])
      super(message)
      @log = log.dup.freeze
    end
  end

  # Nothing came within the timeout.
  class TimedOut < Error
  end

  # The answer did not come in time, and the request was cancelled. A write may have been done all the same.
  class CallTimeout < TimedOut
  end

  # The error that a host's method raises if it fails. The core passes the error on to its own caller.
  class HostError < Error
    # @return [Integer] The code of the JSON-RPC error.
    attr_reader :code
    # @return [Hash, nil] The `data` of the JSON-RPC error.
    attr_reader :data

    def initialize(message, code = 1, data = nil)
      super(message)
      @code, @data = code, data
    end
  end
end
