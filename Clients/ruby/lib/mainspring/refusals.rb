# frozen_string_literal: true

module Mainspring
  # Errors of the core as exceptions.
  # @api private
  module Refusals
    # The exception that an error is.
    def self.failure(method_name, error)
      data = error["data"]
      kind = data.is_a?(Hash) ? data.fetch("kind", "") : ""
      exception, read = Errors::KINDS.fetch(kind, [CoreError, nil])
      read = Errors::NARROWER.fetch([method_name, kind], read)
      exception.new(method_name, kind, error.fetch("code", 0), error.fetch("message", ""), read ? read.call(data) : data)
    end
  end
end
