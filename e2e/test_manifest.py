"""The package as Linux and as a Mac read it, and what the phone apps say of themselves."""

import json
import os
import plistlib
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
APPS = sorted(one.stem for one in ROOT.glob("Apps/*.swiftpm"))
# What a server needs, and no phone has.
SERVERS_ONLY = {"Server", "CPostgres", "CNova", "CZlib", "Jyotish", "Storage", "Outbound"}


def read(folder, is_mac):
    """The manifest's own account of itself."""
    manifest = (ROOT / "Package.swift").read_text()
    assert "#if os(Linux)" in manifest
    folder.joinpath("Package.swift").write_text(manifest.replace("os(Linux)", "os(macOS)") if is_mac else manifest)
    answer = subprocess.run(
        ["swift", "package", "--package-path", folder, "dump-package"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)


@pytest.fixture(scope="module", params=["Linux", "macOS"])
def package(request, tmp_path_factory):
    is_mac = request.param == "macOS"
    if (sys.platform == "darwin") != is_mac:
        return is_mac, read(tmp_path_factory.mktemp("other"), is_mac=sys.platform != "darwin")
    return is_mac, read(tmp_path_factory.mktemp("own"), is_mac=False)


def dependencies(package, kind):
    """What each target names, as pairs of the target and a list that begins with the name."""
    return [(target, one[kind]) for target in package["targets"] for one in target["dependencies"] if kind in one]


def test_every_name_in_the_manifest_is_of_something(package):
    _, manifest = package
    known = {next(iter(one.values()))[0]["identity"] for one in manifest["dependencies"]}
    for target, (name, of, *_) in dependencies(manifest, "product"):
        assert of.lower() in known, f"{target['name']} needs {name} of {of}, which is no dependency"
    targets = {target["name"] for target in manifest["targets"]}
    for target, (name, *_) in dependencies(manifest, "byName"):
        assert name in targets, f"{target['name']} needs {name}, which is no target"


def test_webui_stands_in_for_apples_frameworks_on_linux_only(package):
    is_mac, manifest = package
    named = {of for _, (_, of, *_) in dependencies(manifest, "product")}
    assert ("WebUI" in named) is not is_mac


@pytest.mark.parametrize("app", APPS)
def test_an_app_of_a_phone_needs_nothing_of_a_server(package, app):
    _, manifest = package
    needed, wanted = set(), {f"{app}App"}
    byname = {target["name"]: target for target in manifest["targets"]}
    assert [one["name"] for one in manifest["products"]].count(f"{app}App") == 1
    while wanted:
        name = wanted.pop()
        needed.add(name)
        wanted |= {one["byName"][0] for one in byname[name]["dependencies"] if "byName" in one} - needed
    assert needed & SERVERS_ONLY == set()


@pytest.mark.parametrize("app", APPS)
def test_a_phone_app_says_what_it_uses(app):
    folder = ROOT / "Apps" / f"{app}.swiftpm"
    info = plistlib.loads((folder / "Info.plist").read_bytes())
    assert info["ITSAppUsesNonExemptEncryption"] is False
    words = [one.parent.name.removesuffix(".lproj") for one in ROOT.glob(f"Sources/{app}/Screens/Resources/*.lproj/*")]
    assert sorted(info["CFBundleLocalizations"]) == sorted(set(words))
    privacy = plistlib.loads((folder / "Sources" / "PrivacyInfo.xcprivacy").read_bytes())
    assert privacy["NSPrivacyTracking"] is False
    assert all(not one["NSPrivacyCollectedDataTypeTracking"] for one in privacy["NSPrivacyCollectedDataTypes"])
    manifest = (folder / "Package.swift").read_text()
    assert ".localNetwork(" in manifest and ".portraitUpsideDown(" in manifest and ".placeholder(" not in manifest


@pytest.mark.parametrize("app", APPS)
def test_a_phone_apps_icon_is_opaque_and_large_enough(app):
    icon = ROOT / "Apps" / f"{app}.swiftpm/Sources/Assets.xcassets/AppIcon.appiconset/icon.png"
    width, height, depth, colours = struct.unpack(">IIBB", icon.read_bytes()[16:26])
    assert (width, height, depth) == (1024, 1024, 8)
    assert colours == 2, "with transparency the store refuses it"


def test_the_phone_icons_are_the_launchers():
    answer = subprocess.run(
        [sys.executable, ROOT / "bin" / "phone-icons", "--check"], env=os.environ, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
