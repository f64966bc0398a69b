"""A build of today is the build of tomorrow, and what it is made of can be listed."""

import json
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

ROOT = Path(__file__).resolve().parent.parent


def locked():
    lines = (ROOT / "Dependencies.lock").read_text().splitlines()
    return {tuple(line.split("\t")[:2]) for line in lines if not line.startswith("#")}


@pytest.fixture
def copy(tmp_path):
    """The list and what reads it, as a build of somebody else would find them after this one's."""
    (tmp_path / "bin").mkdir()
    shutil.copy(ROOT / "bin/dependencies", tmp_path / "bin")
    shutil.copy(ROOT / "Dependencies.lock", tmp_path)
    shutil.copy(ROOT / "Package.resolved", tmp_path)
    (tmp_path / ".build").mkdir()
    shutil.copy(ROOT / ".build/workspace-state.json", tmp_path / ".build")
    return tmp_path


def check(folder):
    return subprocess.run([folder / "bin/dependencies", "--check"], capture_output=True, text=True, check=False)


def test_what_was_built_here_is_what_is_tracked(copy):
    done = check(copy)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("file", ["Dependencies.lock", "Package.resolved", ".build/workspace-state.json"])
def test_another_version_fails_and_is_named(copy, file):
    version = dict(locked())["swift-nio"]
    text = (copy / file).read_text()
    assert version in text
    (copy / file).write_text(text.replace(version, "2.0.99"))
    done = check(copy)
    assert done.returncode == 1
    assert "swift-nio" in done.stderr and "2.0.99" in done.stderr


def test_a_package_that_is_not_in_the_list_fails(copy):
    lines = (copy / "Dependencies.lock").read_text().splitlines(keepends=True)
    (copy / "Dependencies.lock").write_text("".join(line for line in lines if not line.startswith("jwt-kit\t")))
    assert "jwt-kit" in check(copy).stderr


def test_the_bill_of_materials_is_valid_and_has_every_package_once(binary):
    text = subprocess.run([ROOT / "bin/sbom", binary], capture_output=True, text=True, check=True).stdout
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    bill = json.loads(text)
    packages = [part for part in bill["components"] if part["purl"].startswith("pkg:swift/")]
    assert sorted((part["name"], part["version"]) for part in packages) == sorted(locked())
    assert all(part["licenses"][0]["license"]["id"] in {"Apache-2.0", "MIT"} for part in packages)

    names = " ".join(part["name"] for part in bill["components"])
    assert all(name in names for name in ("libpq", "libsqlite3", "libnova", "zlib1g", "libopenblas"))
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(references) == len(set(references))
    assert bill["metadata"]["component"]["version"] in (ROOT / "Sources/Server/ServerVersion.swift").read_text()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Apache License\n     Version 2.0, January 2004", "Apache-2.0"),
        ("Permission is hereby granted, free of\ncharge, to any person", "MIT"),
        ("Redistributions in binary form must reproduce … Neither the name of the copyright holder", "BSD-3-Clause"),
        ("Redistributions in binary form must reproduce the above", "BSD-2-Clause"),
        ("All rights reserved.", None),
    ],
)
def test_a_licence_is_known_by_its_words(text, name):
    assert runpy.run_path(str(ROOT / "bin/sbom"))["licence"](text) == name
