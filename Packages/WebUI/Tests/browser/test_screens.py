"""Links, history, focus, scroll positions, visibility, motion."""

import pytest
from conftest import settled


def screen(depth, ident, content, hidden=False):
    return (
        f'<section class="screen" data-depth="{depth}" data-w="{ident}" {"hidden inert" if hidden else ""}><header class="bar">'
        + (f'<button class="bar-back" type="button" data-on="tap" data-w="{ident}9" aria-label="Back"></button>' if depth else "")
        + f'<h1 class="bar-title">Screen {ident}</h1></header><main class="screen-content">{content}</main></section>'
    )


ROWS = "".join(f'<div class="row" data-w="{n}"><a class="navlink" href="/r/{n}" data-on="tap" data-w="{n}0">Row {n}</a></div>' for n in range(100, 160))
LIST = f'<div class="nav" data-w="1">{screen(0, 2, f"<div class=list>{ROWS}</div>")}</div>'
DETAIL = screen(1, 3, "<p>Detail</p>")
PUSH = [[1, 2, "hidden", ""], [1, 2, "inert", ""], [5, 1, 0, DETAIL]]
POP = [[6, 3], [1, 2, "hidden", None], [1, 2, "inert", None]]


def navigating(server):
    def answer(events):
        for event in events:
            if event == [1300, "tap"]:
                return {"o": PUSH, "u": ["push", "/r/130"], "t": "Row 130"}
            if event[1] == "navigate":
                return {"o": POP if event[2] == "/" else PUSH, "t": event[2]}
        return {}

    server.answer = answer


def push(page, server):
    navigating(server)
    page.locator('[data-w="1300"]').scroll_into_view_if_needed()
    page.click('[data-w="1300"]')
    page.wait_for_selector('[data-w="3"]')
    settled(page)


def focused(page):
    return page.evaluate("document.activeElement.textContent")


def test_a_link_sends_a_tap_and_does_not_load_a_page(open_page, server):
    page = open_page(LIST)
    page.evaluate("window.same = true")
    push(page, server)
    assert page.evaluate("[window.same, location.pathname, document.title]") == [True, "/r/130", "Row 130"]


def test_a_link_with_a_modifier_is_the_browsers(open_page, server):
    page = open_page(LIST)
    with page.context.expect_page() as opened:
        page.click('[data-w="1000"]', modifiers=["ControlOrMeta"])
    # A new page is blank before it is where it was sent.
    opened.value.wait_for_url("**/r/100", wait_until="commit")
    assert not [e for e in server.events if e[1] == "tap"]
    opened.value.close()


def test_a_push_moves_the_focus_to_the_title_and_a_pop_back_to_the_link(open_page, server):
    page = open_page(LIST)
    push(page, server)
    assert focused(page) == "Screen 3"
    page.go_back()
    server.wait_event(0, "navigate", "/")
    page.wait_for_selector('[data-w="3"]', state="detached")
    settled(page)
    assert focused(page) == "Row 130"


def test_back_and_forward_send_navigate_and_keep_the_scroll_position(open_page, server):
    page = open_page(LIST)
    push(page, server)
    before = page.evaluate("history.length")
    page.go_back()
    page.wait_for_selector('[data-w="3"]', state="detached")
    settled(page)
    top = page.evaluate("document.querySelector('.screen').scrollTop")
    assert top > 200
    page.go_forward()
    server.wait_event(0, "navigate", "/r/130")
    page.wait_for_selector('[data-w="3"]')
    settled(page)
    assert page.evaluate("history.length") == before


def test_the_back_button_goes_back_in_the_browser_when_that_is_the_way_it_came(open_page, server):
    page = open_page(LIST)
    push(page, server)
    page.click(".bar-back")
    server.wait_event(0, "navigate", "/")
    settled(page)
    assert page.evaluate("location.pathname") == "/"
    assert not [e for e in server.events if e == [39, "tap"]]


def test_the_scroll_position_survives_a_reload(open_page, server):
    page = open_page(LIST)
    page.evaluate("document.querySelector('.screen').scrollTop = 700")
    settled(page)
    page.reload()
    settled(page)
    assert page.evaluate("document.querySelector('.screen').scrollTop") == 700


def test_a_reload_waits_for_what_comes_after_the_first_paint(open_page, server):
    page = open_page(LIST)
    page.evaluate("document.querySelector('.screen').scrollTop = 700")
    settled(page)
    server.pages["/"] = LIST.replace(ROWS, "").replace("<div class=list>", '<div class="list" data-w="4">')
    page.reload()
    settled(page)
    server.push(o=[[5, 4, 0, ROWS]])
    page.wait_for_function("() => document.querySelector('.screen').scrollTop === 700")
    # So does a session that is made anew and has not all of it yet.
    server.push(r=server.pages["/"])
    server.push(o=[[5, 4, 0, ROWS]])
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert page.evaluate("document.querySelector('.screen').scrollTop") == 700
    # Who scrolls meanwhile, also by key, stays there.
    page.reload()
    settled(page)
    page.keyboard.press("Tab")
    server.push(o=[[5, 4, 0, ROWS]])
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert page.evaluate("document.querySelector('.screen').scrollTop") == 0


def test_another_address_in_the_same_tab_starts_at_the_top(open_page, server):
    page = open_page(LIST)
    page.evaluate("document.querySelector('.screen').scrollTop = 700")
    page.goto(server.url + "/?elsewhere")
    settled(page)
    assert page.evaluate("document.querySelector('.screen').scrollTop") == 0


def test_focus_in_a_removed_row_goes_to_its_neighbour(open_page, server):
    page = open_page(LIST)
    page.focus('[data-w="1010"]')
    server.push(o=[[6, 101]])
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert focused(page) == "Row 102"


def test_focus_and_caret_survive_a_move(open_page, server):
    page = open_page('<div data-w="1"><p data-w="2">a</p><p data-w="3"><input data-w="4" name="x" data-on="input"></p></div>')
    page.fill("input", "hello")
    page.evaluate("document.querySelector('input').setSelectionRange(1, 2)")
    settled(page)
    server.push(o=[[7, 3, 2]])
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert page.evaluate("(() => { const f = document.activeElement; return [f.name, f.selectionStart, f.selectionEnd, document.querySelector('[data-w]').firstElementChild.dataset.w]; })()") == ["x", 1, 2, "3"]


def test_elements_report_when_they_come_near_and_leave(open_page, server):
    rows = "".join(f'<div data-w="{n}" data-on="visible" style="height:200px;flex:none"></div>' for n in range(10, 60))
    page = open_page(f'<div class="scroll scroll-y gx gy" data-w="1">{rows}</div>')
    server.wait_event(10, "visible", True)
    settled(page)
    near = {e[0] for e in server.events if e[1:] == ["visible", True]}
    assert near == set(range(10, max(near) + 1)) and 13 < max(near) < 17
    page.evaluate("document.querySelector('.scroll').scrollTop = 4000")
    server.wait_event(34, "visible", True)
    server.wait_event(10, "visible", False)


def test_the_large_title_gives_way_to_the_small_one(open_page, server):
    small = 'class="bar-title" aria-hidden="true"'
    page = open_page(
        LIST.replace('class="bar-title"', small).replace("</header>", '</header><div class="large-title">Rows</div>')
    )
    opacity = "getComputedStyle(document.querySelector('h1')).opacity"
    assert page.evaluate(opacity) == "0"
    page.evaluate("document.querySelector('.screen').scrollTop = 300")
    page.wait_for_function(f"() => {opacity} === '1'")
    page.evaluate("document.querySelector('.screen').scrollTop = 0")
    page.wait_for_function(f"() => {opacity} === '0'")


TOAST = '<div data-w="5" data-transition="move-bottom" class="toast"><button data-w="6">Undo</button></div>'


def test_a_leaving_element_is_an_inert_ghost_until_its_animation_ends(open_page, server):
    page = open_page('<div data-w="1"></div>')
    server.push(o=[[5, 1, 0, TOAST]])
    settled(page)
    page.evaluate("document.querySelector('.toast').style.setProperty('--length', '60s')")
    server.push(o=[[6, 5]])
    page.wait_for_selector(".toast.leave", state="attached")
    assert page.evaluate("(() => { const t = document.querySelector('.toast'); return [t.inert, t.getAttribute('aria-hidden'), t.querySelectorAll('[data-w]').length]; })()") == [True, "true", 0]
    page.evaluate("document.querySelector('.toast').getAnimations().forEach(one => one.finish())")
    page.wait_for_selector(".toast", state="detached")


def test_an_animated_frame_moves_what_changed_place(open_page, server):
    page = open_page('<div class="vs" data-w="1"><p data-w="2">a</p><p data-w="3">b</p></div>')
    server.push(o=[[7, 3, 2]], n={"d": 30, "c": "spring"})
    page.wait_for_function("() => document.getAnimations().length === 2")
    assert page.locator("p").all_inner_texts() == ["b", "a"]
    page.evaluate("document.getAnimations().forEach(one => one.finish())")


def test_what_is_not_to_be_seen_is_not_animated(open_page, server):
    # A transition is set and taken away: the styling of a swipe's buttons, for their keys, twice.
    page = open_page('<p data-w="1">a</p><p data-w="2">b</p>')
    server.push(o=[[1, 1, "data-key", "like b"], [3, 2, "opacity", "0.5"]], n={"d": 30, "c": "spring"})
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert page.evaluate("[...document.querySelectorAll('p')].map(one => one.style.transitionDuration)") == ["", "30000ms"]


def test_reduced_motion_moves_nothing(open_page, server):
    page = open_page('<div class="vs" data-w="1"><p data-w="2">a</p><p data-w="3">b</p></div>', reduced_motion="reduce")
    server.push(o=[[7, 3, 2]], n={"d": 30, "c": "spring"})
    page.wait_for_function("version => webui.version === version", arg=server.version)
    assert page.evaluate("document.getAnimations().length") == 0
    page.close()
    page = open_page(LIST, reduced_motion="reduce")
    page.evaluate("""window.names = []; document.addEventListener('animationstart', (event) => names.push(event.animationName));""")
    push(page, server)
    assert set(page.evaluate("names")) <= {"webui-fade"}


def test_the_window_size_is_told_at_connect_and_when_a_border_is_crossed(open_page, server):
    page = open_page(LIST, is_mobile=False, has_touch=False)
    server.wait_event(0, "size", 390, False)
    page.set_viewport_size({"width": 500, "height": 844})
    page.set_viewport_size({"width": 1000, "height": 844})
    server.wait_event(0, "size", 1000, False)
    assert len([e for e in server.events if e[1] == "size"]) <= 3


def test_whether_less_motion_is_asked_for_is_told_at_connect_and_when_it_changes(open_page, server):
    page = open_page(LIST, reduced_motion="reduce")
    server.wait_event(0, "size", 390, True)
    page.emulate_media(reduced_motion="no-preference")
    server.wait_event(0, "size", 390, False)


def test_a_hidden_page_says_goodbye(open_page, server):
    page = open_page(LIST)
    page.goto("about:blank")
    server.wait_event(0, "leave")


def test_no_policy_is_violated_by_what_the_runtime_does(open_page, server):
    page = open_page(LIST)
    page.evaluate("""window.broken = []; document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));""")
    push(page, server)
    assert page.evaluate("broken") == []


@pytest.mark.parametrize("root,sizes", [("100%", [34, 28, 22, 20]), ("200%", [48, 43, 39, 37]), ("80%", [27.2, 22.4, 17.6, 16])])
def test_titles_grow_less_than_text(open_page, root, sizes):
    """By what Apple's Human Interface Guidelines give for text that is twice as large (AX2)."""
    styles = ["largeTitle", "title", "title2", "title3"]
    page = open_page("".join(f'<span class="text font-{style}" data-w="{n}">a</span>' for n, style in enumerate(styles, 1)))
    page.evaluate("size => document.documentElement.style.fontSize = size", root)
    found = page.evaluate("[...document.querySelectorAll('.text')].map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert found == pytest.approx(sizes, abs=0.1)


@pytest.mark.parametrize("runs", ["هذه مكتبة.", '<span class="text">هذه </span><a class="text">مكتبة</a><span class="text">.</span>'])
def test_a_text_runs_in_the_direction_of_its_own_words(open_page, runs):
    page = open_page(f'<div class="vs" data-w="1"><span class="text" data-w="2">{runs}</span></div>')
    first, last = page.evaluate("""() => {
        const walker = document.createTreeWalker(document.querySelector('.text'), NodeFilter.SHOW_TEXT), places = [];
        while (walker.nextNode()) {
            for (let at = 0; at < walker.currentNode.length; at += 1) {
                const range = new Range();
                range.setStart(walker.currentNode, at);
                range.setEnd(walker.currentNode, at + 1);
                places.push(range.getBoundingClientRect().x);
            }
        }
        return [places[0], places.at(-1)];
    }""")
    assert last < first, "the full stop is behind the last word, to its left"
