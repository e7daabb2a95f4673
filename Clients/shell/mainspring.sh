# shellcheck shell=bash
# Mainspring for scripts in bash: one core that stays open, and functions that call its methods. See README.md.
#
#   source mainspring.sh
#   mainspring_start --data shop
#   mainspring_call companies.create name=Roastery
#   mainspring_end
#
# Bash 4.4 or newer, and jq.

# What is known of each core, by its name in MAINSPRING_CORE.
declare -gA MAINSPRING_TO=() MAINSPRING_FROM=() MAINSPRING_PID=() MAINSPRING_SPOOL=() MAINSPRING_RESTART=() MAINSPRING_SHELL=() MAINSPRING_EFFECT=()
declare -g MAINSPRING_CORE=${MAINSPRING_CORE:-core} MAINSPRING_COUNT=0 MAINSPRING_RESULT=''
declare -g MAINSPRING_ID='' MAINSPRING_HANDLE='' MAINSPRING_PARAMS=''

# shellcheck source=core.sh
source "$(dirname "${BASH_SOURCE[0]}")/core.sh"

# Starts a core: mainspring_start [--restart] [OPTION...], as of `mainspring serve`. With --restart it is started again
# when it has died, and what was not answered is asked once more, where that changes nothing twice.
mainspring_start() {
  local restart=no spool
  if [ "${1-}" = --restart ]; then
    restart=yes
    shift
  fi
  # One that has ended by itself is open no more.
  if [ -e "${MAINSPRING_SPOOL[$MAINSPRING_CORE]-/nowhere}/ended" ]; then mainspring_end || true; fi
  if [ -n "${MAINSPRING_PID[$MAINSPRING_CORE]-}" ]; then
    echo "mainspring: $MAINSPRING_CORE is open already" >&2
    return 64
  fi
  if ! type -P "${MAINSPRING:-mainspring}" >/dev/null; then
    mainspring__say "there is no program ${MAINSPRING:-mainspring}: put it on the path, or name it with MAINSPRING"
    return 127
  fi
  spool=$(mktemp -d "${TMPDIR:-/tmp}/mainspring.XXXXXX") || return 74
  mkdir "$spool/pending"
  MAINSPRING_SPOOL[$MAINSPRING_CORE]=$spool
  MAINSPRING_RESTART[$MAINSPRING_CORE]=$restart
  MAINSPRING_SHELL[$MAINSPRING_CORE]=$BASHPID
  printf '%s\0' "${MAINSPRING:-mainspring}" serve "$@" >"$spool/words"
  if [ "$restart" = yes ]; then
    local name effect
    while read -r name effect; do MAINSPRING_EFFECT[$name]=$effect; done < <(
      "${MAINSPRING:-mainspring}" openrpc | jq -r '.methods[] | "\(.name) \(."x-effect")"'
    )
  fi
  mainspring__open
}

# Prints a number as a quantity, rounded to five places: mainspring_quantity 0.30000000000000004
mainspring_quantity() {
  local number
  number=$(LC_ALL=C printf '%.5f' "$1" 2>/dev/null) || {
    mainspring__say "no number: $1"
    return 64
  }
  while [[ $number == *.*0 ]]; do number=${number%0}; done
  printf '%s\n' "${number%.}"
}

# Calls a method, waits, and prints its result: mainspring_call METHOD [NAME=TEXT | NAME:=JSON | JSON]...
# It is in MAINSPRING_RESULT, too. The exit code says what a call is refused with; mainspring_error has more.
mainspring_call() {
  mainspring_send "$@" && mainspring_result "$MAINSPRING_ID"
}

# Sends a call and does not wait; MAINSPRING_ID is what mainspring_result and mainspring_cancel take.
mainspring_send() {
  local method=${1?mainspring_send needs a method}
  shift
  mainspring__params "$@" || return
  mainspring__request "$method" "$MAINSPRING_PARAMS"
}

# Waits for the result of a call that was sent.
mainspring_result() {
  local spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-} id=$1 line method
  MAINSPRING_RESULT=''
  while [ ! -e "$spool/reply.$id" ]; do
    mainspring__read || return 125
  done
  line=$(<"$spool/reply.$id")
  method=$(<"$spool/method.$id")
  rm -f "$spool/reply.$id" "$spool/method.$id"
  case $line in
    '{"jsonrpc":"2.0","id":"'"$id"'","result":'*)
      MAINSPRING_RESULT=${line#*\"result\":}
      MAINSPRING_RESULT=${MAINSPRING_RESULT%\}}
      printf '%s\n' "$MAINSPRING_RESULT"
      ;;
    '{"jsonrpc":"2.0","id":"'"$id"'","error":'*)
      line=${line#*\"error\":}
      mainspring__refused "$method" "${line%\}}"
      ;;
    *)
      mainspring__say "the core has ended; whether $method was done is not known"
      return 125
      ;;
  esac
}

# Asks the core to give a call up. Its result is the error requestCancelled, or what was done already.
mainspring_cancel() {
  mainspring__request rpc.cancel "{\"id\":\"$1\"}" && mainspring_result "$MAINSPRING_ID" >/dev/null
}

# Prints the elements of a list, one a line, page after page.
mainspring_pages() {
  local next='' more=()
  while :; do
    [ -z "$next" ] || more=("after=$next")
    mainspring_call "$@" "${more[@]}" >/dev/null || return
    jq -c '.items[]' <<<"$MAINSPRING_RESULT" || return
    next=$(jq -r '.next // empty' <<<"$MAINSPRING_RESULT") || return
    [ -n "$next" ] || return 0
  done
}

# Opens a live query of a reading method. MAINSPRING_HANDLE is what mainspring_next takes: it prints the result as it
# is, and each new one.
mainspring_watch() {
  local method=${1?mainspring_watch needs a method} spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-}
  shift
  mainspring__params "$@" || return
  mainspring__request live.open "{\"query\":{\"method\":\"$method\",\"params\":$MAINSPRING_PARAMS}}" || return
  mainspring_result "$MAINSPRING_ID" >/dev/null || return
  [[ $MAINSPRING_RESULT =~ \"live\":([0-9]+) ]]
  MAINSPRING_HANDLE=live.${BASH_REMATCH[1]}
  jq -c .result <<<"$MAINSPRING_RESULT" >"$spool/$MAINSPRING_HANDLE"
}

# Listens to what changes: mainspring_listen [NAME=TEXT]..., a topic. mainspring_next prints each event.
mainspring_listen() {
  local topic spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-}
  mainspring__params "$@" || return
  topic=$MAINSPRING_PARAMS
  mainspring__request events.subscribe "{\"topics\":[$topic]}" || return
  mainspring_result "$MAINSPRING_ID" >/dev/null || return
  MAINSPRING_HANDLE=events.$(jq -r .subscription <<<"$MAINSPRING_RESULT")
  : >"$spool/$MAINSPRING_HANDLE"
  jq -r .cursor <<<"$MAINSPRING_RESULT" >"$spool/cursor.$MAINSPRING_HANDLE"
  printf '[%s]' "$topic" >"$spool/topics.$MAINSPRING_HANDLE"
}

# Waits for what comes next of a live query (where several have come, the newest) or of what is listened to.
mainspring_next() {
  local handle=$1 spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-}
  if [ ! -e "$spool/$handle" ]; then
    mainspring__say "$handle is not open"
    return 64
  fi
  while [ ! -s "$spool/$handle" ]; do
    if [ -e "$spool/behind.$handle" ]; then
      mainspring__catch_up "$handle" || return
    else
      mainspring__read || return 125
    fi
  done
  case $handle in
    live.*)
      tail -n 1 "$spool/$handle"
      : >"$spool/$handle"
      ;;
    *)
      head -n 1 "$spool/$handle"
      tail -n +2 "$spool/$handle" >"$spool/rest" && mv "$spool/rest" "$spool/$handle"
      ;;
  esac
}

# Closes what mainspring_watch or mainspring_listen has opened.
mainspring_close() {
  local handle=$1 spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-}
  case $handle in
    live.*) mainspring__request live.close "{\"live\":${handle#live.}}" ;;
    events.*) mainspring__request events.unsubscribe "{\"subscription\":${handle#events.}}" ;;
    *) return 64 ;;
  esac && mainspring_result "$MAINSPRING_ID" >/dev/null
  rm -f "$spool/$handle" "$spool/cursor.$handle" "$spool/topics.$handle" "$spool/behind.$handle"
}

# Says what the shell does for the core: mainspring_provide host.ping ... Each is a function, `mainspring_host_ping`,
# which gets the parameters as JSON and prints the result; what it returns other than 0 is the code of an error, whose
# message it prints. One that returns 255 has the answer sent later, by mainspring_answer "$MAINSPRING_ASKED" RESULT.
mainspring_provide() {
  local names
  names=$(jq -cn '$ARGS.positional' --args "$@")
  mainspring__request host.provide "{\"capabilities\":$names}" && mainspring_result "$MAINSPRING_ID" >/dev/null
}

mainspring_answer() {
  mainspring__write "{\"jsonrpc\":\"2.0\",\"id\":$1,\"result\":${2//$'\n'/ }}"
}

# Prints what the last call was refused with, or what a filter of jq finds in it: mainspring_error .data.kind
mainspring_error() {
  jq -r "${1:-.}" "${MAINSPRING_SPOOL[$MAINSPRING_CORE]}/error"
}

# Ends the core, when it has answered everything, and answers its exit code.
mainspring_end() {
  local spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-} to=${MAINSPRING_TO[$MAINSPRING_CORE]-} code=0
  local from=${MAINSPRING_FROM[$MAINSPRING_CORE]-} pid=${MAINSPRING_PID[$MAINSPRING_CORE]-}
  [ -n "$pid" ] || return 0
  exec {to}>&-
  # Whatever it still has to say is of no use any more, but it must be able to say it.
  cat <&"$from" >/dev/null
  exec {from}<&-
  wait "$pid" 2>/dev/null || code=$?
  rm -rf "$spool"
  unset "MAINSPRING_PID[$MAINSPRING_CORE]" "MAINSPRING_SPOOL[$MAINSPRING_CORE]"
  return "$code"
}
