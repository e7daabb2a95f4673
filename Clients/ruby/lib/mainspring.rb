# frozen_string_literal: true

# An application core that keeps a shop's stock, run as a process of the program.
#
#     require "mainspring"
#
#     Mainspring::Core.open("shop") do |core|
#       core.companies.create(name: "Roastery")
#       core.inventory.items.create(sku: "B1", name: "Beans", unit: "kg")
#       core.each.inventory.items.list.each { |item| puts "#{item.sku} #{item.name}" }
#     end
#
# Mainspring::Records has the types of parameters and results, and Mainspring::Errors has the exceptions of calls.
# Mainspring::Host is the base class for a front end that answers requests of the core.
module Mainspring
  # Returns a quantity that the core accepts: rounded to five decimal places, half to even.
  #
  # The core would refuse `0.1 + 0.2` itself, because it has seventeen places.
  #
  #     core.inventory.stock.receive(sku: "B1", quantity: Mainspring.quantity(0.1 + 0.2))
  #
  # @param number [Numeric, String]
  # @return [BigDecimal]
  def self.quantity(number)
    exact = BigDecimal(number.to_s)
    raise ArgumentError, "#{number} is not a quantity: give a finite number" unless exact.finite?

    exact.round(5, BigDecimal::ROUND_HALF_EVEN)
  end
end

require "mainspring/version"
require "mainspring/failures"
require "mainspring/record"
require "mainspring/values"
require "mainspring/readers"
require "mainspring/service"
require "mainspring/generated/records"
require "mainspring/generated/errors"
require "mainspring/generated/host"
require "mainspring/generated/services"
require "mainspring/refusals"
require "mainspring/host_calls"
require "mainspring/program"
require "mainspring/log"
require "mainspring/call"
require "mainspring/connection"
require "mainspring/feed"
require "mainspring/watch"
require "mainspring/live_pages"
require "mainspring/live"
require "mainspring/listening"
require "mainspring/ways"
require "mainspring/core"
