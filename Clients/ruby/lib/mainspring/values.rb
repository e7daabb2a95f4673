# frozen_string_literal: true

require "bigdecimal"
require "date"
require "json"
require "time"

module Mainspring
  # Writes and reads values: exact decimals, instants, records.
  # @api private
  module Values
    # The wire names of symbols. Each is added at its first use.
    @wire_names = {}
    INSTANT = /\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\z/

    class << self
      # Returns a value as JSON on one line. Only a Float is written as a binary float: decimals keep all their digits.
      def encode(value) = write(value, +"")

      # Reads JSON. Numbers with a fraction become BigDecimal, and whole numbers Integer. The limit for nesting is off,
      # because the core may nest deeper than the parser's usual limit.
      def decode(text) = JSON.parse(text, decimal_class: BigDecimal, freeze: true, max_nesting: false)

      # Reads an RFC 3339 timestamp in UTC, or returns nil for nil. The core's own form is read without Time.iso8601,
      # which takes twice as long.
      def instant(text)
        return if text.nil?
        return Time.iso8601(text) unless INSTANT.match?(text)

        year, month, day, hour, minute, second = text.unpack("a4xa2xa2xa2xa2xa2")
        Time.utc(year, month, day, hour, minute, second.to_i, text[20, 3].to_i * 1000)
      end

      def decimal(number) = number.nil? ? nil : BigDecimal(number)

      # Reads a value that may be a decimal or a list of decimals. Any other value stays as it is.
      def decimals(value)
        case value
        when Integer then decimal(value)
        when Array then value.map { |one| decimals(one) }.freeze
        else value
        end
      end

      # Returns a decimal as text with all its digits, and without zeros at its end.
      def digits(decimal)
        raise ArgumentError, "#{decimal} can't be written as JSON: give a finite number" unless decimal.finite?

        decimal.frac.zero? ? decimal.to_i.to_s : decimal.to_s("F")
      end

      # Reads a value as the record that fits it best.
      #
      # A record fits if the value has all members that the record requires. The best one leaves the fewest members of
      # the value unknown. If several are equal in that, the first whose CHOICES have the value's texts is taken.
      def one_of(json, *records)
        wanted = records.select { |record| record.slots.all? { |slot| !slot.required || json.key?(slot.wire) } }
        sorted = wanted.sort_by.with_index { |record, place| [(json.keys - record.slots.map(&:wire)).size, place] }
        made = sorted.lazy.filter_map { |record| attempt(record, json) }
        made.find(&:fits?) || made.first || json
      end

      # Returns the wire name for a symbol: `minStock` for :min_stock. A text is a wire name already.
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
