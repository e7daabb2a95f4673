# frozen_string_literal: true

require_relative "lib/mainspring/version"

Gem::Specification.new do |spec|
  spec.name = "mainspring-core"
  spec.version = Mainspring::VERSION
  spec.summary = "An application core that keeps a shop's stock"
  spec.description = "Inventory, orders, companies and sync behind typed calls: the front door to the process mainspring."
  spec.authors = ["Mainspring"]
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir["lib/**/*.rb", "lib/mainspring/bin/mainspring", "sig/*.rbs", "README.md", base: __dir__]
  spec.metadata = {"rubygems_mfa_required" => "true"}
  # One that carries the program is of its platform (see `package`).
  spec.platform = ENV.fetch("GEM_PLATFORM", Gem::Platform::RUBY)
end
