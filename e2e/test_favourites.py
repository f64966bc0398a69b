import csv
import io
import json

import pytest
from playwright.sync_api import expect


@pytest.fixture
def kept(app):
    """Three favourites, "apple/swift-nio" the newest."""
    for name in ["vapor/vapor", "groue/GRDB.swift", "apple/swift-nio"]:
        app.open().search(name.split("/")[1])
        app.choose(name, "Save")
        expect(app.star_of(name)).to_be_visible()
    return app.open("/gitrepd/favourites")


def names(app):
    return [row.inner_text().split("\n")[0] for row in app.rows.all()]


def test_newest_first_and_other_orders(kept):
    expect(kept.rows.first).to_contain_text("apple/swift-nio")
    kept.menu("Stars")
    expect(kept.rows.first).to_contain_text("vapor/vapor")
    kept.menu("Name")
    expect(kept.rows.first).to_contain_text("groue/GRDB.swift")


def test_the_order_is_there_at_the_next_visit(kept):
    kept.menu("Stars")
    expect(kept.rows.first).to_contain_text("vapor/vapor")
    # The browser carries what a screen keeps, at most once a second.
    kept.page.wait_for_function("() => document.cookie.includes('webui_scene=')")
    kept.page.goto("about:blank")
    kept.open("/gitrepd/favourites")
    expect(kept.rows.first).to_contain_text("vapor/vapor")


def test_deleting_can_be_undone_with_tags_and_note(kept):
    edit(kept, "apple/swift-nio", tag="network", note="Read the channel pipeline")
    kept.choose("apple/swift-nio", "Delete")
    expect(kept.rows).to_have_count(2)
    kept.toast.click()
    expect(kept.row("apple/swift-nio")).to_contain_text("Read the channel pipeline")
    expect(kept.rows.first).to_contain_text("apple/swift-nio")


def test_undo_is_as_large_as_a_finger(visit, shared_server):
    app = visit(shared_server, phone=True).open().search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    box = app.toast.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44, box


def test_tags_and_words_narrow_the_list(kept):
    edit(kept, "apple/swift-nio", tag="network", note="")
    kept.button("#network").click()
    expect(kept.rows).to_have_count(1)
    kept.button("#network").click()
    expect(kept.rows).to_have_count(3)
    field = kept.page.get_by_role("searchbox", name="Search favourites")
    field.fill("sqlite")
    expect(kept.rows).to_have_count(1)
    field.fill("zzyzx")
    kept.button("Show all").click()
    expect(kept.rows).to_have_count(3)


def test_a_note_that_is_too_long_is_kept_and_explained(kept):
    kept.choose("apple/swift-nio", "Edit")
    note = kept.page.get_by_role("textbox", name="Why you keep it")
    note.fill("x" * 4_001)
    expect(kept.page.get_by_text("a note has at most 4000")).to_be_visible()
    expect(kept.button("Save")).to_be_disabled()
    expect(note).to_have_value("x" * 4_001)


def test_exports_are_files_of_their_kind(kept):
    name, text = kept.export("JSON")
    assert name == "gitrepd-favourites.json"
    assert [one["repository"]["id"]["name"] for one in json.loads(text)["favourites"]] == [
        "swift-nio", "GRDB.swift", "vapor",
    ]
    name, text = kept.export("CSV")
    assert name == "gitrepd-favourites.csv"
    assert [row["name"] for row in csv.DictReader(io.StringIO(text))] == ["swift-nio", "GRDB.swift", "vapor"]
    name, text = kept.export("Markdown")
    assert name == "gitrepd-favourites.md"
    assert "[apple/swift-nio](https://github.com/apple/swift-nio)" in text


def test_an_export_comes_back_without_duplicates(kept, tmp_path):
    _, text = kept.export("JSON")
    kept.choose("apple/swift-nio", "Delete")
    expect(kept.rows).to_have_count(2)
    file = tmp_path / "favourites.json"
    file.write_text(text)
    import_file(kept, file)
    expect(kept.page.get_by_text("1 favourite was added. 2 were here already.")).to_be_visible()
    kept.button("OK").click()
    expect(kept.rows).to_have_count(3)


def test_a_file_of_something_else_changes_nothing(kept, tmp_path):
    file = tmp_path / "other.json"
    file.write_text('{"format": "other"}')
    import_file(kept, file)
    expect(kept.heading("Not a file of favourites")).to_be_visible()
    kept.button("OK").click()
    expect(kept.rows).to_have_count(3)


def test_from_the_favourites_a_page_has_no_star_button(kept):
    kept.open_row("apple/swift-nio")
    expect(kept.heading("swift-nio").first).to_be_visible()
    expect(kept.button("Remove from favourites")).to_have_count(0)


def edit(app, name, *, tag, note):
    app.choose(name, "Edit")
    app.page.get_by_role("textbox", name="Add a tag").fill(tag)
    app.page.get_by_role("textbox", name="Why you keep it").fill(note)
    app.button("Save").click()
    expect(app.row(name)).to_contain_text(f"#{tag}")


def import_file(app, file):
    with app.page.expect_file_chooser() as chooser:
        app.menu("Import")
    chooser.value.set_files(file)
    app.settled()
