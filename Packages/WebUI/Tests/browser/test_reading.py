"""A card that somebody reads stays on top, however fast the ones before it were thrown and whatever the server deals meanwhile."""

import html

import pytest
from conftest import settled

SHOWN = "[...document.querySelectorAll('[data-testid=deck] > [data-past]')].filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))"
# What a finger meets where the cards lie, and what assistive technology reads.
ON_TOP = f"""() => {{
    const of = (one) => one?.closest('[data-past]')?.innerText;
    const read = {SHOWN}.filter((one) => !one.ariaHidden).map(of);
    return [of(document.elementFromPoint(195, 300)), read.join()];
}}"""


number_of = ord


def card(name, depth, number=None):
    """A card as the server draws it; without a number, one of the reserve."""
    looks = f"--offset-y:{14 * min(depth, 3)};scale:{1 - 0.05 * min(depth, 3)}" + (";opacity: 0;" if depth > 2 else "")
    own = f'data-w="{number}" data-on="drag"' if number else ""
    hidden = 'aria-hidden="true"' if depth else ""
    return f'<div {own} {hidden} class="ov gx gy" data-left="skip {name}" data-right="like {name}" data-past="100" style="{looks}"><button class="btn">{name}</button></div>'


def reserve(name, number):
    return f'<i hidden data-w="{number}" data-left="skip {name}" data-right="like {name}" data-still="{html.escape(card(name, 4))}"></i>'


def deal(names):
    """The deck's children: four cards are elements, the top one last, and the others text."""
    return [card(name, depth, number_of(name)) if depth < 4 else reserve(name, number_of(name)) for depth, name in enumerate(names)][::-1]


@pytest.fixture
def deck(open_page, server):
    page = open_page(
        '<div data-w="1" class="vs gx gy"><div data-w="2" class="zs gx gy" data-testid="deck">' + "".join(deal("abcdefghij")) + "</div>"
        '<button data-w="3" class="btn" data-on="tap" data-ahead="undo deck" data-key="undo">Undo</button>'
        '<button data-w="4" class="btn" data-on="tap" data-ahead="throw right deck" data-key="like a">Like</button></div>'
    )
    page.server = server
    # The browser is ahead of the server, which answers once it is let.
    server.hold_posts.clear()
    return page


def throw(page, *names):
    for name in names:
        page.click("text=Like")
        shows(page, name)


def shows(page, name):
    """Waits until a card is what a finger meets, and alone what is read."""
    page.wait_for_function(f"name => ({ON_TOP})().join() === [name, name].join()", arg=name)


def deals(page, last, names):
    """Has the server draw these cards with its answer to a deed, in the place of all it drew before."""
    gone = [[6, number_of(name)] for name in "abcdefghij"]
    frame = {"o": [*gone, [5, 2, 0, "".join(deal(names))]]}
    page.server.answer = lambda events: frame if any(event[1] == "act" and event[3] == last for event in events) else {}


def deeds(page):
    return [event[3] for event in page.server.events if event[1] == "act"]


@pytest.mark.parametrize("names", ["xyfghij", "xyzuvfghij"])
def test_a_card_stays_on_top_while_better_ones_come_in_above_it(deck, names):
    throw(deck, *"bcdef")
    deals(deck, "like e", names)
    deck.server.hold_posts.set()
    deck.wait_for_selector("[data-right='like x']", state="attached")
    settled(deck)
    shows(deck, "f")
    # The server, whose buttons are about its own top card, is told once.
    deck.server.wait(lambda: "top skip f" in deeds(deck))
    throw(deck, "x")
    settled(deck)
    assert deeds(deck) == [*(f"like {name}" for name in "abcde"), "top skip f", "like f"]


def test_a_card_that_the_server_lays_on_top_when_told_is_its_own_again(deck):
    throw(deck, *"bcdef")
    deals(deck, "like e", "xyzuvfghij")
    deck.server.hold_posts.set()
    deck.server.wait(lambda: "top skip f" in deeds(deck))
    settled(deck)
    gone = [[6, number_of(name)] for name in "xyzuvfghij"]
    deck.server.push(o=[*gone, [5, 2, 0, "".join(deal("fxyzuvghij"))]])
    deck.wait_for_selector(f"[data-w='{number_of('f')}'][data-past]")
    shows(deck, "f")
    assert deck.evaluate("document.querySelectorAll('[data-past]:not([data-w])').length") == 0
    # What the server lays on top from now on is there.
    deck.server.push(o=[[1, number_of("f"), "aria-hidden", "true"], [5, 2, 0, card("e", 0, number_of("e"))]])
    shows(deck, "e")


def test_what_is_taken_back_lies_above_the_card_that_was_read(deck):
    throw(deck, *"bcdefg")
    deck.click("text=Undo")
    shows(deck, "f")
    deck.click("text=Undo")
    shows(deck, "e")
    throw(deck, "f")
