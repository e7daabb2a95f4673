# frozen_string_literal: true

module Mainspring
  # The state of a {LiveList} at one moment.
  LiveListState = Struct.new(:items, :loading, :error, :more, keyword_init: true) do
    # @!attribute items
    #   @return [Array] The elements in the list's order; those of the last success if there is an error.
    # @!attribute error
    #   @return [Exception, nil] The reason why the items may be out of date; nil if they are not.

    # Whether the first elements, or further ones, are on their way.
    def loading? = loading

    # Whether the list goes on behind the items.
    def more? = more
  end

  # The state of a {LiveRecord} at one moment.
  LiveRecordState = Struct.new(:value, :loading, :error, keyword_init: true) do
    # @!attribute value
    #   @return [Object, nil] The record; nil before it has come, and after it was deleted.
    # @!attribute error
    #   @return [Exception, nil] The reason why the value may be out of date; nil if it is not.

    # Whether the record is on its way.
    def loading? = loading
  end

  # Opens and closes the queries of a list, so that its items are whole and in order.
  #
  # A list of up to 1,000 elements is one query, whose limit grows with `more`. A longer list is a chain of queries: each
  # begins where the page before it ends. When that end moves, the rest of the chain is opened again, and the items
  # change only when the whole chain has come.
  # @api private
  class LivePages
    # The longest page that the core gives.
    LONGEST = 1000
    # The number of elements that `more` adds to a list without a limit.
    USUAL_STEP = 50

    attr_reader :state

    # @param open [#call] opens a query with parameters
    # @param show [#call] takes each new state
    def initialize(params, open, show)
      @params, @open, @show = params, open, show
      @step = params.fetch("limit", USUAL_STEP)
      # The number of elements that are to be shown; nil for as many as the method gives by itself.
      @wanted = @wanted_before = params["limit"]
      # All queries, by where they begin and how much they ask for.
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

    # Opens the queries again that were refused.
    def refresh
      set(loading: true, error: nil)
      walk(true)
    end

    def close = close_all_but([])

    private

    # Goes along the chain, and shows it if it is whole.
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

    # What is shown stays until the chain is whole.
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
