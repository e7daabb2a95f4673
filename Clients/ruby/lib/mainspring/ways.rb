# frozen_string_literal: true

module Mainspring
  # Other ways to call a method than to wait for its result. Each takes the place of the core behind all services.
  # @api private
  module Ways
    Way = Struct.new(:core)

    # Sends a call, and does not wait.
    class Submitting < Way
      def call(name, params, read, effect) = Submitted.new(core, core.begin(name, params, read, effect))
    end

    # Gives the elements of a list, page after page.
    class Paging < Way
      def call(name, params, read, effect)
        Enumerator.new do |elements|
          place = params
          loop do
            page = core.call(name, place, read, effect)
            raise ArgumentError, "#{name} answers no pages" unless page.respond_to?(:items) && page.respond_to?(:next)

            page.items.each { |element| elements << element }
            break if page.next.nil?

            place = {**params, "after" => page.next}
          end
        end
      end
    end

    # Gives a result again whenever it differs.
    class Watching < Way
      def call(name, params, read, _effect) = Watch.new(core, name, params.compact, read)
    end

    # Keeps a list as the core has it.
    class Listing < Way
      def call(name, params, read, _effect) = LiveList.new(core, name, params.compact, read)
    end

    # Keeps a record as the core has it.
    class Showing < Way
      def call(name, params, read, _effect) = LiveRecord.new(core, name, params.compact, read)
    end
  end

  # A call on its way.
  class Submitted
    # @api private
    def initialize(core, call)
      @core, @call = core, call
    end

    def done? = @call.done?

    # Waits for the result, and raises what the call is refused with.
    #
    # @param timeout [Numeric, nil] in seconds; that of the core without it
    def result(timeout = nil)
      @core.connection.wait(@call, timeout || @core.timeout)
      @call.value
    end
    alias value result

    # Asks the core to give the call up: `result` raises Errors::RequestCancelled, or answers what was done already.
    def cancel
      @core.connection.cancel(@call)
      self
    end
  end
end
