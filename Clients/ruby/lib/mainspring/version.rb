# frozen_string_literal: true

module Mainspring
  VERSION = "0.1.0"
end
