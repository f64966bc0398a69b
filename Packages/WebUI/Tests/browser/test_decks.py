"""A deck of cards: by finger, button and key, on a slow line and on none. The view is the gallery's."""

import re

import pytest
from conftest import settled
from finger import Finger

CARDS = "[...document.querySelectorAll('[data-testid=deck] > [data-past]:not([data-gone])')]"
TOP = f"{CARDS}.at(-1)"
STAMPS = f"[...{TOP}.querySelectorAll('.reveal')].map(one => Number(getComputedStyle(one).opacity))"


@pytest.fixture
def deck(gallery):
    page = gallery("deck")
    page.events = []
    page.on("request", lambda request: page.events.extend(request.post_data_json["e"]) if request.url.endswith("/events") else None)
    return page


def slow(page, milliseconds):
    page.click("text=0 ms")
    page.click(f"[role=menu] >> text='{milliseconds} ms'")
    settled(page)
    page.wait_for_selector(f".bar-trailing >> text={milliseconds} ms")


def name(page):
    return page.evaluate(f"{TOP}.querySelector('.font-title').textContent")


def score(page):
    return page.inner_text("[data-testid=score]")


def drag(page, dx, dy=0, steps=20, rest=True):
    """Moves the top card and, to be no flick, rests before it is let go."""
    finger = Finger(page)
    finger.swipe(195, 350, dx, dy, steps=steps, hold=True)
    page.wait_for_function(f"dx => {TOP}.style.transform.startsWith(`translate(${{dx}}px, `)", arg=dx)
    if rest:
        page.wait_for_function("start => performance.now() - start > 100", arg=page.evaluate("performance.now()"))
    return finger


def throw(page, dx):
    drag(page, dx).send("touchEnd")


def test_the_card_its_turn_and_its_stamps_follow_the_finger_without_the_server(deck):
    # Its place in the pile is the card's alone: what lies in it is not styled anew as the pile moves up.
    offset = "one => getComputedStyle(one).getPropertyValue('--offset-y')"
    assert deck.evaluate(f"[{CARDS}[0], {CARDS}[0].firstElementChild].map({offset}).map(Boolean)") == [True, False]
    deck.events.clear()
    finger = drag(deck, 80, 10)
    assert deck.evaluate(f"{TOP}.style.transform") == "translate(80px, 10px) rotate(8deg)"
    assert deck.evaluate(STAMPS) == pytest.approx([0.8, 0, 0], abs=0.01)
    finger.send("touchMove", (145, 360))
    deck.wait_for_function(f"() => {STAMPS}.map(one => one.toFixed(1)).join() === '0.0,0.5,0.0'")
    assert not [event for event in deck.events if event[1] in ("drag", "act")]


def test_a_short_drag_springs_back(deck):
    throw(deck, 90)
    settled(deck)
    assert name(deck) == "Lantern"
    assert deck.evaluate(f"getComputedStyle({TOP}).transform") == "none"
    assert score(deck) == "0 liked, 0 skipped"


@pytest.mark.parametrize(("dx", "result"), [(110, "1 liked, 0 skipped"), (-110, "0 liked, 1 skipped")])
def test_a_drag_past_a_hundred_points_throws(deck, dx, result):
    throw(deck, dx)
    assert name(deck) == "Tidepool"
    deck.wait_for_selector(f"text={result}")
    settled(deck)
    assert name(deck) == "Tidepool"


@pytest.mark.parametrize(("dx", "dy", "rest"), [(60, -110, True), (0, -60, False)])
def test_a_card_is_thrown_upwards_by_way_or_speed(deck, dx, dy, rest):
    if rest:
        drag(deck, dx, dy).send("touchEnd")
    else:
        Finger(deck).flick(195, 350, dx, dy)
    assert name(deck) == "Tidepool"
    deck.wait_for_selector("text=0 liked, 0 skipped, 1 kept")
    settled(deck)
    assert name(deck) == "Tidepool"


@pytest.mark.parametrize(("dx", "dy"), [(0, -90), (20, 200), (90, 130)])
def test_a_drag_that_goes_nowhere_springs_back(deck, dx, dy):
    drag(deck, dx, dy).send("touchEnd")
    settled(deck)
    deck.wait_for_function(f"() => getComputedStyle({TOP}).transform === 'none'")
    assert name(deck) == "Lantern" and score(deck) == "0 liked, 0 skipped"


def test_the_stamp_of_upwards_shows_with_the_way_up_alone(deck):
    finger = drag(deck, 0, -70)
    assert deck.evaluate(STAMPS) == pytest.approx([0, 0, 0.7], abs=0.01)
    finger.send("touchMove", (275, 350))
    deck.wait_for_function(f"() => {STAMPS}.map(one => one.toFixed(1)).join() === '0.8,0.0,0.0'")
    finger.send("touchEnd")


def test_a_mouse_throws_upwards(deck):
    deck.mouse.move(195, 350)
    deck.mouse.down()
    deck.mouse.move(200, 200, steps=6)
    deck.mouse.up()
    deck.wait_for_selector("text=0 liked, 0 skipped, 1 kept")


def test_what_is_thrown_up_without_a_line_is_done_once_when_it_is_back(deck):
    deck.context.set_offline(True)
    deck.wait_for_selector(".offline-banner:visible")
    drag(deck, 0, -120).send("touchEnd")
    deck.keyboard.press("ArrowUp")
    assert name(deck) == "Orrery"
    deck.context.set_offline(False)
    deck.wait_for_selector("text=0 liked, 0 skipped, 2 kept")
    settled(deck)
    assert name(deck) == "Orrery" and score(deck) == "0 liked, 0 skipped, 2 kept"


def test_a_flick_throws_however_short(deck):
    Finger(deck).flick(195, 350, -60, 0)
    deck.wait_for_selector("text=0 liked, 1 skipped")


def test_the_next_card_is_there_at_once_on_a_slow_line(deck):
    slow(deck, 300)
    for dx, following in ((120, "Tidepool"), (-120, "Orrery"), (120, "Ember")):
        finger = drag(deck, dx)
        # What is on top in the very event that lets go of the card.
        deck.evaluate(f"addEventListener('pointerup', () => {{ window.atOnce = {TOP}.querySelector('.font-title').textContent; }}, {{ once: true }})")
        finger.send("touchEnd")
        assert deck.evaluate("atOnce") == following
    deck.wait_for_selector("text=2 liked, 1 skipped")
    settled(deck)
    assert name(deck) == "Ember"


def test_the_cards_behind_move_up_before_the_server_says_so(deck):
    # The one that cannot be seen stands in only when it can.
    look = f"{CARDS}.reverse().slice(0, 4).map(card => [getComputedStyle(card).scale, getComputedStyle(card).opacity, card.ariaHidden]).filter(([, opacity]) => opacity !== '0')"
    before = deck.evaluate(look)
    assert before[0][1:] == ["1", None] and before[1][2] == "true"
    deck.route("**/events", lambda route: None)
    throw(deck, 120)
    deck.wait_for_function("() => !document.getAnimations().length")
    assert deck.evaluate(look) == before


def test_a_card_held_while_the_answer_arrives_stays_in_the_finger(deck):
    slow(deck, 300)
    throw(deck, 120)
    finger = drag(deck, 60)
    deck.wait_for_selector("text=1 liked")
    assert deck.evaluate(f"{TOP}.style.transform").startswith("translate(60px, 0px)")
    finger.send("touchEnd")
    settled(deck)
    assert name(deck) == "Tidepool"


def test_only_the_top_card_moves(deck):
    box = deck.evaluate("(({ x, y, width, bottom }) => [x + width / 2, bottom])(" + TOP + ".getBoundingClientRect())")
    finger = Finger(deck)
    finger.swipe(box[0], box[1] + 6, 80, 0, hold=True)
    assert deck.evaluate("document.querySelectorAll('[data-dragging]').length") == 0
    finger.send("touchEnd")


def test_what_is_done_without_a_line_is_done_once_when_it_is_back(deck):
    deck.context.set_offline(True)
    deck.wait_for_selector(".offline-banner:visible")
    for dx in (120, -120, 120, 120):
        throw(deck, dx)
    assert name(deck) == "Quill"
    assert deck.inner_text(".offline-banner").endswith("4 waiting.")
    deck.context.set_offline(False)
    deck.wait_for_selector("text=3 liked, 1 skipped")
    settled(deck)
    assert name(deck) == "Quill"


def test_cards_too_deep_to_be_seen_are_text_and_stand_in_without_a_line(deck):
    assert deck.evaluate("document.querySelectorAll('[data-testid=deck] > [data-past]').length") == 4
    assert deck.evaluate("document.querySelectorAll('[data-testid=deck] > [data-still]').length") == 8
    deck.context.set_offline(True)
    deck.wait_for_selector(".offline-banner:visible")
    look = f"{CARDS}.reverse().map(card => [getComputedStyle(card).scale, getComputedStyle(card).opacity, card.ariaHidden]).filter(([, opacity]) => opacity !== '0')"
    before = deck.evaluate(look)
    for dx in (120, -120, 120, 120, -120, 120):
        throw(deck, dx)
    assert name(deck) == "Loom"
    deck.wait_for_function("() => !document.getAnimations().length")
    assert deck.evaluate(look) == before
    throw(deck, 60)
    deck.wait_for_function(f"() => getComputedStyle({TOP}).transform === 'none'")
    deck.keyboard.press("ArrowLeft")
    assert name(deck) == "Beacon"
    deck.context.set_offline(False)
    deck.wait_for_selector("text=4 liked, 3 skipped")
    settled(deck)
    assert name(deck) == "Beacon"
    assert deck.evaluate(look) == before
    assert deck.evaluate("document.querySelectorAll('[data-testid=deck] > :not([data-w])').length") == 0


def test_all_cards_can_be_thrown_without_a_line(deck):
    deck.context.set_offline(True)
    deck.wait_for_selector(".offline-banner:visible")
    for _ in range(12):
        deck.keyboard.press("ArrowRight")
    assert deck.evaluate(f"{CARDS}.length") == 0
    deck.keyboard.press("ArrowRight")
    deck.context.set_offline(False)
    deck.wait_for_selector("text=You liked 12")


def test_an_answer_that_is_lost_does_not_do_it_twice(deck):
    lost = []

    def lose(route):
        if not lost and '"act"' in (route.request.post_data or ""):
            lost.append(route.fetch())
            return route.abort()
        route.continue_()

    deck.route("**/events", lose)
    throw(deck, 120)
    throw(deck, -120)
    deck.wait_for_selector("text=1 liked, 1 skipped")
    settled(deck)
    assert lost and score(deck) == "1 liked, 1 skipped"


def test_keys_throw_and_leave_the_focus_where_it_is(deck):
    deck.focus("button[aria-label=Like]")
    deck.keyboard.press("ArrowRight")
    deck.keyboard.press("ArrowLeft")
    deck.keyboard.press("Enter")
    assert name(deck) == "Ember"
    deck.wait_for_selector("text=2 liked, 1 skipped")
    settled(deck)
    assert deck.evaluate("document.activeElement.ariaLabel") == "Like"


def test_buttons_show_the_stamp_of_what_they_do(deck):
    deck.route("**/events", lambda route: None)
    deck.click("button[aria-label=Skip]")
    flying = "document.querySelector('[data-gone]')"
    deck.wait_for_function(f"() => Number(getComputedStyle({flying}.querySelectorAll('.reveal')[1]).opacity) > 0")
    deck.wait_for_function(f"() => getComputedStyle({flying}).visibility === 'hidden'")


def test_a_throw_styles_nothing_anew_that_lies_in_a_card(deck):
    # `inert` and what else is inherited would, and only some properties fly without the main thread.
    inherited = f"{CARDS}.map(card => [card.inert, card.style.pointerEvents, getComputedStyle(card.firstElementChild).pointerEvents].join())"
    assert set(deck.evaluate(inherited)) == {"false,,auto"}
    deck.keyboard.press("ArrowRight")
    flying = deck.evaluate("document.getAnimations().filter(one => one.effect.target.dataset.gone !== undefined).flatMap(one => one.effect.getKeyframes()).map(Object.keys)")
    assert flying and not {name for frame in flying for name in frame} - {"offset", "easing", "composite", "computedOffset", "transform"}
    deck.wait_for_selector("text=1 liked")
    settled(deck)
    assert set(deck.evaluate(inherited)) == {"false,,auto"}


def test_keys_stop_in_the_top_card_alone(deck):
    stops = f"{CARDS}.map(card => [...card.querySelectorAll('button')].filter(one => one.tabIndex >= 0).length)"
    deck.evaluate(f"""{CARDS}.forEach((card) => card.insertAdjacentHTML('beforeend', '<button>Open</button><div class="scroll scroll-y" style="block-size: 20px">Long<br>text</div>'))""")
    deck.route("**/events", lambda route: None)
    deck.keyboard.press("ArrowRight")
    assert deck.evaluate(stops) == [0, 0, 1]
    assert deck.evaluate(f"{CARDS}.map(card => card.ariaHidden)") == ["true", "true", None]
    deck.wait_for_function("() => !document.querySelector('[data-gone=now]')")
    met = set()
    for _ in range(20):
        deck.keyboard.press("Tab")
        met.add(deck.evaluate("document.activeElement.closest('[data-past]')?.dataset.left ?? ''"))
    assert met - {""} == {deck.evaluate(f"{TOP}.dataset.left")}


def test_the_card_that_comes_is_drawn_once_the_thrown_one_has_landed(deck):
    deck.evaluate(
        """() => {
            window.drawn = [];
            const flies = () => document.getAnimations().some(({ effect, playState }) => effect.target.dataset.gone === 'now' && playState === 'running');
            new MutationObserver((changes) => { if (changes.some(({ addedNodes }) => [...addedNodes].some((one) => one.dataset.w))) drawn.push(flies()); })
                .observe(document.querySelector('[data-testid=deck]'), { childList: true });
        }"""
    )
    deck.keyboard.press("ArrowRight")
    deck.wait_for_selector("text=1 liked")
    settled(deck)
    assert deck.evaluate("drawn") == [False]
    # With the next throw it is there at once, so that no other need stand in for it.
    deck.keyboard.press("ArrowRight")
    deck.wait_for_function("() => webui.held || webui.pending === 0")
    deck.keyboard.press("ArrowRight")
    deck.wait_for_selector("text=3 liked")
    settled(deck)
    assert score(deck) == "3 liked, 0 skipped" and name(deck) == "Ember"


def test_the_last_card_leaves_an_end_with_a_way_out(deck):
    for _ in range(12):
        deck.keyboard.press("ArrowRight")
        settled(deck)
    assert re.search("You liked 12", deck.inner_text("#webui-root"))
    deck.click("text=Start again")
    settled(deck)
    assert name(deck) == "Lantern"


def test_reduced_motion_fades(gallery):
    page = gallery("deck", reduced_motion="reduce")
    page.route("**/events", lambda route: None)
    page.keyboard.press("ArrowRight")
    frames = page.evaluate("document.getAnimations().filter(one => one.effect.target.dataset.gone !== undefined).flatMap(one => one.effect.getKeyframes?.() ?? []).map(one => one.transform)")
    assert frames and len(set(frames)) == 1
