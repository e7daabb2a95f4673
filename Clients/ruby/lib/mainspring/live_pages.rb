# frozen_string_literal: true

module Mainspring
  # The state of a {LiveList} at one moment.
  LiveListState = Struct.new(:items, :loading, :error, :more, keyword_init: true) do
    # @!attribute items
    #   @return [Array] The elements in the list's order. After an error, they are those of the last success.
    # @!attribute error
    #   @return [Exception, nil] The error because of which the items may be out of date, or nil.

    # Whether the first elements, or more elements, are being loaded.
    def loading? = loading

    # Whether the list has more elements than `items`.
    def more? = more
  end

  # The state of a {LiveRecord} at one moment.
  LiveRecordState = Struct.new(:value, :loading, :error, keyword_init: true) do
    # @!attribute value
    #   @return [Object, nil] The record, or nil before it is loaded and after it was deleted.
    # @!attribute error
    #   @return [Exception, nil] The error because of which the value may be out of date, or nil.

    # Whether the record is being loaded.
    def loading? = loading
  end

  # Opens and closes the queries of a list, so that its items are complete and in order.
  #
  # A list of up to 1,000 elements is one query, whose limit grows with `more`. A longer list is a chain of queries:
  # each begins where the previous page ends. When the end of a page moves, the later queries are opened again, and the
  # items change only when the whole chain has its results.
  # @api private
  class LivePages
    # The greatest number of elements in a page of the core.
    LONGEST = 1000
    # The number of elements that `more` adds to a list without a limit.
    USUAL_STEP = 50

    attr_reader :state

    # @param open [#call] opens a query with parameters
    # @param show [#call] takes each new state
    def initialize(params, open, show)
      @params, @open, @show = params, open, show
      @step = params.fetch("limit", USUAL_STEP)
      # The number of elements to show, or nil for as many as the method returns without a limit.
      @wanted = @wanted_before = params["limit"]
      # All open queries, by their cursors and their limits.
      @queries = {}
      @shown = []
      @state = LiveListState.new(items: [].freeze, loading: true, error: nil, more: false).freeze
    end

    def start = walk(true)

    # Called when a query has another result or error.
    def changed(query)
      walk(query.error.nil?) if @queries.value?(query)
    end

    def more
      return if @state.loading? || !@state.more?

      @wanted = @state.items.size + @step
      refresh
    end

    # Opens again the queries that were refused.
    def refresh
      set(loading: true, error: nil)
      walk(true)
    end

    def close = close_all_but([])

    private

    # Follows the chain of queries, and shows its elements if all of its queries have results.
    #
    # @param opens_again [Boolean] whether queries that were refused are opened again
    def walk(opens_again)
      items, chain, after = [], [], @params["after"]
      loop do
        query = query_at([after, @wanted && [@wanted - items.size, LONGEST].min], chain, opens_again)
        return wait_for(query, chain) if query.error || !query.come?

        items.concat(query.newest.items)
        after = query.newest.next
        break if after.nil? || @wanted.nil? || items.size >= @wanted
      end
      @shown, @wanted_before = chain, @wanted
      close_all_but(chain)
      set(items: items.freeze, loading: false, error: nil, more: !after.nil?)
    end

    def query_at(place, chain, opens_again)
      chain << place
      known = @queries[place]
      return known if known && !(opens_again && known.ended?)

      after, limit = place
      @queries[place] = @open.call({**@params, "after" => after, "limit" => limit}.compact)
    end

    # The shown queries stay open until all queries of the chain have results.
    def wait_for(query, chain)
      close_all_but(chain | @shown)
      return if query.error.nil?

      @wanted = @wanted_before
      set(loading: false, error: query.error)
    end

    def close_all_but(places)
      (@queries.keys - places).each { |place| @queries.delete(place).close }
    end

    def set(**changes)
      @state = LiveListState.new(**@state.to_h, **changes).freeze
      @show.call(@state)
    end
  end

  # Keeps the query of one record open.
  # @api private
  class LiveSingle
    attr_reader :state

    def initialize(open, show)
      @open, @show = open, show
      @was_there = false
      @state = LiveRecordState.new(value: nil, loading: true, error: nil).freeze
    end

    def start
      @query = @open.call
      changed(@query)
    end

    def changed(query)
      return unless query.equal?(@query)

      if query.error.is_a?(Errors::NotFound) && @was_there
        set(value: nil, loading: false, error: nil)
      elsif query.error
        set(loading: false, error: query.error)
      elsif query.come?
        @was_there = true
        set(value: query.newest, loading: false, error: nil)
      end
    end

    def refresh
      return unless @query&.ended?

      set(loading: true, error: nil)
      start
    end

    def close = @query&.close

    private

    def set(**changes)
      @state = LiveRecordState.new(**@state.to_h, **changes).freeze
      @show.call(@state)
    end
  end
end
