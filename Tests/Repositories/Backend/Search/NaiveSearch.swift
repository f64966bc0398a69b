import Foundation
import RepositoriesDomain
import Testing
import TextSearch

@testable import RepositoriesService

/// The whole search by looking at every repository, as a measure for the one over the database.
struct NaiveSearch: SearchLexicon {
    struct Entry {
        var repository: Repository
        var postings: [PostingField: Set<String>]
    }

    let entries: [Entry]

    init(_ repositories: [(repository: Repository, labels: [String])]) {
        entries = repositories.map {
            Entry(repository: $0.repository, postings: SearchPostings($0.repository, labels: $0.labels).words)
        }
    }

    func search(_ text: String) throws -> [Repository.ID] {
        let plan = try SearchPlanner(lexicon: self).plan(SearchExpression(text), text: text)
        let hits = plan.concepts.map { concept in
            Dictionary(
                entries.enumerated().map { (Int64($0), points(concept, $1)) }.filter { $0.1 > 0 },
                uniquingKeysWith: max
            )
        }
        let facts = entries.enumerated().filter { _, entry in
            !entry.repository.isArchived && !plan.excluded.contains { points($0, entry) > 0 }
        }.map { number, entry in
            SearchRanking.Facts(
                number: Int64(number),
                key: entry.repository.id.key,
                nameKey: SearchWords.key(entry.repository.id.name),
                stars: entry.repository.stars,
                topics: "," + entry.repository.topics.map { $0 + "," }.joined()
            )
        }
        return SearchRanking(plan: plan, hits: hits, count: entries.count).matches(among: facts).matches
            .map { entries[Int($0.facts.number)].repository.id }
    }

    private func points(_ concept: SearchConcept, _ entry: Entry) -> Int {
        if !concept.phrase.isEmpty { return phrasePoints(concept, entry.repository) }
        let words = Set(entry.postings.values.joined())
        return concept.terms.flatMap { term in
            words.filter { term.isPrefix ? $0.hasPrefix(term.text) : $0 == term.text }.map { word in
                concept.fields.filter { entry.postings[$0]?.contains(word) == true }
                    .reduce(0) { $0 + $1.weight * term.percent }
            }
        }.max() ?? 0
    }

    private func phrasePoints(_ concept: SearchConcept, _ repository: Repository) -> Int {
        let texts: [(PostingField, [String])] = [
            (.nameParts, SearchWords.nameWords(repository.id.name)),
            (.owner, SearchWords.nameWords(repository.id.owner)),
            (.topics, SearchWords.words(repository.topics.joined(separator: " "))),
            (.language, SearchWords.words(repository.language ?? "")),
            (.summary, SearchWords.words(repository.summary)),
        ]
        return texts.filter { concept.fields.contains($0.0) && Self.has($0.1, concept.phrase) }
            .reduce(0) { $0 + 100 * $1.0.weight }
    }

    private static func has(_ words: [String], _ phrase: [String]) -> Bool {
        words.indices.contains { words[$0...].starts(with: phrase) }
    }

    func fields(of words: Set<String>) -> [String: Set<PostingField>] {
        var fields: [String: Set<PostingField>] = [:]
        for entry in entries {
            for (field, present) in entry.postings {
                for word in words where present.contains(word) { fields[word, default: []].insert(field) }
            }
        }
        return fields
    }

    func hasWord(beginningWith prefix: String) -> Bool {
        entries.contains { $0.postings.values.contains { $0.contains { $0.hasPrefix(prefix) } } }
    }

    func count(of word: String, isPrefix: Bool) -> Int {
        entries.count { entry in
            entry.postings.values.contains { words in
                words.contains { isPrefix ? $0.hasPrefix(word) : $0 == word }
            }
        }
    }

    func topics(ofRepositoryNamed name: String) -> [String] {
        let named = entries.map(\.repository).filter { SearchWords.key($0.id.name) == name }
        let best = named.min { ($1.stars, $0.id.key) < ($0.stars, $1.id.key) }
        return best?.topics.map { $0.filter { $0 != "-" } } ?? []
    }

    func nearest(to word: String) -> String? {
        let all = Set(entries.flatMap { $0.postings.values.flatMap(\.self) }).sorted()
        return Spelling.nearest(to: word, among: all).max { prominence($0) < prominence($1) }
    }

    private func prominence(_ word: String) -> Double {
        entries.map { entry in
            let weight = entry.postings.filter { $0.value.contains(word) }.map(\.key.weight).max() ?? 0
            return Double(weight) * log10(Double(entry.repository.stars) + 1)
        }.max() ?? 0
    }
}

/// What people type, and what comes first.
enum SearchQueries {
    struct Query: Sendable, CustomTestStringConvertible {
        var typed: String
        /// At most three.
        var expected: [String]
        var correction: String?

        var testDescription: String { typed }
    }

    /// In the starter catalogue.
    static func all() throws -> [Query] { read(PackageResources.queries_tsv) }

    /// Among all repositories that ship with Serendip.
    static func ofWholeCatalogue() -> [Query] { read(PackageResources.catalogue_queries_tsv) }

    private static func read(_ lines: [UInt8]) -> [Query] {
        String(decoding: lines, as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return Query(
                    typed: cells[0],
                    expected: cells[1].split(separator: " ").map(String.init),
                    correction: cells[2].isEmpty ? nil : cells[2]
                )
            }
    }
}
