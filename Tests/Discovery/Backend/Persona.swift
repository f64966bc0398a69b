import DiscoveryDomain
import RepositoriesDomain
import Testing

@testable import RepoFinderService

/// Somebody who has answered the first questions, and what they are to be shown.
struct Persona: CustomTestStringConvertible, Sendable {
    let name: String
    let preferences: Preferences
    /// Full names that are among the first twenty cards.
    let expected: [String]

    var testDescription: String { name }

    /// Those of `Fixtures/personas.tsv`.
    static var all: [Persona] {
        get throws {
            try String(decoding: PackageResources.personas_tsv, as: UTF8.self).split(separator: "\n")
                .filter { !$0.hasPrefix("#") }.map { try Persona($0) }
        }
    }

    private init(_ line: Substring) throws {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        try #require(cells.count == 7, "\(line)")
        func words(_ cell: Int) -> [String] { cells[cell].split(separator: ",").map(String.init) }
        let fields = try words(1).map { try #require(Cluster(rawValue: $0)) }
        name = cells[0]
        expected = words(6)
        preferences = Preferences(
            experienceLevel: try Self.choice(cells[4]),
            primaryCluster: fields.first,
            secondaryClusters: Array(fields.dropFirst()),
            techStack: words(2),
            interests: words(3),
            projectType: try Self.choice(cells[5])
        )
    }

    private static func choice<Choice: RawRepresentable<String>>(_ cell: String) throws -> Choice? {
        guard !cell.isEmpty else { return nil }
        let choice: Choice = try #require(Choice(rawValue: cell), "\(cell)")
        return choice
    }

    /// Whether it is of a field that was named or about a tool or topic that was; where none was, in a language.
    func isRight(_ repository: Repository, of clusters: [Cluster]) -> Bool {
        let fields = [preferences.primaryCluster].compactMap(\.self) + preferences.secondaryClusters
        let words = Set((preferences.techStack + preferences.interests).map { $0.lowercased() })
        return !Set(clusters).isDisjoint(with: fields) || !words.isDisjoint(with: repository.topics)
            || fields.isEmpty && words.contains(repository.language?.lowercased() ?? "")
    }
}
