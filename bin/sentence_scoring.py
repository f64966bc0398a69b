"""How sentences are scored by what was learned from others: what bin/make-gate and bin/make-subjects have in common.

Softmax regression over hashed words, parts of words, pairs of words and pairs of what words have in common, which
GateFeatures in Swift counts in the same way. The same sentences and the same NumPy and SciPy give the same bytes.
"""
import pathlib
import re
import subprocess

import numpy
import scipy.sparse

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAFETY = ROOT / "Sources/Destiny/Backend/Safety"
FIXTURES = ROOT / "Tests/Destiny/Backend/Fixtures"
BATCH, DECAY = 256, 1e-5


def sound(word):
    """A word as SpokenWord.sound(of:) writes it."""
    for old, new in (("ph", "f"), ("ck", "k"), ("kh", "k"), ("ee", "i"), ("oo", "u"), ("w", "v"), ("z", "j"), ("q", "k")):
        word = word.replace(old, new)
    return re.sub(r"(.)\1+", r"\1", word)


def concepts():
    whole, beginnings = {}, []
    for line in (SAFETY / "gate-concepts.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        name, words = line.split(": ")
        for word in words.split():
            if word.endswith("*"):
                beginnings.append((sound(word[:-1]), name))
            elif name not in whole.setdefault(sound(word), []):
                whole[sound(word)].append(name)
    return whole, beginnings


def ordinary():
    """Questions as people ask them: the slug of each one's subject, its text, and whether the gate stops it."""
    for line in (ROOT / "bin/ordinary-questions.tsv").read_text().splitlines():
        slug, text, *stopped = line.split("\t")
        yield slug, text, bool(stopped)


def hashed(text):
    value = 2166136261
    for byte in text.encode():
        value = (value ^ byte) * 16777619 & 0xFFFFFFFF
    # The low bits of FNV are its weakest.
    return value ^ value >> 15


def named(word, table):
    whole, beginnings = table
    return whole.get(word, []) + [name for begin, name in beginnings if word.startswith(begin)]


def bare(word):
    """The consonants of a word, which spellings of Hindi in Latin letters share."""
    letters = "".join(letter for letter in word[1:] if letter not in "aeiouyhn")
    return word[0] + letters


def features(words, table, is_wide=True):
    """What is in a sentence, each once; only what is wide pairs words that are no neighbours, and concepts."""
    found = set()
    groups = [named(word, table) for word in words]
    for place, word in enumerate(words):
        found.add("w" + word)
        if len(word) >= 3:
            found.add("b" + bare(word))
        if len(word) >= 6:
            found.add("p" + word[:5])
        edged = f"<{word}>"
        for start in range(len(edged) - 3):
            found.add("c" + edged[start:start + 4])
        for ahead in range(1, 4 if is_wide else 2):
            if place + ahead < len(words):
                found.add(f"{'s' if ahead > 1 else 'd'}{word} {words[place + ahead]}")
        for group in groups[place]:
            found.add("g" + group)
            for ahead in range(1, 7 if is_wide else 1):
                if place + ahead < len(words):
                    for other in groups[place + ahead]:
                        found.add(f"h{group} {other}")
                    if ahead <= 2:
                        found.add(f"i{group} {words[place + ahead]}")
                if 0 < ahead <= 2 and place - ahead >= 0:
                    found.add(f"j{words[place - ahead]} {group}")
    return found


class Patterns:
    """Sentences from {a|b} and <name>."""

    def __init__(self, text, per_pattern):
        self.per_pattern = per_pattern
        self.lists, self.sections, kind = {}, [], None
        for line in text.splitlines():
            if line.startswith("@ "):
                name, pattern = line[2:].split(": ", 1)
                self.lists[name] = pattern
            elif line.startswith("= "):
                kind = line[2:]
            elif line and not line.startswith("#"):
                self.sections.append((kind, line))

    def choice(self, pattern, chance):
        while match := re.search(r"<(\w+)>", pattern):
            pattern = pattern[:match.start()] + self.choice(self.lists[match[1]], chance) + pattern[match.end():]
        while match := re.search(r"\{([^{}]*)\}", pattern):
            pattern = pattern[:match.start()] + chance.choice(match[1].split("|")) + pattern[match.end():]
        return re.sub(r"\s+", " ", pattern).replace(" ,", ",").strip()

    def sentences(self, chance):
        for kind, line in self.sections:
            yield from ((kind, text) for text in sorted({self.choice(line, chance) for _ in range(self.per_pattern)}))


SWAPS = [("aa", "a"), ("ee", "i"), ("oo", "u"), ("a", "aa"), ("i", "ee"), ("u", "oo"), ("kh", "k"), ("th", "t"),
         ("sh", "s"), ("v", "w"), ("w", "v"), ("z", "j"), ("ph", "f"), ("ck", "k"), ("hoon", "hu"), ("ai", "e")]


def slipped(text, chance):
    """A sentence as a hurried hand writes it."""
    words = text.split(" ")
    for _ in range(1 + (chance.random() < 0.4)):
        at = chance.randrange(len(words))
        word, way = words[at], chance.random()
        if len(word) < 4:
            if way < 0.3 and len(words) > 4:
                del words[at]
            continue
        place = chance.randrange(1, len(word) - 1)
        if way < 0.25:
            words[at] = word[:place] + word[place + 1:]
        elif way < 0.4:
            words[at] = word[:place] + word[place] + word[place:]
        elif way < 0.6:
            words[at] = word[:place] + word[place + 1] + word[place] + word[place + 2:]
        else:
            old, new = chance.choice(SWAPS)
            words[at] = word.replace(old, new, 1)
    return " ".join(words)


def heard(program, texts):
    """The words of each, by their sound."""
    out = subprocess.run([program, "gate-words"], input="\n".join(texts) + "\n", capture_output=True, text=True, check=True)
    return [line.split() for line in out.stdout.split("\n")[:len(texts)]]


def matrix(sentences, size, table, is_wide=True, cache={}):
    rows, columns, values = [], [], []
    for row, words in enumerate(sentences):
        key = " ".join(words)
        if key not in cache:
            cache[key] = numpy.fromiter(sorted({hashed(text) for text in features(words, table, is_wide)}), numpy.int64)
        found = numpy.unique(cache[key] % size)
        rows.append(numpy.full(len(found), row))
        columns.append(found)
        values.append(numpy.full(len(found), 1 / max(len(cache[key]), 1) ** 0.5))
    shape = (len(sentences), size)
    return scipy.sparse.csr_matrix(
        (numpy.concatenate(values), (numpy.concatenate(rows), numpy.concatenate(columns))), shape)


def learned(inputs, wanted, weight, classes, chance, epochs=14, decay=DECAY):
    """Softmax regression by Adagrad; a column of weights a class, then its bias."""
    weights, bias = numpy.zeros((inputs.shape[1], classes)), numpy.zeros(classes)
    steps, bias_steps = numpy.full_like(weights, 1e-3), numpy.full(classes, 1e-3)
    for _ in range(epochs):
        order = chance.permutation(inputs.shape[0])
        for start in range(0, len(order), BATCH):
            picked = order[start:start + BATCH]
            some = inputs[picked]
            scores = some @ weights + bias
            scores = numpy.exp(scores - scores.max(1, keepdims=True))
            scores /= scores.sum(1, keepdims=True)
            scores[numpy.arange(len(picked)), wanted[picked]] -= 1
            scores *= weight[picked][:, None] / len(picked)
            slope = some.T @ scores
            rows = numpy.flatnonzero(numpy.abs(slope).sum(1))
            slope = slope[rows] + decay * weights[rows]
            steps[rows] += slope ** 2
            weights[rows] -= 0.5 * slope / steps[rows] ** 0.5
            bias_slope = scores.sum(0)
            bias_steps += bias_slope ** 2
            bias -= 0.1 * bias_slope / bias_steps ** 0.5
    return weights, bias


def quantized(weights, bias):
    scale = max(numpy.abs(weights).max(), 1e-9) / 127
    return numpy.round(weights / scale).astype(numpy.int8), scale, bias
