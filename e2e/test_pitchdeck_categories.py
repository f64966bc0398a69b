"""The categories as whoever runs the server keeps them, seen by those who read."""

import re
import subprocess

from pitchdeck import PitchDeck
from playwright.sync_api import expect


def keep(server, *arguments):
    command = [server.binary, "admin", "categories", arguments[0], "--data", str(server.data), *arguments[1:]]
    return subprocess.run(command, capture_output=True, text=True)


def test_one_is_added_renamed_ordered_and_retired_while_the_server_runs(visit, server):
    names = ["--en", "Deep sea", "--de", "Tiefsee", "--hi", "गहरा समुद्र"]
    refused = keep(server, "add", "deep-sea", *names)
    assert refused.returncode != 0 and "--ar" in refused.stderr
    assert keep(server, "add", "deep-sea", *names, "--ar", "أعماق البحار").returncode == 0
    assert keep(server, "rename", "space", "--de", "Raumfahrt").returncode == 0
    assert keep(server, "order", "deep-sea", "space").returncode == 0
    assert re.match("deep-sea\t0\tDeep sea\t.*\nspace\t2\tSpace\tde: Raumfahrt\n", keep(server, "list").stdout)

    german = PitchDeck(visit(server, phone=True, locale="de").page, server).open()
    german.press("Filter")
    choices = german.page.get_by_role("dialog").get_by_role("button", name=re.compile("Tiefsee|Raumfahrt|Bau"))
    expect(choices).to_have_text([re.compile("Tiefsee"), re.compile("Raumfahrt"), re.compile("Bau")])

    arabic = PitchDeck(visit(server, phone=True, locale="ar").page, server).open()
    arabic.press("المرشحات")
    expect(arabic.page.get_by_role("dialog").get_by_role("button", name=re.compile("أعماق البحار"))).to_be_visible()

    refused = keep(server, "retire", "space")
    assert refused.returncode != 0 and "2 startups are in it" in refused.stderr
    assert "2 startups were moved" in keep(server, "retire", "space", "--into", "deep-sea").stdout
    reader = PitchDeck(visit(server).page, server).open()
    reader.search("deep sea")
    expect(reader.text("2 startups")).to_be_visible()
    # The ones that it came with are not brought back.
    server.stop()
    server.start()
    assert not re.search("^space", keep(server, "list").stdout, re.M)
    reader.open().press("Filters")
    dialog = reader.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=re.compile("^Deep sea"))).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("^Space"))).to_have_count(0)
