# frozen_string_literal: true

# Bundler requires this file for the gem, because it has the gem's name.
require "mainspring"
