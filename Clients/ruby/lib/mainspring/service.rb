# frozen_string_literal: true

module Mainspring
  # The base of services and their collections. Each of their methods sends one request.
  class Service
    # @api private
    # @param caller [#call] the sender of the requests: a core, or one of {Ways}
    def initialize(caller)
      @caller = caller
    end

    private

    # @param result [Symbol, Array, Hash, nil] the type of the result. See {Readers.of}.
    # @param params [Hash{Symbol => Object}] the parameters by their names in Ruby. nil means that one is not given.
    def invoke(name, effect, result = nil, **params)
      given = {}
      params.each { |one, value| given[Values.wire_name(one)] = value unless value.nil? }
      @caller.call(name, given, Readers.of(result), effect)
    end
  end
end
