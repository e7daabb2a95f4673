# frozen_string_literal: true

module Mainspring
  # Where the program is, and how it is started.
  # @api private
  module Program
    # What the gem has brought, where it was built with the program.
    CARRIED = File.expand_path("bin/mainspring", __dir__)

    REASONS = {
      64 => " (bad usage)",
      66 => " (no such input)",
      73 => " (the data directory can't be used)",
      74 => " (input or output)",
    }.freeze

    class << self
      # The path of `mainspring`: MAINSPRING in the environment, what the gem has brought, or what is on the path.
      def path
        named = ENV.fetch("MAINSPRING", "")
        return named unless named.empty?
        return CARRIED if File.exist?(CARRIED)

        found = ENV.fetch("PATH", "").split(File::PATH_SEPARATOR).map { |place| File.join(place, "mainspring") }
        found.find { |file| File.file?(file) && File.executable?(file) } ||
          raise(ProcessEnded, "there is no mainspring: install a mainspring-core that carries the program for this system, " \
                              "put it on the path, or name it with MAINSPRING or command:")
      end

      def words(data, command, arguments)
        line = command ? Array(command) : [path, "serve"]
        line += ["--data", data.to_s] unless data.nil?
        (line + arguments).map(&:to_s)
      end

      # @param status [Process::Status, nil]
      # @param log [Array<String>] its last lines
      def how_it_ended(status, log, has_answered)
        # What ends before it has answered says why in as many lines as it needs; later, other lines stand before the
        # last one.
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
