"""What is done without a line: it shows at once, is marked, and is done once when the line is back."""

from conftest import settled
from offline import KEPT, LIST, deeds, go_offline, online_again, open_kept


def drop(page, n):
    page.evaluate(f"document.querySelector('[data-key=\"drop {n}\"]').click()")


def rows(page):
    return page.evaluate("[...document.querySelectorAll('.row')].filter(one => one.checkVisibility()).map(one => one.firstChild.textContent)")


def test_deeds_show_at_once(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST)
    server.hold_posts.clear()
    drop(page, 3)
    page.evaluate("document.querySelector('[data-key=star]').click(), document.querySelector('[data-w=\"9\"]').click()")
    assert rows(page) == [f"Row {n}" for n in (1, 2, 4, 5, 6, 7, 8)]
    assert page.get_attribute("[data-key=star]", "aria-pressed") == "true"
    assert page.evaluate("[...document.querySelectorAll('.zs p:not([data-gone])')].map(one => one.textContent)") == ["third", "second"]
    server.hold_posts.set()
    settled(page)
    # What the server did not do is taken back.
    assert len(rows(page)) == 8
    assert page.get_attribute("[data-key=star]", "aria-pressed") == "false"
    # The card that came back lies below the one that is read since.
    server.wait(lambda: deeds(server) == ["drop 3", "star", "next 1", "top skip 2"])


def test_deeds_without_a_line_are_counted_and_done_in_order_when_it_is_back(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST)
    go_offline(page, server)
    for n in range(1, 8):
        drop(page, n)
    assert rows(page) == ["Row 8"]
    assert page.inner_text(".offline-banner").endswith("7 waiting.")
    server.answer = lambda events: {"o": [[6, int(e[3].split()[1]) * 10 + 1] for e in events if e[1] == "act"]}
    online_again(page, server)
    server.wait(lambda: len(deeds(server)) == 7)
    settled(page)
    assert deeds(server) == [f"drop {n}" for n in range(1, 8)]
    assert rows(page) == ["Row 8"]


def test_deeds_outlive_the_page_and_go_with_the_same_number(open_page, server):
    page = open_kept(open_page, server)
    server.hold_posts.clear()
    drop(page, 2)
    go_offline(page, server)
    page.reload()
    page.wait_for_selector(".offline-banner:visible")
    server.resume_answer = lambda url, fields: server.reset_session("r2") or {"s": "r2", "k": "k-r2", "v": 0, "r": LIST}
    server.hold_posts.set()
    online_again(page, server)
    server.wait(lambda: "drop 2" in deeds(server))
    settled(page)
    page.reload()
    settled(page)
    sent = [event[2] for event in server.events if event[1] == "act"]
    assert len(set(sent)) == 1 and len(sent) <= 2


def test_deeds_are_sent_again_to_a_new_session(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST)
    server.hold_posts.clear()
    drop(page, 1)
    drop(page, 2)

    def answer(url, fields):
        server.reset_session("r2")
        return {"s": "r2", "k": "k-r2", "v": 0, "r": LIST}

    server.resume_answer = answer
    server.session = "dead"
    server.cut()
    server.hold_posts.set()
    server.wait(lambda: len(deeds(server)) == 2)
    settled(page)
    assert deeds(server) == ["drop 1", "drop 2"]


def test_a_thrown_card_stays_away_when_everything_comes_anew(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST)
    server.hold_posts.clear()
    page.click('[data-w="9"]')
    server.push(r=LIST)
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert page.evaluate("document.querySelectorAll('.zs p:not([data-gone])').length") == 2
    server.hold_posts.set()
    settled(page)
    # What the server did not do is taken back.
    assert page.evaluate("document.querySelectorAll('.zs p:not([data-gone])').length") == 3


def test_a_toggle_is_a_deed_that_says_where_it_was_set(open_page, server):
    server.body_attributes = KEPT
    page = open_page('<label class="toggle"><span>Quiet</span><input type="checkbox" role="switch" data-on="change" data-ahead="toggle" data-key="quiet" data-w="1"></label>')
    page.click("input")
    server.wait(lambda: any(event[1] == "act" for event in server.events))
    assert [event[3:] for event in server.events if event[1] == "act"] == [["quiet", "/", True, 1]]
    settled(page)
    assert page.is_checked("input")
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('webui-deed')).length") == 0


def test_what_waits_is_marked_as_long_as_there_is_no_line(open_page, server):
    server.body_attributes = KEPT
    row = '<div class="row" role="listitem" data-w="11"><span>Row</span><button data-on="tap" data-ahead="wait" data-key="keep 1" data-w="12">Keep</button></div>'
    page = open_page(row)
    mark = lambda: page.evaluate("getComputedStyle(document.querySelector('.row'), '::after').content")
    page.click("text=Keep")
    settled(page)
    assert mark() == "none"
    go_offline(page, server)
    page.click("text=Keep")
    assert mark() == '"Waiting"'
    online_again(page, server)
    server.wait(lambda: deeds(server) == ["keep 1", "keep 1"])
    assert mark() == "none"


SAVE = '<button class="btn" data-on="tap" data-ahead="wait deck" data-key="save 1" style="inline-size:40px" data-w="10">Save</button>'


def test_what_waits_for_a_card_is_marked_on_it_and_leaves_with_it(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST + SAVE)
    waiting = lambda: page.evaluate("[...document.querySelectorAll('[data-waiting]:not([data-gone])')].map(one => one.textContent)")
    go_offline(page, server)
    page.click("text=Save")
    assert waiting() == ["first"]
    page.click('[data-w="9"]')
    assert waiting() == []
    page.click("text=Save")
    assert waiting() == ["second"]
    online_again(page, server)
    server.wait(lambda: deeds(server) == ["save 1", "next 1", "save 2", "top skip 2"])
    assert waiting() == []


def test_the_mark_of_a_small_button_stays_on_one_line(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST)
    go_offline(page, server)
    page.evaluate("document.querySelector('[data-key=star]').style.inlineSize = '40px'")
    page.click('[data-key="star"]')
    look = page.evaluate("(({ width, height }) => [width, height].map(parseFloat))(getComputedStyle(document.querySelector('[data-key=star]'), '::after'))")
    assert look[0] > look[1]


UNDO = '<button class="btn" data-ahead="undo deck" data-key="undo" disabled data-w="10">Undo</button>'


def test_a_throw_is_taken_back_without_a_line(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST + UNDO)
    lying = lambda: page.evaluate("[...document.querySelectorAll('.zs p:not([data-gone])')].map(one => one.textContent)")
    go_offline(page, server)
    # The first is on its way, and may have been heard.
    page.click('[data-w="9"]')
    page.evaluate("document.querySelector('[data-w=\"9\"]').dataset.key = 'next 2'")
    page.click('[data-w="9"]')
    assert lying() == ["third"]
    page.click("text=Undo")
    assert lying() == ["third", "second"]
    page.click("text=Undo")
    assert lying() == ["third", "second", "first"]
    online_again(page, server)
    server.wait(lambda: deeds(server) in (["next 1", "undo next 1"], []))


def test_a_press_without_a_line_says_when_it_will_be_done(open_page, server):
    server.body_attributes = KEPT
    page = open_page('<button class="btn" data-on="tap" data-w="1">Do</button>')
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    go_offline(page, server)
    page.click("text=Do")
    page.wait_for_selector("text=done when you’re back online")
