#!/usr/bin/env python3
"""Fills a data folder with made-up repositories, to measure a large catalogue: catalogue.py DATA COUNT

Start the server on the folder once before, so that the tables are there, and stop it.
"""

import math
import random
import sqlite3
import sys
from pathlib import Path

LANGUAGES = ["Python", "JavaScript", "TypeScript", "Go", "Rust", "C++", "C", "Java", "Swift", "Kotlin", "Ruby", "PHP"]
WORDS = "fast small typed portable modern simple secure parallel reactive embedded portable native minimal robust".split()
NOUNS = "server parser editor database compiler library shell renderer scheduler proxy engine tracker cache broker".split()


def topics(random):
    """Few topics are on many repositories, most on a few."""
    return sorted({f"topic-{int(400 * random.random() ** 3)}" for _ in range(random.randint(1, 6))})


def repository(number, random):
    language = LANGUAGES[int(len(LANGUAGES) * random.random() ** 2)]
    stars = int(10 ** random.uniform(1.5, 5))
    owner, name = f"owner-{number % 9_000}", f"made-up-{number}"
    summary = f"A {random.choice(WORDS)} {random.choice(WORDS)} {random.choice(NOUNS)} in {language}."
    return (
        number, f"{owner}/{name}", owner, name, name, summary, language, language.lower(),
        "," + "".join(topic + "," for topic in topics(random)), "MIT", stars, stars // 8, 12, 0, 0,
        1_500_000_000_000, 1_790_000_000_000 - random.randrange(10**10), "github", 1_790_000_000_000,
        math.log10(stars + 1),
    )  # fmt: skip


def main(folder, count):
    random.seed(1)
    database = sqlite3.connect(Path(folder) / "serendip.sqlite")
    first = database.execute("SELECT COALESCE(MAX(number), 0) + 1 FROM repositories").fetchone()[0]
    rows = (repository(number, random) for number in range(first, count + 1))
    database.executemany(
        """INSERT INTO repositories (number, key, owner, name, name_key, summary, language, language_key, topics,
               license, stars, forks, open_issues, is_archived, is_fork, created_at, pushed_at, source, facts_at,
               popularity)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        rows,
    )
    database.commit()
    print(database.execute("SELECT COUNT(*) FROM repositories").fetchone()[0], "repositories")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
