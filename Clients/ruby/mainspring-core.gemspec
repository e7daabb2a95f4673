# frozen_string_literal: true

require_relative "lib/mainspring/version"

Gem::Specification.new do |spec|
  spec.name = "mainspring-core"
  spec.version = Mainspring::VERSION
  spec.summary = "An application core that keeps a shop's stock"
  spec.description = "Typed calls for inventory, orders, companies and sync, which the program mainspring answers."
  spec.authors = ["Mainspring"]
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir["lib/**/*.rb", "lib/mainspring/bin/mainspring", "sig/*.rbs", "README.md", base: __dir__]
  spec.metadata = {"rubygems_mfa_required" => "true"}
  # A gem with the program in it is for one platform. The script `package` sets GEM_PLATFORM for it.
  spec.platform = ENV.fetch("GEM_PLATFORM", Gem::Platform::RUBY)
end
