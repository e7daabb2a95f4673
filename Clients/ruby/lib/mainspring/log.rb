# frozen_string_literal: true

module Mainspring
  # Copies the standard error of a process to that of this process, and keeps its last lines.
  # @api private
  class Log
    # The number of last lines that are kept, to show why a process has ended.
    KEPT = 20

    def initialize(stream)
      @lines = []
      @thread = Thread.new { follow(stream) }
      @thread.name = "mainspring log"
    end

    # Returns the last lines of a process that has ended.
    #
    # It waits for at most a second, because another process that the core has started may hold the stream open.
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
      # The stream has ended.
    ensure
      stream.close
    end
  end
end
