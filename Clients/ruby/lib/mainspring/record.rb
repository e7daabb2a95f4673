# frozen_string_literal: true

module Mainspring
  # That a member is not given: other than nil, which is null and takes away what is there.
  class Unset
    def inspect = "UNSET"
    alias to_s inspect
  end

  UNSET = Unset.new.freeze

  # What all records have. They are equal where their members are, and never change.
  class Record
    # Which texts a member may be, where these are some that are known.
    # @api private
    CHOICES = {}.freeze

    # @api private
    def self.read(json) = allocate.fill(json)

    # What records with members do better.
    # @api private
    def fill(_json) = freeze

    # @return [Hash{Symbol => Object}] The members by their names; without those that are not given.
    def to_h
      all = self.class::MEMBERS.each_key.to_h { |name| [name, instance_variable_get("@#{name}")] }
      all.delete_if { |_, value| UNSET.equal?(value) }
    end

    # Another record, in which some members are others.
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

    # Whether its members, and theirs, are of the texts that are known for them.
    # @api private
    def fits?
      to_h.all? do |name, value|
        next value.fits? if value.is_a?(Record)

        value.nil? || !self.class::CHOICES.key?(name) || self.class::CHOICES[name].include?(value)
      end
    end

    # The members as they are written. What need not be there is left out where it is nil.
    # @api private
    def wire
      to_h.each_with_object({}) do |(name, value), members|
        members[self.class::MEMBERS[name]] = value unless value.nil? && left_out?(name)
      end
    end

    private

    def left_out?(name) = !self.class::REQUIRED.include?(name)
  end

  # A record that is only written: nil is null, and what is not given is UNSET.
  class InputRecord < Record
    private

    def left_out?(_name) = false
  end
end
