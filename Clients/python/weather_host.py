#!/usr/bin/env python3
"""A host that gives the core the weather, and passes all other lines between the core and a front end.

    weather_host.py --recorded FILE [--shift] [--core PATH] [-- WORDS...]
    weather_host.py --open-meteo [URL]        [--core PATH] [-- WORDS...]

The host starts `mainspring serve WORDS...` and offers it `host.weather.current` and `host.weather.hourly`. A front end
talks to the host over standard input and output, one line per message, as it would to the core itself. The host answers
the core's requests for the weather. If the front end offers these requests itself, the front end gets them.

FILE has recorded weather, as in `weather.json` beside this file. With --shift, the host moves the recorded times so
that the recording begins in the current hour. URL is a server with the format of Open-Meteo's forecast
(https://open-meteo.com/en/docs). The data of Open-Meteo is under CC BY 4.0.

As a module: `respond(provider, message)` answers one request of the core; `Recorded` and `OpenMeteo` are providers.
"""

import argparse
import concurrent.futures
import datetime
import http.client
import json
import math
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from functools import partial

from between import Between, leave, run_between

CAPABILITIES = ["host.weather.current", "host.weather.hourly"]
OPEN_METEO = "https://api.open-meteo.com/v1/forecast"

# WMO code table 4677, as Open-Meteo uses it.
CONDITIONS = {
    0: "clear",
    1: "mostly clear",
    2: "partly cloudy",
    3: "overcast",
    45: "fog",
    48: "rime fog",
    51: "light drizzle",
    53: "drizzle",
    55: "heavy drizzle",
    56: "light freezing drizzle",
    57: "freezing drizzle",
    61: "light rain",
    63: "rain",
    65: "heavy rain",
    66: "light freezing rain",
    67: "freezing rain",
    71: "light snow",
    73: "snow",
    75: "heavy snow",
    77: "snow grains",
    80: "light rain showers",
    81: "rain showers",
    82: "violent rain showers",
    85: "snow showers",
    86: "heavy snow showers",
    95: "thunderstorm",
    96: "thunderstorm with hail",
    99: "thunderstorm with heavy hail",
}


class ProviderError(Exception):
    """The error of a request for the weather that has no answer."""


def distance(a, b):
    """Returns the kilometres between two places, each given as (latitude, longitude) in degrees."""
    north, east, other_north, other_east = map(math.radians, (*a, *b))
    haversine = (
        math.sin((other_north - north) / 2) ** 2
        + math.cos(north) * math.cos(other_north) * math.sin((other_east - east) / 2) ** 2
    )
    return 2 * 6371.0088 * math.asin(math.sqrt(min(haversine, 1)))


class Recorded:
    """Weather from a file: `{"places": [{"name", "latitude", "longitude", "current": {...}, "hourly": [...]}]}`."""

    def __init__(self, path, shift=False, now=time.time):
        with open(path, encoding="utf-8") as file:
            self.places = json.load(file)["places"]
        self.shift, self.now = shift, now

    def current(self, latitude, longitude):
        place = self.nearest(latitude, longitude)
        current = dict(place["current"])
        if "observedAt" in current:
            # With --shift, the observation is moved to the present time.
            current["observedAt"] = rfc3339(self.instant()) if self.shift else current["observedAt"]
        return self.where(place) | current

    def hourly(self, latitude, longitude, hours):
        place = self.nearest(latitude, longitude)
        return self.where(place) | {
            "hours": [hour | {"at": self.moved(place, hour["at"])} for hour in place["hourly"][:hours]]
        }

    def nearest(self, latitude, longitude):
        found = [
            (distance((latitude, longitude), (place["latitude"], place["longitude"])), place) for place in self.places
        ]
        near, place = min(found, key=lambda one: one[0], default=(math.inf, None))
        if near > 25:
            raise ProviderError("no weather is recorded within 25 km")
        return place

    @staticmethod
    def where(place):
        return {member: place[member] for member in ("latitude", "longitude", "name") if member in place}

    def instant(self):
        return datetime.datetime.fromtimestamp(self.now(), datetime.timezone.utc)

    def moved(self, place, instant):
        if not self.shift:
            return instant
        begin = datetime.datetime.fromisoformat(place["hourly"][0]["at"].replace("Z", "+00:00"))
        begin_now = datetime.datetime.fromtimestamp(self.now() // 3600 * 3600, datetime.timezone.utc)
        return rfc3339(datetime.datetime.fromisoformat(instant.replace("Z", "+00:00")) + (begin_now - begin))


class OpenMeteo:
    """Weather over HTTP, in the format of Open-Meteo's forecast."""

    # The greatest length of an answer, in bytes. A forecast of two days has a few kilobytes.
    longest = 1 << 22

    def __init__(self, url=OPEN_METEO, timeout=8.0):
        self.url, self.timeout = url, timeout

    def current(self, latitude, longitude):
        answer = self.fetch(
            latitude=latitude, longitude=longitude, current="temperature_2m,relative_humidity_2m,weather_code"
        )
        current = answer["current"]
        found = self.where(answer) | {
            "temperature": self.temperature(current["temperature_2m"], answer.get("current_units"))
        }
        found |= self.condition(current.get("weather_code")) | {"observedAt": at(current["time"])}
        if current.get("relative_humidity_2m") is not None:
            found["humidity"] = current["relative_humidity_2m"] / 100
        return found

    def hourly(self, latitude, longitude, hours):
        answer = self.fetch(
            latitude=latitude, longitude=longitude, hourly="temperature_2m,weather_code", forecast_hours=hours
        )
        hourly = answer["hourly"]
        codes = hourly.get("weather_code") or [None] * len(hourly["time"])
        return self.where(answer) | {
            "hours": [
                {"at": at(instant), "temperature": self.temperature(value, answer.get("hourly_units"))}
                | self.condition(code)
                for instant, value, code in zip(hourly["time"], hourly["temperature_2m"], codes)
                if value is not None
            ][:hours]
        }

    def fetch(self, **query):
        query = urllib.parse.urlencode(query | {"timeformat": "unixtime"}, safe=",")
        url = f"{self.url}{'&' if '?' in self.url else '?'}{query}"
        end = time.monotonic() + self.timeout
        try:
            request = urllib.request.Request(
                url, headers={"User-Agent": "mainspring-weather-host", "Accept": "application/json"}
            )
            with urllib.request.urlopen(request, timeout=self.timeout) as response:
                answer = json.loads(self.read(response, end))
        except urllib.error.HTTPError as error:
            raise ProviderError(f"the provider answered {error.code}: {reason(error)}") from error
        except (OSError, http.client.HTTPException) as error:
            cause = getattr(error, "reason", error)
            if isinstance(cause, TimeoutError):
                raise ProviderError(f"the provider did not answer within {self.timeout:g} s") from error
            raise ProviderError(f"the provider can't be reached: {cause}") from error
        except ValueError as error:
            raise ProviderError("the provider's answer is not JSON") from error
        if not isinstance(answer, dict):
            raise ProviderError("the provider's answer is JSON, but not an object")
        return answer

    def read(self, response, end):
        """Returns the body. All of it must come before `end`, so that a server that sends single bytes is late, too."""
        body = b""
        while chunk := response.read1(1 << 16):
            body += chunk
            if time.monotonic() > end:
                raise TimeoutError
            if len(body) > self.longest:
                raise ProviderError(f"the provider's answer is too long: more than {self.longest} bytes")
        return body

    @staticmethod
    def where(answer):
        return {"latitude": answer["latitude"], "longitude": answer["longitude"]}

    @staticmethod
    def temperature(value, units):
        return {"value": value, "unit": "fahrenheit" if (units or {}).get("temperature_2m") == "°F" else "celsius"}

    @staticmethod
    def condition(code):
        return {"condition": CONDITIONS[code]} if code in CONDITIONS else {}


def reason(error):
    """Returns the reason for which an HTTP request failed, in the provider's words."""
    try:
        return str(json.loads(error.read(1 << 16))["reason"])[:200]
    except (ValueError, KeyError, TypeError, OSError):
        return error.reason


def rfc3339(instant):
    return (
        instant.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S") + f".{instant.microsecond // 1000:03}Z"
    )


def at(seconds):
    return rfc3339(datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc))


def respond(provider, message):
    """Returns the response to a request of the core for the weather."""
    params = message["params"]
    try:
        if message["method"] == "host.weather.current":
            result = provider.current(params["latitude"], params["longitude"])
        else:
            result = provider.hourly(params["latitude"], params["longitude"], params["hours"])
        return {"jsonrpc": "2.0", "id": message["id"], "result": result}
    except ProviderError as error:
        sentence = str(error)
    except Exception as error:  # An answer that can't be read becomes an error for the core.
        sentence = f"the provider's answer can't be understood ({type(error).__name__}: {error})"
    return {"jsonrpc": "2.0", "id": message["id"], "error": {"code": 1, "message": sentence[:200]}}


class WeatherHost(Between):
    """Gives the core the weather."""

    capabilities = CAPABILITIES

    def __init__(self, words, provider, receive, send):
        self.provider = provider
        self.pool = concurrent.futures.ThreadPoolExecutor(8)
        super().__init__(words, receive, send)

    def ask(self, message):
        self.pool.submit(self.answer, message)

    def answer(self, message):
        if self.is_wanted(message):
            self.answered(respond(self.provider, message))

    def ended(self):
        self.pool.shutdown(wait=False, cancel_futures=True)


def parse(words):
    parser = argparse.ArgumentParser(
        description="Gives the core the weather, and passes all other lines between the core and a front end.",
        epilog="The words after -- are options of mainspring serve.",
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--recorded", metavar="FILE", help="weather from a file, such as weather.json beside this program"
    )
    source.add_argument(
        "--open-meteo", metavar="URL", nargs="?", const=OPEN_METEO, help=f"weather over HTTP (default: {OPEN_METEO})"
    )
    parser.add_argument(
        "--shift", action="store_true", help="move the recorded times so that the recording begins in the current hour"
    )
    parser.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=float,
        default=8.0,
        help="the time limit for an answer of the provider (default: 8)",
    )
    parser.add_argument("--core", metavar="PATH", default="mainspring", help="the core's program (default: mainspring)")
    split = words.index("--") if "--" in words else len(words)
    options, passed = parser.parse_args(words[:split]), words[split + 1 :]
    if any(word.split("=")[0] == "--framing" for word in passed):
        parser.error("this host reads and writes lines: leave --framing out")
    if not options.timeout > 0:
        parser.error("--timeout must be more than 0 seconds")
    return options, passed


def main(words):
    options, passed = parse(words)
    try:
        provider = (
            Recorded(options.recorded, options.shift)
            if options.recorded
            else OpenMeteo(options.open_meteo, options.timeout)
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"weather_host.py: {options.recorded} can't be used: {error}", file=sys.stderr)
        return 66

    try:
        return run_between(partial(WeatherHost, [options.core, "serve", *passed], provider))
    except OSError as error:
        print(f"weather_host.py: {options.core} can't be started: {error.strerror}", file=sys.stderr)
        return 69


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
