#!/usr/bin/env python3
"""Plays a whole game against the computer, taking what brings most at once: a bot to start from.

It gets itself an account, opens a table with the computer in the other seat, and then does what every bot does:
hear that it is its turn, ask what it may do, choose, say so. Only `choose` has to become cleverer. Needs Python 3.9
and nothing else.
"""

import argparse
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

SEAT = 1

# What a connection that breaks looks like.
BROKEN = (OSError, http.client.HTTPException)


class Refused(Exception):
    """The server said no; `code` says why."""

    def __init__(self, status, code, message):
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code = status, code


class Server:
    """Speaks with the server. A step that is sent twice counts once, so a lost answer is simply asked for again."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = None

    def open(self, method, path, body=None, headers=(), timeout=30):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + "/api/v1" + path, data, dict(headers), method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        return urllib.request.urlopen(request, timeout=timeout)

    def ask(self, method, path, body=None):
        trouble = "it is busy"
        for attempt in range(10):
            try:
                with self.open(method, path, body) as answer:
                    text = answer.read()
                return json.loads(text) if text else None
            except urllib.error.HTTPError as error:
                if error.code in (429, 503):  # Too fast, or the database is away for a moment.
                    time.sleep(float(error.headers.get("Retry-After", 1)))
                    continue
                why = json.loads(error.read() or b"{}").get("error", {})
                raise Refused(error.code, why.get("code", "?"), why.get("message", "")) from None
            except BROKEN as error:  # The server is not there, or went away: perhaps it is being started again.
                trouble = error
                time.sleep(min(0.1 * 2**attempt, 5))
        raise SystemExit(f"{self.address} does not answer: {trouble}")

    def events(self, path):
        """Everything that happens, as (name, data); goes on after a broken connection where it was."""
        last = None
        while True:
            try:
                headers = {"Accept": "text/event-stream", **({"Last-Event-ID": last} if last else {})}
                # A line comes at least every 20 seconds; whoever hears nothing for a minute has lost the connection.
                with self.open("GET", path, headers=headers, timeout=60) as stream:
                    name, data = "message", []
                    for line in stream:
                        field, _, value = line.decode().rstrip("\r\n").partition(":")
                        value = value[1:] if value.startswith(" ") else value
                        if field == "event":
                            name = value
                        elif field == "id":
                            last = value
                        elif field == "data":
                            data.append(value)
                        elif field == "" and value == "" and data:
                            yield name, json.loads("\n".join(data))
                            name, data = "message", []
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("Retry-After", 1)))
            except BROKEN:
                time.sleep(1)


def count(value):
    """All numbers in a value of the game, added up."""
    if isinstance(value, dict):
        return sum(map(count, value.values()))
    if isinstance(value, list):
        return sum(map(count, value))
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else 0


def choose(choices):
    """The choice that brings most for what it costs; chance decides between equals.

    A choice has what it does as values (`action`) and what it costs and brings (`hint`), besides texts for people.
    """
    worth = lambda it: count(it["hint"].get("gain")) - count(it["hint"].get("cost"))
    return max(choices, key=lambda it: (worth(it), random.random()))


def play(server, table):
    """Plays on as long as it is our turn; whether the game is over."""
    while True:
        offer = server.ask("GET", f"/tables/{table}/choices?seat={SEAT}")
        if not offer["choices"]:
            return False
        choice = choose(offer["choices"])
        try:
            body = {"seat": SEAT, "version": offer["version"], "choice": choice["choice"]}
            answer = server.ask("POST", f"/tables/{table}/play", body)
        except Refused as refused:
            if refused.code == "stale":  # The table went on without us: its next event says where it stands.
                return False
            if refused.code == "over":
                return True
            raise
        print(f"  {choice['label']} ({choice['choice']})", flush=True)
        if answer["over"] or not answer["choices"]:
            return answer["over"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="http://127.0.0.1:8080", help="where it is (%(default)s)")
    parser.add_argument("--game", default="noria", help="what to play (%(default)s)")
    parser.add_argument("--name", default="Greedy", help="what to be called (%(default)s)")
    parser.add_argument("--level", default="level1", help="how good the computer is, level1 to level5 (%(default)s)")
    parser.add_argument("--seed", type=int, help="decide between equals the same way each time")
    args = parser.parse_args()
    random.seed(args.seed)

    server = Server(args.server)
    try:
        server.token = server.ask("POST", "/players", {"name": args.name})["token"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": args.level}]
        table = server.ask("POST", "/tables", {"game": args.game, "seats": seats, "brisk": True})["id"]
        print(f"{args.game} at {server.address}/table/{table}")

        known = -1
        for name, event in server.events(f"/tables/{table}/events?seat={SEAT}"):
            if name == "table" and event["state"] == "abandoned":
                break
            if name != "step" or event["version"] <= known:
                continue
            known = event["version"]
            for told in event["told"]:
                print(told["text"])
            if event["over"] or (event.get("choices") and play(server, table)):
                break

        end = server.ask("GET", f"/tables/{table}")
    except Refused as refused:
        sys.exit(str(refused))
    for seat in end["seats"]:
        name = f"{seat['name']} ({seat['level']})" if "level" in seat else seat["name"]
        print(f"{seat.get('place', '-')}. {name}: {seat.get('points', '-')} points ({end.get('ending', end['state'])})")
    sys.exit(0 if end["state"] == "over" else f"the game is {end['state']}")


if __name__ == "__main__":
    main()
