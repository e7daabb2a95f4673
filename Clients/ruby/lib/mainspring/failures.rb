# frozen_string_literal: true

module Mainspring
  # Everything that can go wrong.
  class Error < StandardError
  end

  # The core has refused a call. Each kind has an exception of its own in Errors.
  class CoreError < Error
    # @return [String] The method that was called.
    attr_reader :method_name
    # @return [String] The machine's name of the kind.
    attr_reader :kind
    # @return [Integer] The code of JSON-RPC.
    attr_reader :code
    # @return [String] The reason as a sentence.
    attr_reader :reason
    # @return [Object] The facts: a record of the kind's own.
    attr_reader :data

    # @api private
    def initialize(method_name, kind, code, reason, data)
      super("#{method_name}: #{reason}")
      @method_name, @kind, @code, @reason, @data = method_name, kind, code, reason, data
    end
  end

  # The core's process has ended, or was never there.
  #
  # Whether a write that was not answered was done nobody knows: repeat it with the same idempotency key.
  class ProcessEnded < Error
    # @return [Array<String>] The last lines that the core wrote to its log: its standard error, which is this process's, too.
    attr_reader :log

    # @api private
    def initialize(message = nil, log = [])
      super(message)
      @log = log.dup.freeze
    end
  end

  # Nothing came in time.
  class TimedOut < Error
  end

  # The answer did not come in time. The request was cancelled; a write may have been done all the same.
  class CallTimeout < TimedOut
  end

  # Raised by a host's method that can't do what is asked: the core passes it on to whoever has called it.
  class HostError < Error
    # @return [Integer] The code of an error of JSON-RPC.
    attr_reader :code
    # @return [Hash, nil] More about it.
    attr_reader :data

    def initialize(message, code = 1, data = nil)
      super(message)
      @code, @data = code, data
    end
  end
end
