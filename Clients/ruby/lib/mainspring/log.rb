# frozen_string_literal: true

module Mainspring
  # Passes on what a process writes to its standard error, and keeps the last lines.
  # @api private
  class Log
    # So many lines say why a process has ended.
    KEPT = 20

    def initialize(stream)
      @lines = []
      @thread = Thread.new { follow(stream) }
      @thread.name = "mainspring log"
    end

    # The last lines of a process that has ended. A process that it has started may hold the stream open.
    def lines
      @thread.join(1)
      @lines.last(KEPT)
    end

    private

    def follow(stream)
      stream.each_line("\n") do |line|
        $stderr.write(line)
        text = line.dup.force_encoding(Encoding::UTF_8).scrub.chomp
        @lines.push(text) unless text.strip.empty?
        @lines.shift if @lines.size > KEPT
      end
    rescue IOError, SystemCallError
      # There is no more.
    ensure
      stream.close
    end
  end
end
