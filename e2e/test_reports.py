import json
import re
import subprocess
import urllib.request

from playwright.sync_api import expect


def test_a_report_made_on_a_repositorys_page_is_decided_at_the_servers_terminal(server, chromium):
    page = chromium.new_page()
    page.goto(f"{server.url}/gitrepd/repositories/apple/swift-nio")
    page.get_by_role("button", name="Report this entry").filter(visible=True).click()
    expect(page).to_have_url(re.compile("/account/report/repository/"))
    expect(page.get_by_role("link", name="Account")).to_have_count(0)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page).to_have_url(re.compile("/gitrepd/repositories/apple/swift-nio"))
    page.get_by_role("button", name="Report this entry").filter(visible=True).click()
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Choose what is wrong with it.")).to_be_visible()
    page.get_by_text("Something else", exact=True).click()
    page.get_by_label("In your own words (optional)").fill("Not what it says")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Your report is in the queue")).to_be_visible()
    page.close()

    make_member(server, "admin@example.org")
    admin(server, "grant-role", "admin@example.org", "admin")
    assert "apple/swift-nio" in admin(server, "reports", "--as", "admin@example.org")
    admin(server, "decide", "--as", "admin@example.org", "repository", "apple/swift-nio", "kept")
    assert "Nothing waits." in admin(server, "reports", "--as", "admin@example.org")


def make_member(server, email):
    token = call(server, "guests")["token"]
    call(server, "sign-ups", {"email": email, "password": "a boat on a lake", "privacyNotice": "2026-11"}, token)


def call(server, name, fields=None, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    body = json.dumps(fields).encode() if fields else b""
    request = urllib.request.Request(f"{server.url}/api/v1/{name}", data=body, headers=headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def admin(server, *arguments):
    command = [server.binary, "admin", arguments[0], "--data", str(server.data), *arguments[1:]]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
