# frozen_string_literal: true

module Mainspring
  # A service or one of its collections: each of its methods sends one request.
  class Service
    # @api private
    # @param caller [#call] what sends the requests: a core, or one of {Ways}
    def initialize(caller)
      @caller = caller
    end

    private

    # @param result [Symbol, Array, Hash, nil] the type of the result; see {Readers.of}
    # @param params [Hash{Symbol => Object}] by their names in Ruby; nil for those that are not given
    def invoke(name, effect, result = nil, **params)
      given = {}
      params.each { |one, value| given[Values.wire_name(one)] = value unless value.nil? }
      @caller.call(name, given, Readers.of(result), effect)
    end
  end
end
