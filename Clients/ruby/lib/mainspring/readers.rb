# frozen_string_literal: true

module Mainspring
  # The functions that make values of results and members, by their types.
  # @api private
  module Readers
    @made = {}

    class << self
      # Returns the function that reads values of a type, or nil if such values stay as JSON has them. Each of these
      # functions returns nil for null.
      #
      # A type is :instant, :decimal, :decimals (see {Values}), the name of a record, `[type]` for a list,
      # `{String => type}` for a map, or the function itself.
      def of(type)
        return type if type.nil? || type.respond_to?(:call)

        @made[type] ||= make(type)
      end

      private

      def make(type)
        case type
        when Array then list(of(type.first))
        when Hash then map(of(type.fetch(String)))
        when /\A[A-Z]/ then Records.const_get(type).method(:read)
        else Values.method(type)
        end
      end

      def list(read) = ->(json) { json&.map { |one| read.call(one) }.freeze }

      def map(read) = ->(json) { json&.transform_values { |one| read.call(one) }.freeze }
    end
  end
end
