# shellcheck shell=bash
# What the functions of mainspring.sh have in common: how a core is opened, written to, read and given up.

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
  # The shell is not to tell of its end: the functions do.
  disown "$!"
  exec {to}>"$spool/in" {from}<"$spool/out"
  MAINSPRING_TO[$MAINSPRING_CORE]=$to
  MAINSPRING_FROM[$MAINSPRING_CORE]=$from
}

# Words as an object of JSON, in MAINSPRING_PARAMS. JSON goes into it as it stands, so that no digit is lost.
mainspring__params() {
  local word name value members='' simple=yes plain='^(-?(0|[1-9][0-9]*)(\.[0-9]+)?|true|false|null)$'
  # What needs no look at how things nest is put together here: jq takes as long to start as a call takes.
  for word in "$@"; do
    if [[ $word =~ ^([A-Za-z0-9_]+):=(.*)$ && ${BASH_REMATCH[2]} =~ $plain ]]; then
      members+=",\"${word%%:=*}\":${word#*:=}"
    elif [[ $word =~ ^[A-Za-z0-9_]+= && $word != *[[:cntrl:]]* ]]; then
      name=${word%%=*} value=${word#*=}
      value=${value//\\/\\\\}
      members+=",\"$name\":\"${value//\"/\\\"}\""
    else
      simple=no
    fi
  done
  MAINSPRING_PARAMS="{${members#,}}"
  [ "$simple" = yes ] || mainspring__nested "$@"
}

mainspring__nested() {
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
    if ! jq -s -e 'length == 1' >/dev/null 2>&1 <<<"$word"; then
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
  MAINSPRING_PARAMS=${made//$'\n'/ }
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
    effect=${MAINSPRING_EFFECT[$method]-}
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
    : >"$spool/ended"
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
