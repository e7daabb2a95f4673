#!/usr/bin/env bash
# The scenario that every client plays: conformance.sh DIRECTORY. See ../conformance/README.md.
set -uo pipefail
# shellcheck source=mainspring.sh
source "$(dirname "${BASH_SOURCE[0]}")/mainspring.sh"
directory=${1?conformance.sh needs a directory}
mkdir -p "$directory"

# Calls a method that is not refused; its result is in MAINSPRING_RESULT.
call() { mainspring_call "$@" >/dev/null || exit 1; }

# What a filter of jq says of the last result.
of() { jq -r "$@" <<<"$MAINSPRING_RESULT"; }

# Prints the kind of the error that a call is refused with, and its facts.
refused() {
  local facts=$1
  shift
  if "$@" >/dev/null 2>&1; then
    echo "not refused"
  else
    mainspring_error "[\"error\", .data.kind, .code, (.data | $facts)] | map(tostring) | join(\" \")"
  fi
}

yes_of() { if [ "$1" = "$2" ]; then echo yes; else echo no; fi; }

# What the shell does for the core.
mainspring_host_ping() {
  local text
  text=$(jq -r .text <<<"$1")
  case $text in
    refuse)
      echo no
      return 7
      ;;
    wait)
      waiting=$MAINSPRING_ASKED
      return 255
      ;;
    *) jq -cn --arg text "${text^^}" '{$text}' ;;
  esac
}

made() {
  local n
  call companies.create name=Roastery
  of '"company \(.name) \(.id)"'
  for n in 1 2 3 4 5 6 7; do
    call inventory.items.create "sku=S$n" "name=Item $n" unit=kg minStock:=0.5
    of '"item \(.sku) \(.id) \(.minStock) \(.version)"'
  done
}

listed() {
  local after=()
  while :; do
    call inventory.items.list limit:=3 order=sku "${after[@]}"
    of '"page " + ([.items[].sku] | join(" "))'
    [ "$(of '.next // ""')" ] || break
    after=("after=$(of .next)")
  done
  echo "each" "$(mainspring_pages inventory.items.list limit:=2 order=sku | jq -r .sku | paste -sd ' ')"
}

heard() {
  local handle event
  mainspring_listen service=inventory type=item || exit 1
  handle=$MAINSPRING_HANDLE
  call inventory.items.get sku=S1
  first=$(of .id)
  call inventory.items.update "id=$first" changes.name=Beans 'changes.description=from Kenya'
  call inventory.items.update "id=$first" changes.description:=null
  for _ in 1 2; do
    event=$(mainspring_next "$handle")
    echo "event $(jq -r '"\(.type) \(.action)"' <<<"$event") $(yes_of "$(jq -r .id <<<"$event")" "$first")" \
      "$(jq -r .version <<<"$event")"
  done
  call inventory.items.get "id=$first"
  echo "changed $(of .name) $(yes_of "$(of .description)" null) $(of .version)"
  mainspring_close "$handle"
}

watched() {
  local handle
  mainspring_watch inventory.stock.levels || exit 1
  handle=$MAINSPRING_HANDLE
  level() { mainspring_next "$handle" | jq -r '["live", .items[].onHand] | map(tostring) | join(" ")'; }
  level
  call inventory.stock.receive "item=$first" quantity:=2.5
  level
  call inventory.stock.consume "item=$first" quantity:=0.25
  level
  mainspring_close "$handle"
}

asked() {
  local id
  call host.check text=hello
  echo "host $(of .text)"
  waiting=''
  mainspring_send host.check text=wait deadline:=600000
  id=$MAINSPRING_ID
  # What is sent has to be read before it can be cancelled: until the core asks.
  while [ -z "$waiting" ]; do mainspring_call system.ping >/dev/null; done
  mainspring_cancel "$id"
  refused '""' mainspring_result "$id" | sed 's/ $//'
  mainspring_answer "$waiting" '{"text":"WAIT"}'
}

errors() {
  local ids
  refused '[.problems[].pointer] | join(" ")' mainspring_call inventory.items.create sku= name=X unit=kg minStock:=-1
  refused '""' mainspring_call inventory.items.get sku=none | sed 's/ $//'
  refused '"\(.current.name) \(.current.version)"' \
    mainspring_call inventory.items.update "id=$first" changes.name=X expect:=1
  refused "\"\\(.member) \\(if .id == \"$first\" then \"yes\" else \"no\" end)\"" \
    mainspring_call inventory.items.create sku=s1 name=X unit=kg
  refused '"\(.asked) \(.onHand) \(.available)"' mainspring_call inventory.stock.consume "item=$first" quantity:=100
  ids=$(for _ in 1 2; do mainspring_call inventory.items.create sku=K name=K unit=kg idempotencyKey=once | jq .id; done)
  echo "once $(yes_of "$(sed -n 1p <<<"$ids")" "$(sed -n 2p <<<"$ids")")"
  refused '""' mainspring_call inventory.items.create sku=L name=L unit=kg idempotencyKey=once | sed 's/ $//'
  refused .capability mainspring_call location.request
  refused '"\(.error.code) \(.error.message)"' mainspring_call host.check text=refuse
  call companies.create name=Second
  call companies.select company:=null
  refused '""' mainspring_call inventory.items.list | sed 's/ $//'
}

shop() {
  mainspring_start --data "$directory/shop" --clock 2026-03-05T09:00:00Z --seed 7 || exit 1
  mainspring_provide host.ping || exit 1
  made
  listed
  heard
  watched
  asked
  errors
  mainspring_end
}

killed() {
  local turn n ids
  mainspring_start --restart --data "$directory/killed" || exit 1
  call companies.create name=Roastery
  for turn in 0 1 2; do
    ids=()
    for n in {0..49}; do
      mainspring_send inventory.items.create "sku=$turn-$n" name=K unit=kg
      ids+=("$MAINSPRING_ID")
    done
    mainspring_result "${ids[0]}" >/dev/null || exit 1
    kill -KILL "${MAINSPRING_PID[$MAINSPRING_CORE]}"
    for n in "${ids[@]:1}"; do mainspring_result "$n" >/dev/null || exit 1; done
  done
  # Not in a subshell, which could not start the process again.
  mainspring_pages inventory.items.list >"$directory/items"
  echo "recovered $(wc -l <"$directory/items" | tr -d ' ')"
  mainspring_end
  mainspring_start --data "$directory/killed" || exit 1
  kill -KILL "${MAINSPRING_PID[$MAINSPRING_CORE]}"
  n=0
  while [ "$n" = 0 ]; do mainspring_call system.ping >/dev/null 2>&1 || n=$?; done
  [ "$n" = 125 ] && echo ended
  mainspring_end 2>/dev/null
}

two() {
  local company id
  MAINSPRING_CORE=one
  mainspring_start --data "$directory/one" --cloud "$directory/cloud.sqlite" || exit 1
  call companies.create name=Roastery
  company=$(of .id)
  call inventory.items.create sku=B name=Beans unit=kg
  id=$(of .id)
  call sync.now wait:=true
  MAINSPRING_CORE=other
  mainspring_start --data "$directory/two" --cloud "$directory/cloud.sqlite" || exit 1
  call sync.now wait:=true
  echo "synced $(mainspring_pages inventory.items.list "company=$company" | jq -r .name)"
  call inventory.items.update "company=$company" "id=$id" 'changes.name=Beans from Kenya'
  call sync.now wait:=true
  MAINSPRING_CORE=one
  call sync.now wait:=true
  call inventory.items.get "company=$company" "id=$id"
  echo "synced $(of .name)"
  mainspring_end
  MAINSPRING_CORE=other
  mainspring_end
}

for part in shop killed two; do
  echo "== $part"
  "$part"
done
