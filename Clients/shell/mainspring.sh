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
declare -gA MAINSPRING_TO=() MAINSPRING_FROM=() MAINSPRING_PID=() MAINSPRING_SPOOL=() MAINSPRING_RESTART=() MAINSPRING_SHELL=()
declare -g MAINSPRING_CORE=${MAINSPRING_CORE:-core} MAINSPRING_COUNT=0 MAINSPRING_RESULT='' MAINSPRING_ID='' MAINSPRING_HANDLE=''

# Starts a core: mainspring_start [--restart] [OPTION...], as of `mainspring serve`. With --restart it is started again
# when it has died, and what was not answered is asked once more, where that changes nothing twice.
mainspring_start() {
  local restart=no spool
  if [ "${1-}" = --restart ]; then
    restart=yes
    shift
  fi
  if [ -n "${MAINSPRING_PID[$MAINSPRING_CORE]-}" ]; then
    echo "mainspring: $MAINSPRING_CORE is open already" >&2
    return 64
  fi
  spool=$(mktemp -d "${TMPDIR:-/tmp}/mainspring.XXXXXX") || return 74
  mkdir "$spool/pending"
  MAINSPRING_SPOOL[$MAINSPRING_CORE]=$spool
  MAINSPRING_RESTART[$MAINSPRING_CORE]=$restart
  MAINSPRING_SHELL[$MAINSPRING_CORE]=$BASHPID
  printf '%s\0' "${MAINSPRING:-mainspring}" serve "$@" >"$spool/words"
  if [ "$restart" = yes ]; then
    "${MAINSPRING:-mainspring}" openrpc | jq -r '.methods[] | "\(.name) \(."x-effect")"' >"$spool/effects" || return 74
  fi
  mainspring__open
}

# Calls a method, waits, and prints its result: mainspring_call METHOD [NAME=TEXT | NAME:=JSON | JSON]...
# It is in MAINSPRING_RESULT, too. The exit code says what a call is refused with; mainspring_error has more.
mainspring_call() {
  mainspring_send "$@" && mainspring_result "$MAINSPRING_ID"
}

# Sends a call and does not wait; MAINSPRING_ID is what mainspring_result and mainspring_cancel take.
mainspring_send() {
  local method=${1?mainspring_send needs a method} params
  shift
  params=$(mainspring__params "$@") || return 64
  mainspring__request "$method" "$params"
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
  local method=${1?mainspring_watch needs a method} params spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-}
  shift
  params=$(mainspring__params "$@") || return 64
  mainspring__request live.open "{\"query\":{\"method\":\"$method\",\"params\":$params}}" || return
  mainspring_result "$MAINSPRING_ID" >/dev/null || return
  [[ $MAINSPRING_RESULT =~ \"live\":([0-9]+) ]]
  MAINSPRING_HANDLE=live.${BASH_REMATCH[1]}
  jq -c .result <<<"$MAINSPRING_RESULT" >"$spool/$MAINSPRING_HANDLE"
}

# Listens to what changes: mainspring_listen [NAME=TEXT]..., a topic. mainspring_next prints each event.
mainspring_listen() {
  local topic spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-}
  topic=$(mainspring__params "$@") || return 64
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

# What follows is the functions' own.

mainspring__say() { printf 'mainspring: %s\n' "$*" >&2; }

mainspring__open() {
  local spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]} words to from
  mapfile -d '' -t words <"$spool/words"
  rm -f "$spool/in" "$spool/out" "$spool/answered"
  mkfifo "$spool/in" "$spool/out" || return 74
  # The ends of other cores' pipes are not for this one: they would never end.
  (
    local one
    for one in "${MAINSPRING_TO[@]}" "${MAINSPRING_FROM[@]}"; do exec {one}>&- ; done 2>/dev/null
    exec "${words[@]}"
  ) <"$spool/in" >"$spool/out" &
  MAINSPRING_PID[$MAINSPRING_CORE]=$!
  exec {to}>"$spool/in" {from}<"$spool/out"
  MAINSPRING_TO[$MAINSPRING_CORE]=$to
  MAINSPRING_FROM[$MAINSPRING_CORE]=$from
}

# Words as an object of JSON. JSON goes into it as it stands, so that no digit of a number is lost.
mainspring__params() {
  local word texts=() raw=() made n
  for word in "$@"; do
    if [[ $word == \{* ]]; then
      raw+=("$word")
      texts+=("" "$((${#raw[@]} - 1))")
    elif [[ $word =~ ^[A-Za-z0-9_.]+:= ]]; then
      raw+=("${word#*:=}")
      texts+=("${word%%:=*}" "$((${#raw[@]} - 1))")
    elif [[ $word =~ ^[A-Za-z0-9_.]+= ]]; then
      texts+=("${word%%=*}" "=${word#*=}")
    else
      mainspring__say "neither NAME=TEXT nor NAME:=JSON: $word"
      return 64
    fi
  done
  for word in "${raw[@]}"; do
    if ! jq -e . >/dev/null 2>&1 <<<"[$word]"; then
      mainspring__say "no JSON: $word"
      return 64
    fi
  done
  if [ "${#texts[@]}" = 2 ] && [ -z "${texts[0]}" ]; then
    made=${raw[0]}
  else
    # A number between control characters, which no text has here, holds the place of what is JSON already.
    made=$(jq -cn '
      reduce range(0; $ARGS.positional | length; 2) as $n ({};
        $ARGS.positional[$n] as $name | $ARGS.positional[$n + 1] as $value
        | if $name == "" then error("an object stands alone") else
            setpath($name | split("."); if $value | startswith("=") then $value[1:] else "\u0001\($value)\u0001" end) end)
      ' --args "${texts[@]}" 2>/dev/null) || {
      mainspring__say "what is named does not fit together"
      return 64
    }
    for n in "${!raw[@]}"; do made=${made//"\"\\u0001$n\\u0001\""/"${raw[$n]}"}; done
  fi
  printf '%s' "${made//$'\n'/ }"
}

mainspring__request() {
  local method=$1 params=$2 spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]-} effect='' line place
  if [ -z "$spool" ] || [ ! -d "$spool" ]; then
    mainspring__say "no core is open: mainspring_start"
    return 125
  fi
  # What has come is read first: so the core never waits for this shell, while this shell waits for the core.
  while read -r -t 0 <&"${MAINSPRING_FROM[$MAINSPRING_CORE]}"; do mainspring__read || return 125; done
  MAINSPRING_ID=$BASHPID.$((++MAINSPRING_COUNT))
  if [ "${MAINSPRING_RESTART[$MAINSPRING_CORE]}" = yes ]; then
    effect=$(sed -n "s/^$method //p" "$spool/effects")
    if [ "$effect" = write ] && [[ $params != *'"idempotencyKey":'* ]]; then
      params=${params%\}}
      [ "$params" = '{' ] || params+=,
      params+="\"idempotencyKey\":\"$BASHPID-$MAINSPRING_COUNT-$RANDOM$RANDOM$RANDOM\"}"
    fi
  fi
  line="{\"jsonrpc\":\"2.0\",\"id\":\"$MAINSPRING_ID\",\"method\":\"$method\",\"params\":$params}"
  printf '%s' "$method" >"$spool/method.$MAINSPRING_ID"
  printf -v place '%010d' "$MAINSPRING_COUNT"
  # What it is, and what would be sent again.
  printf '%s\n%s\n%s\n' "$MAINSPRING_ID" "${effect:-session}" "$line" >"$spool/pending/$place.$MAINSPRING_ID"
  mainspring__write "$line"
}

# A core that is gone must not end the shell that writes to it.
mainspring__write() { (
  trap '' PIPE
  printf '%s\n' "$1" >&"${MAINSPRING_TO[$MAINSPRING_CORE]}"
) 2>/dev/null || true; }

# Takes one line of the core.
mainspring__read() {
  local spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]} line
  if ! IFS= read -r line <&"${MAINSPRING_FROM[$MAINSPRING_CORE]}"; then
    mainspring__ended
    return
  fi
  [ -e "$spool/answered" ] || : >"$spool/answered"
  if [[ $line =~ ^\{\"jsonrpc\":\"2\.0\",\"id\":\"([0-9.]+)\",\"(result|error)\" ]]; then
    rm -f "$spool/pending/"*".${BASH_REMATCH[1]}"
    # Of what nobody waits for any more, nothing is kept.
    if [ -e "$spool/method.${BASH_REMATCH[1]}" ]; then printf '%s\n' "$line" >"$spool/reply.${BASH_REMATCH[1]}"; fi
  elif [[ $line =~ ^\{\"jsonrpc\":\"2\.0\",\"id\":([0-9]+),\"method\":\"host\.([A-Za-z.]+)\" ]]; then
    mainspring__asked "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "$line"
  elif [[ $line == *'"method":"live.changed"'* ]]; then
    mainspring__live "$line"
  elif [[ $line == *'"method":"events.changed"'* ]]; then
    mainspring__events "$line"
  fi
  return 0
}

mainspring__live() {
  local spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]} handle
  handle=live.$(jq -r .params.live <<<"$1")
  [ -e "$spool/$handle" ] || return 0
  jq -c 'if .params.error then {error: .params.error} else .params.result end' <<<"$1" >>"$spool/$handle"
}

mainspring__events() {
  local spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]} handle
  handle=events.$(jq -r .params.subscription <<<"$1")
  [ -e "$spool/$handle" ] || return 0
  # What is told while more than that must be read is read with it.
  if [ -e "$spool/behind.$handle" ]; then return 0; fi
  if [ "$(jq -r .params.behind <<<"$1")" = true ]; then
    : >"$spool/behind.$handle"
    return 0
  fi
  jq -c '.params.events[]' <<<"$1" >>"$spool/$handle"
  jq -r .params.cursor <<<"$1" >"$spool/cursor.$handle"
}

mainspring__catch_up() {
  local handle=$1 spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]} cursor
  cursor=$(jq -R . <"$spool/cursor.$handle")
  mainspring__request events.since "{\"cursor\":$cursor,\"topics\":$(<"$spool/topics.$handle")}" || return
  mainspring_result "$MAINSPRING_ID" >/dev/null || return
  jq -c '.events[]' <<<"$MAINSPRING_RESULT" >>"$spool/$handle"
  jq -r .cursor <<<"$MAINSPRING_RESULT" >"$spool/cursor.$handle"
  [ "$(jq -r .more <<<"$MAINSPRING_RESULT")" = true ] || rm -f "$spool/behind.$handle"
}

# The core asks the host.
mainspring__asked() {
  local id=$1 name=mainspring_host_${2//./_} line=$3 said code=0
  if ! declare -F "$name" >/dev/null; then
    mainspring__write "{\"jsonrpc\":\"2.0\",\"id\":$id,\"error\":{\"code\":-32601,\"message\":\"the host does not offer this\"}}"
    return
  fi
  declare -g MAINSPRING_ASKED=$id
  # Not in a subshell, so that what the function keeps is kept.
  "$name" "$(jq -c .params <<<"$line")" >"${MAINSPRING_SPOOL[$MAINSPRING_CORE]}/said" || code=$?
  said=$(<"${MAINSPRING_SPOOL[$MAINSPRING_CORE]}/said")
  case $code in
    0) mainspring_answer "$id" "$said" ;;
    255) ;;
    *) mainspring__write "{\"jsonrpc\":\"2.0\",\"id\":$id,\"error\":{\"code\":$code,\"message\":$(jq -Rs . <<<"${said%$'\n'}" | sed 's/\\n"$/"/')}}" ;;
  esac
}

mainspring__refused() {
  local method=$1 error=$2 code kind
  printf '%s\n' "$error" >"${MAINSPRING_SPOOL[$MAINSPRING_CORE]}/error"
  code=$(jq -r .code <<<"$error")
  kind=$(jq -r '.data.kind // ""' <<<"$error")
  mainspring__say "$method: $(jq -r .message <<<"$error")${kind:+ ($kind)}"
  case $code in
    -32800) return 120 ;;
    -32700) return 110 ;;
    -3260[0-9]) return $((100 + ${code#-3260})) ;;
    -*) return 111 ;;
    *) return "$code" ;;
  esac
}

# The process has ended. In the shell that has started it, it may be started again.
mainspring__ended() {
  local spool=${MAINSPRING_SPOOL[$MAINSPRING_CORE]} to=${MAINSPRING_TO[$MAINSPRING_CORE]} from=${MAINSPRING_FROM[$MAINSPRING_CORE]}
  local pending id effect line
  if [ "${MAINSPRING_RESTART[$MAINSPRING_CORE]}" != yes ] || [ ! -e "$spool/answered" ] ||
    [ "$BASHPID" != "${MAINSPRING_SHELL[$MAINSPRING_CORE]}" ]; then
    mainspring__say "the core has ended"
    return 125
  fi
  exec {to}>&- {from}<&-
  wait "${MAINSPRING_PID[$MAINSPRING_CORE]}" 2>/dev/null || true
  mainspring__open || return
  for pending in "$spool/pending/"*; do
    [ -e "$pending" ] || continue
    { read -r id && read -r effect && IFS= read -r line; } <"$pending"
    if [ "$effect" = read ] || [[ $line == *'"idempotencyKey":'* ]]; then
      while read -r -t 0 <&"${MAINSPRING_FROM[$MAINSPRING_CORE]}"; do mainspring__read || return; done
      mainspring__write "$line"
    else
      rm -f "$pending"
      printf '{"jsonrpc":"2.0","id":"%s","ended":true}\n' "$id" >"$spool/reply.$id"
    fi
  done
  return 0
}
