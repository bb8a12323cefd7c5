"""Analysis of a record: the account closes, and bad input gets a sentence."""

import pytest

import spieltisch

KUHN = """spieltisch record 1
game kuhn 1
seats 2
data 0000000000000000

1 chance deal queen
2 chance deal king
3 seat1 bet
4 seat2 call
"""


def test_the_account_closes() -> None:
    found = spieltisch.analyse(KUHN, threads=2)
    assert (found["game"], found["seats"]) == ("kuhn", 2)
    account = found["account"]
    for seat, player in enumerate(account["players"]):
        parts = sum(player[part]["share"] for part in ("luck", "unforeseen", "own", "others"))
        assert account["start"]["shares"][seat] + parts == pytest.approx(account["result"]["shares"][seat], abs=1e-6)
    assert spieltisch.analyse(KUHN) == found, "it does not depend on the number of threads"


@pytest.mark.parametrize("record", ["", "no record", KUHN.replace("call", "fly"), KUHN.partition("1 chance")[0]])
def test_bad_records_are_refused(record: str) -> None:
    with pytest.raises(spieltisch.SpieltischError):
        spieltisch.analyse(record)


def test_bad_numbers_are_refused() -> None:
    with pytest.raises(spieltisch.SpieltischError, match="depth"):
        spieltisch.analyse(KUHN, depth=0)
