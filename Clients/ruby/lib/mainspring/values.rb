# frozen_string_literal: true

require "bigdecimal"
require "date"
require "json"
require "time"

module Mainspring
  # How values are written and read: exact decimals, instants, records.
  # @api private
  module Values
    # The names on the wire of the symbols that have been asked for.
    @wire_names = {}
    INSTANT = /\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\z/

    class << self
      # JSON on one line. No number goes through a binary float that is none.
      def encode(value) = write(value, +"")

      # Decimals come as BigDecimal, whole numbers as Integer. The core nests deeper than the parser allows by itself.
      def decode(text) = JSON.parse(text, decimal_class: BigDecimal, freeze: true, max_nesting: false)

      # An RFC 3339 timestamp in UTC; nil for nil. For the form that the core writes, Time.iso8601 takes twice as long.
      def instant(text)
        return if text.nil?
        return Time.iso8601(text) unless INSTANT.match?(text)

        year, month, day, hour, minute, second = text.unpack("a4xa2xa2xa2xa2xa2")
        Time.utc(year, month, day, hour, minute, second.to_i, text[20, 3].to_i * 1000)
      end

      def decimal(number) = number.nil? ? nil : BigDecimal(number)

      # What may be a decimal, a list of them, or something else.
      def decimals(value)
        case value
        when Integer then decimal(value)
        when Array then value.map { |one| decimals(one) }.freeze
        else value
        end
      end

      # All digits of a decimal, and none more.
      def digits(decimal)
        raise ArgumentError, "#{decimal} is no number that JSON has" unless decimal.finite?

        decimal.frac.zero? ? decimal.to_i.to_s : decimal.to_s("F")
      end

      # Reads a value as the record that fits best: all members that it must have are there, and of the others as few
      # as can be are not its own. Of those that have the same, the one whose texts are known.
      def one_of(json, *records)
        wanted = records.select { |record| record.slots.all? { |slot| !slot.required || json.key?(slot.wire) } }
        sorted = wanted.sort_by.with_index { |record, place| [(json.keys - record.slots.map(&:wire)).size, place] }
        made = sorted.lazy.filter_map { |record| attempt(record, json) }
        made.find(&:fits?) || made.first || json
      end

      # A name as it is on the wire: `minStock` for :min_stock. A text is one already.
      def wire_name(name)
        return name.to_s unless name.is_a?(Symbol)

        @wire_names[name] ||= name.to_s.delete_suffix("_").gsub(/_([a-z0-9])/) { Regexp.last_match(1).upcase }.freeze
      end

      private

      def attempt(record, json)
        record.read(json)
      rescue KeyError, TypeError, NoMethodError, ArgumentError
        nil
      end

      def write(value, out)
        case value
        when nil then out << "null"
        when String, Symbol then out << JSON.generate(value.to_s)
        when Integer, true, false then out << value.to_s
        when BigDecimal then out << digits(value)
        when Float then out << JSON.generate(value)
        when Time then out << value.getutc.strftime('"%Y-%m-%dT%H:%M:%S.%LZ"')
        when DateTime then write(value.to_time, out)
        when Date then out << value.strftime('"%Y-%m-%d"')
        when Record then write_object(value.wire, out)
        when Hash then write_object(value, out)
        when Enumerable then write_list(value, out)
        else raise TypeError, "#{value.inspect} can't be written as JSON"
        end
      end

      def write_object(members, out)
        out << "{"
        members.each_with_index do |(name, value), index|
          out << "," if index.positive?
          out << JSON.generate(wire_name(name)) << ":"
          write(value, out)
        end
        out << "}"
      end

      def write_list(elements, out)
        out << "["
        elements.each_with_index do |value, index|
          out << "," if index.positive?
          write(value, out)
        end
        out << "]"
      end
    end
  end
end
