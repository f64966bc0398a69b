import json
import subprocess
import urllib.error
import urllib.request
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def graphql(binary):
    """The engine's own schema, answered with made-up values."""
    process = subprocess.Popen([binary, "graphql", "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    url = next(word for word in line.split() if word.startswith("http"))
    yield SimpleNamespace(url=url)
    process.terminate()
    assert process.wait(10) == 0


@pytest.fixture
def explorer(graphql, visit_page):
    return visit_page(graphql.url)


@pytest.fixture
def visit_page(chromium):
    contexts, errors = [], []

    def visit_page(url, **options):
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        page.goto(url)
        expect(page.locator("#docs")).to_contain_text("Book", use_inner_text=False)
        return page

    yield visit_page
    for context in contexts:
        context.close()
    assert errors == []


def write(page, text):
    editor = page.get_by_label("Document", exact=True)
    editor.fill("")
    editor.press_sequentially(text)
    return editor


def test_what_may_follow_is_offered_and_taken_by_keyboard(explorer):
    editor = write(explorer, "{ boo")
    choices = explorer.get_by_role("option")
    expect(choices).to_have_count(2)
    explorer.keyboard.press("ArrowDown")
    expect(choices.nth(1)).to_have_attribute("aria-selected", "true")
    explorer.keyboard.press("Enter")
    expect(editor).to_have_value("{ books")
    editor.press_sequentially("(filter: { gen")
    explorer.keyboard.press("Tab")
    editor.press_sequentially(": NO")
    explorer.keyboard.press("Tab")
    editor.press_sequentially(" }) { tit")
    explorer.keyboard.press("Tab")
    expect(editor).to_have_value("{ books(filter: { genre: NOVEL }) { title")
    editor.press_sequentially(" p")
    expect(choices.first).to_be_visible()
    explorer.keyboard.press("Escape")
    expect(choices).to_have_count(0)


def test_an_answer_is_shown_with_what_it_cost(explorer):
    write(explorer, "query ($n: Int!) { books(first: $n) { title } }")
    explorer.keyboard.press("Escape")
    explorer.get_by_label("Variables, as JSON").fill('{"n": 2}')
    explorer.keyboard.press("Control+Enter")
    expect(explorer.get_by_role("status")).to_contain_text("200")
    expect(explorer.get_by_role("status")).to_contain_text("cost 3")
    answer = json.loads(explorer.locator("#answer").inner_text())
    assert len(answer["data"]["books"]) == 2


def test_an_error_is_marked_where_it_is(explorer):
    write(explorer, "{ hello nothing }")
    explorer.keyboard.press("Escape")
    explorer.keyboard.press("Control+Enter")
    expect(explorer.locator(".wrong")).to_have_text("nothing")
    expect(explorer.locator("#answer")).to_contain_text("Cannot query field 'nothing'")


def test_a_document_is_formatted_and_means_the_same(explorer):
    editor = write(explorer, 'query A($a:Int!=1){books(first:$a,filter:{genre:NOVEL}){...F id @skip(if:true)}}fragment F on Book{t:title}')
    explorer.keyboard.press("Escape")
    explorer.get_by_role("button", name="Format").click()
    expected = (
        "query A($a: Int! = 1) {\n  books(first: $a, filter: {genre: NOVEL}) {\n    ...F\n    id @skip(if: true)\n  }\n}\n\n"
        "fragment F on Book {\n  t: title\n}\n"
    )
    expect(editor).to_have_value(expected)
    explorer.get_by_role("button", name="Format").click()
    expect(editor).to_have_value(expected)


def test_events_are_shown_as_they_come(explorer):
    write(explorer, "subscription { bookAdded { title } }")
    explorer.keyboard.press("Escape")
    explorer.get_by_role("button", name="Run").click()
    expect(explorer.get_by_role("status")).to_contain_text("5 events")


def test_the_schema_is_browsed_and_a_type_found(explorer):
    explorer.get_by_role("button", name="Schema").click()
    explorer.get_by_label("Find a type or field").fill("auth")
    explorer.get_by_role("link", name="Author", exact=True).first.click()
    expect(explorer.locator("#docs h2")).to_have_text("Author")
    explorer.get_by_role("link", name="← Back").click()
    expect(explorer.get_by_label("Find a type or field")).to_be_visible()


def test_a_link_carries_document_and_variables_and_no_headers(graphql, visit_page):
    page = visit_page(graphql.url)
    write(page, "{ hello }")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Headers").click()
    page.get_by_label("Headers, as JSON").fill('{"authorization": "secret"}')
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_url(lambda url: "#query=" in url)
    assert "secret" not in page.url
    assert "secret" not in page.evaluate("JSON.stringify(localStorage)")
    expect(visit_page(page.url).get_by_label("Document", exact=True)).to_have_value("{ hello }")


def test_what_was_run_is_kept_and_opened_again(explorer):
    write(explorer, "{ hello }")
    explorer.keyboard.press("Escape")
    explorer.keyboard.press("Control+Enter")
    expect(explorer.locator("#answer")).to_contain_text("hello")
    write(explorer, "{ __typename }")
    explorer.reload()
    explorer.get_by_role("button", name="History").click()
    explorer.get_by_role("button", name="{ hello }").click()
    expect(explorer.get_by_label("Document", exact=True)).to_have_value("{ hello }")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_as_small_as_a_phone_in_both_colours(graphql, visit_page, scheme):
    page = visit_page(graphql.url, viewport={"width": 390, "height": 844}, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.get_by_role("button", name="Run")).to_be_in_viewport()


def test_programs_get_json_at_the_same_address(graphql):
    request = urllib.request.Request(graphql.url + "?query=%7Bhello%7D", headers={"accept": "text/html,*/*;q=0.8"})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["content-type"] == "application/json; charset=utf-8"
        assert "hello" in json.load(answer)["data"]
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(graphql.url, method="DELETE"))
    assert refused.value.code == 405
    assert "errors" in json.load(refused.value)
