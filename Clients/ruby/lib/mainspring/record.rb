# frozen_string_literal: true

module Mainspring
  # The class of UNSET, which means that a member is not given. nil is null, and removes the present value.
  class Unset
    def inspect = "UNSET"
    alias to_s inspect
  end

  UNSET = Unset.new.freeze

  # A record: an immutable object with named members. Two records are equal if their members are.
  #
  # A subclass lists its members in its constructor. A member with a default value can be left out.
  class Record
    # The types of the members whose values do not stay as JSON has them. See {Readers.of}.
    # @api private
    READS = {}.freeze
    # The texts that a member may have. Only records that are told apart by these texts have CHOICES. See
    # {Values.one_of}.
    # @api private
    CHOICES = {}.freeze

    class << self
      # @return [Array<Symbol>] The names of the members, in their order.
      def members = slots.map(&:name)

      # @api private
      def read(json) = json.nil? ? nil : allocate.fill(json)

      # The members and their readers. The list is made at its first use.
      # @api private
      def slots
        @slots ||= constructor.parameters.map do |kind, name|
          Slot.new(name, :"@#{name}", Values.wire_name(name), kind == :keyreq, Readers.of(self::READS[name]))
        end.freeze
      end

      protected

      # The constructor that lists the members, as it was first defined. Tools that check types may replace it later. A
      # front end's own subclass of a record has the members of that record.
      def constructor = self == Record ? nil : superclass.constructor || @constructor

      private

      def method_added(name)
        super
        @constructor ||= instance_method(:initialize) if name == :initialize && self < Record
      end
    end

    # A member: its names in Ruby and on the wire, whether it is required, and the reader of its value.
    # @api private
    Slot = Struct.new(:name, :variable, :wire, :required, :reader)

    def initialize(**members)
      members.each { |name, value| instance_variable_set(:"@#{name}", value) }
      freeze
    end

    # Reads the members from an object of JSON.
    # @api private
    # @raise [KeyError] if a required member is missing
    def fill(json)
      self.class.slots.each do |slot|
        value = slot.required ? json.fetch(slot.wire) : json[slot.wire]
        reader = slot.reader
        instance_variable_set(slot.variable, reader && !value.nil? ? reader.call(value) : value)
      end
      freeze
    end

    # @return [Hash{Symbol => Object}] The members by their names. Members that are not given are left out.
    def to_h
      all = self.class.slots.to_h { |slot| [slot.name, instance_variable_get(slot.variable)] }
      all.delete_if { |_, value| UNSET.equal?(value) }
    end

    # Returns a copy of the record with some members changed.
    def with(**changes) = self.class.new(**to_h, **changes)

    def ==(other) = other.instance_of?(self.class) && to_h == other.to_h
    alias eql? ==

    def hash = [self.class, to_h].hash

    # For pattern matching.
    def deconstruct_keys(_names) = to_h

    def inspect
      members = to_h.map { |name, value| "#{name}=#{value.is_a?(BigDecimal) ? Values.digits(value) : value.inspect}" }
      "#<#{[self.class.name, members.join(", ")].reject(&:empty?).join(" ")}>"
    end
    alias to_s inspect

    # Whether all members with CHOICES have one of these texts. Records in members are checked, too.
    # @api private
    def fits?
      to_h.all? do |name, value|
        next value.fits? if value.is_a?(Record)

        value.nil? || !self.class::CHOICES.key?(name) || self.class::CHOICES[name].include?(value)
      end
    end

    # The members by their wire names. A member that is nil and not required is left out.
    # @api private
    def wire
      self.class.slots.each_with_object({}) do |slot, members|
        value = instance_variable_get(slot.variable)
        members[slot.wire] = value unless left_out?(slot, value)
      end
    end

    private

    def left_out?(slot, value) = UNSET.equal?(value) || (value.nil? && !slot.required)
  end

  # A record that is only written, and never read. A member that is nil is written as null, and UNSET is left out.
  class InputRecord < Record
    private

    def left_out?(_slot, value) = UNSET.equal?(value)
  end
end
