# frozen_string_literal: true

module Mainspring
  # Calls a host's methods for the core's requests.
  # @api private
  module HostCalls
    class << self
      # Returns the names of the requests that a host has methods for.
      def offered(host) = Host::REQUESTS.filter_map { |name, (request, _)| request if host.method(name).owner != Host }

      # Runs the host's method for a request, and returns the members of the reply. Any exception becomes an error for
      # the core.
      # @yield sends a part of the answer
      def answer(host, message, &part)
        {result: ask(host, message, &part)}
      rescue HostError => error
        {error: {code: error.code, message: error.message, **(error.data.nil? ? {} : {data: error.data})}}
      rescue NotImplementedError
        {error: {code: -32601, message: "the host does not answer this request"}}
      rescue StandardError => error
        {error: {code: -32603, message: "#{error.class}: #{error.message}"}}
      end

      private

      def ask(host, message, &part)
        name, (_, types) = Host::REQUESTS.find { |_, (request, _)| request == message["method"] }
        raise HostError.new("this client does not know the request #{message["method"]}", -32601) if name.nil?

        params = message.fetch("params", {})
        # A newer core may send parameters that the host has no argument for: these are ignored.
        given = Host.instance_method(name).parameters.filter_map do |_, argument|
          wire, read = Values.wire_name(argument), Readers.of(types[argument])
          [argument, read ? read.call(params[wire]) : params[wire]] if params.key?(wire)
        end
        host.public_send(name, **given.to_h, &part)
      end
    end
  end
end
