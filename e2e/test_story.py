from playwright.sync_api import expect


def test_what_was_saved_survives_the_end_of_the_process(visit, server):
    app = visit(server).open().search("swift-nio")
    expect(app.rows.first).to_contain_text("apple/swift-nio")
    app.open_row("apple/swift-nio")
    expect(app.heading("swift-nio").first).to_be_visible()
    app.button("Add to favourites").click()
    expect(app.button("Remove from favourites")).to_be_visible()
    expect(app.toast).to_be_visible()

    server.kill()
    server.start()

    app.open("/gitrepd/favourites")
    expect(app.row("apple/swift-nio")).to_be_visible()
    app.open()
    expect(app.button("swift-nio", exact=True)).to_be_visible()


def test_a_guest_sees_only_their_own_favourites(visit, shared_server):
    one, other = visit(shared_server).open().search("vapor"), visit(shared_server).open("/gitrepd/favourites")
    one.choose("vapor/vapor", "Save")
    expect(one.star_of("vapor/vapor")).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_text("No favourites yet")).to_be_visible()
