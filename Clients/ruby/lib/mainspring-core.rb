# frozen_string_literal: true

# What a Gemfile that names the gem requires.
require "mainspring"
