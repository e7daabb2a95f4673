# frozen_string_literal: true

# Golden transcripts through the gem: a request and its reply a line, as JSON, to what is made of them, a line each.

require "mainspring"

# Takes the place of a core, and notes what would be asked.
Noted = Struct.new(:name, :params, :read, :effect)

class Note
  def call(*noted) = Noted.new(*noted)
end

SERVICES = Mainspring::Services::All.new(Note.new)

def bare(name) = name.to_s.delete("_").downcase

# The one of some names that is another's, in whatever way it is written.
def found(names, wanted) = names.find { |name| bare(name) == bare(wanted) }

# What a method would send, and what reads its result; nil where no method takes what is asked.
def noted(request)
  *places, last = request["method"].split(".")
  place = places.reduce(SERVICES) do |above, name|
    method = found(above.class.instance_methods(false), name)
    return nil if method.nil?

    above.public_send(method)
  end
  method = found(place.class.instance_methods(false), last)
  return nil if method.nil?

  parameters = place.method(method).parameters.map(&:last)
  given = request.fetch("params", {}).transform_keys { |name| found(parameters, name) || (return nil) }
  place.public_send(method, **given)
rescue ArgumentError
  nil
end

# Looks at each member, so that what checks types sees it.
def seen(value)
  case value
  when Mainspring::Record then value.class.members.each { |name| seen(value.public_send(name)) }
  when Hash then value.each_value { |one| seen(one) }
  when Array then value.each { |one| seen(one) }
  end
  value
end

$stdin.each_line do |line|
  request, reply = Mainspring::Values.decode(line)
  call = noted(request)
  next puts("null") if call.nil?

  made = {name: call.name, params: call.params.compact}
  if reply["error"]
    error = Mainspring::Refusals.failure(call.name, reply["error"])
    made["kind"], made["class"], made["data"] = error.kind, error.class.name, seen(error.data)
  else
    made["result"] = seen(call.read ? call.read.call(reply["result"]) : reply["result"])
  end
  puts Mainspring::Values.encode(made)
end
