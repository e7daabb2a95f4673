# frozen_string_literal: true

module Mainspring
  # Finds the program `mainspring`, and makes its command line.
  # @api private
  module Program
    # The path of the program in a gem that was built with it.
    CARRIED = File.expand_path("bin/mainspring", __dir__)

    REASONS = {
      64 => " (bad usage)",
      66 => " (no such input)",
      73 => " (the data directory can't be used)",
      74 => " (input or output)",
    }.freeze

    class << self
      # Returns the path of `mainspring`: MAINSPRING in the environment, the program in the gem, or the one on PATH.
      def path
        named = ENV.fetch("MAINSPRING", "")
        return named unless named.empty?
        return CARRIED if File.exist?(CARRIED)

        found = ENV.fetch("PATH", "").split(File::PATH_SEPARATOR).map { |place| File.join(place, "mainspring") }
        found.find { |file| File.file?(file) && File.executable?(file) } ||
          raise(ProcessEnded, "the program mainspring was not found: install a gem of mainspring-core for this system, " \
                              "put the program on PATH, or set MAINSPRING or command:")
      end

      def words(data, command, arguments)
        line = command ? Array(command) : [path, "serve"]
        line += ["--data", data.to_s] unless data.nil?
        (line + arguments).map(&:to_s)
      end

      # @param status [Process::Status, nil]
      # @param log [Array<String>] the last lines of the process's log
      def how_it_ended(status, log, has_answered)
        # A process that ends before its first answer writes only its reason. Later, other lines stand before the
        # reason.
        lines = has_answered ? log.last(1) : log
        "#{ending(status)}#{": #{lines.join("\n")}" unless lines.empty?}"
      end

      private

      def ending(status)
        return "the core has closed its output" if status.nil?
        return "the core was ended by signal #{status.termsig}" if status.signaled?

        "the core has ended with code #{status.exitstatus}#{REASONS[status.exitstatus]}"
      end
    end
  end
end
