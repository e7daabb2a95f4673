# frozen_string_literal: true

module Mainspring
  # Makes exceptions of the core's errors.
  # @api private
  module Refusals
    # Returns the exception for an error of the core.
    def self.failure(method_name, error)
      data = error["data"]
      kind = data.is_a?(Hash) ? data.fetch("kind", "") : ""
      exception, type = Errors::KINDS.fetch(kind, [CoreError, nil])
      read = Readers.of(type)
      message = called(error.fetch("message", ""), data)
      exception.new(method_name, kind, error.fetch("code", 0), message, read ? read.call(data) : data)
    end

    # Returns the message with the names of parameters in Ruby, such as `min_stock` for `minStock`.
    def self.called(message, data)
      problems = data.is_a?(Hash) ? data.fetch("problems", []) : []
      names = problems.flat_map { |one| one["pointer"].split("/") }.grep(/\A[a-z]+([A-Z][a-z0-9]*)+\z/).uniq
      names.reduce(message) { |text, name| text.gsub(/\b#{name}\b/, name.gsub(/[A-Z]/) { |letter| "_#{letter.downcase}" }) }
    end
    private_class_method :called
  end
end
