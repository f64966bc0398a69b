"""What `bin/install` has put somewhere runs without the folder it was built in."""

import os
import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest
from server import Server

ROOT = Path(__file__).resolve().parent.parent


def may_hide_folders():
    return os.geteuid() == 0 and shutil.which("unshare") and subprocess.run(["unshare", "-m", "true"]).returncode == 0


@pytest.mark.skipif(not may_hide_folders(), reason="only root can hide the folder of the build")
def test_every_app_shows_its_first_page_when_the_build_is_gone(binary, tmp_path):
    built = Path(binary).resolve().parent
    environment = os.environ | {"SERENDIP_BUILT": str(built)}
    subprocess.run([ROOT / "bin" / "install", tmp_path / "installed"], check=True, env=environment)
    (tmp_path / "empty").mkdir()
    # In a view of the file system of its own, in which the build's folder is empty.
    hidden = tmp_path / "hidden"
    hidden.write_text(
        f"""#!/bin/sh
exec unshare -m sh -c 'mount --bind "{tmp_path}/empty" "{built}" && exec "$0" "$@"' \\
    "{tmp_path}/installed/bin/serendip" "$@"
"""
    )
    hidden.chmod(0o755)
    server = Server(str(hidden), tmp_path / "data").start()
    try:
        assert "You are a guest" in page(server, "account")
        for app in ["gitrepd", "repofinder", "findie", "destiny"]:
            assert 'id="webui-root"' in page(server, app)
    finally:
        server.stop()


def page(server, app):
    request = urllib.request.Request(f"{server.url}/{app}/", headers={"User-Agent": "Mozilla/5.0"})
    with urllib.request.urlopen(request) as answer:
        return answer.read().decode()
