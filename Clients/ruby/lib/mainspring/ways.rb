# frozen_string_literal: true

module Mainspring
  # Ways to call a method other than waiting for its result. In the services, each takes the place of the core.
  # @api private
  module Ways
    Way = Struct.new(:core)

    # Sends a call without waiting for its answer.
    class Submitting < Way
      def call(name, params, read, effect) = Submitted.new(core, core.begin(name, params, read, effect))
    end

    # Gives the elements of a list, and fetches its pages one after the other.
    class Paging < Way
      def call(name, params, read, effect)
        Enumerator.new do |elements|
          place = params
          loop do
            page = core.call(name, place, read, effect)
            raise ArgumentError, "#{name} returns no pages" unless page.respond_to?(:items) && page.respond_to?(:next)

            page.items.each { |element| elements << element }
            break if page.next.nil?

            place = {**params, "after" => page.next}
          end
        end
      end
    end

    # Gives the result again each time it changes.
    class Watching < Way
      def call(name, params, read, _effect) = Watch.new(core, name, params.compact, read)
    end

    # Keeps a list up to date.
    class Listing < Way
      def call(name, params, read, _effect) = LiveList.new(core, name, params.compact, read)
    end

    # Keeps a record up to date.
    class Showing < Way
      def call(name, params, read, _effect) = LiveRecord.new(core, name, params.compact, read)
    end
  end

  # A call that was sent with {Core#submit}.
  class Submitted
    # @api private
    def initialize(core, call)
      @core, @call = core, call
    end

    def done? = @call.done?

    # Waits for the result, and returns it. Raises the error of the call if it failed.
    #
    # @param timeout [Numeric, nil] the number of seconds to wait. Without it, the core's timeout applies.
    def result(timeout = nil)
      @core.connection.wait(@call, timeout || @core.timeout)
      @call.value
    end
    alias value result

    # Asks the core to cancel the call. After that, `result` raises Errors::RequestCancelled. If the call was done
    # already, it returns the result.
    def cancel
      @core.connection.cancel(@call)
      self
    end
  end
end
