package import Foundation
import RepositoriesDomain
import Synchronization

/// The repositories that ship with Serendip, so that every screen works without a network.
package struct StarterCatalogue: Sendable {
    /// The day as of which the facts are.
    package let asOf: Date
    let entries: [Entry]
    /// Changes when the text does.
    let version: String

    struct Entry: Sendable {
        var repository: Repository
        var labels: CatalogueWriter.Labels
    }

    package enum Problem: Error, Hashable {
        /// Counts from 1.
        case line(Int)
        case noDate
        /// It does not lie beside the program, or is not text.
        case noFile
        /// The head of a ranked catalogue lacks this.
        case noHead(String)
    }

    /// The one that ships with the program, in a file beside it: as code it would be compiled for half a minute.
    package static func builtIn() throws(Problem) -> StarterCatalogue {
        try StarterCatalogue(file: Bundle.module.url(forResource: "starter-catalogue", withExtension: "tsv"))
    }

    init(file: URL?) throws(Problem) {
        guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { throw .noFile }
        try self.init(text)
    }

    /// Reads lines of tab-separated columns: full name, language, topics, licence, year, stars, forks, fields, level,
    /// archived, homepage, description; of some rows also the day of the last push and the day as of which its facts are.
    ///
    /// A year or a last push that is not known is empty.
    /// Lines that begin with `#` are comments; one of them says `# asOf: yyyy-mm-dd`.
    ///
    /// - Throws: ``Problem`` with the first line that is wrong.
    package init(_ text: String) throws(Problem) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let dates = lines.compactMap { $0.hasPrefix("# asOf: ") ? Self.day($0.dropFirst(8)) : nil }
        guard let date = dates.first else { throw .noDate }
        asOf = date
        version = "3-" + Self.hash(text)
        var entries: [Entry] = []
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            guard let entry = Self.entry(line, asOf: date) else { throw .line(index + 1) }
            entries.append(entry)
        }
        self.entries = entries
    }

    private static func entry(_ line: Substring, asOf: Date) -> Entry? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard [12, 14].contains(cells.count), let id = Repository.ID(fullName: cells[0]), let stars = Int(cells[5]),
            stars >= 0,
            let forks = Int(cells[6]), forks >= 0, cells[4].isEmpty || day("\(cells[4])-01-01") != nil,
            ["0", "1"].contains(cells[9]), !cells[11].isEmpty
        else { return nil }
        func text(_ index: Int) -> String? { cells[index].isEmpty ? nil : cells[index] }
        let days = cells.dropFirst(12).filter { !$0.isEmpty }.map(day)
        guard !days.contains(nil), cells.count == 12 || !cells[13].isEmpty else { return nil }
        let repository = Repository(
            id: id,
            summary: cells[11],
            language: text(1),
            topics: cells[2].split(separator: ",").map(String.init),
            license: Self.license(text(3)),
            stars: stars,
            forks: forks,
            isArchived: cells[9] == "1",
            isFork: false,
            homepage: text(10).flatMap { URL(string: $0) },
            createdAt: text(4).flatMap { day("\($0)-01-01") },
            pushedAt: days.count == 2 ? days[0] : nil,
            origin: .starter(asOf: (days.last ?? nil) ?? asOf)
        )
        return Entry(repository: repository, labels: .init(fields: cells[7], level: text(8)))
    }

    /// What GitHub says of a licence that it does not recognise is no licence's name.
    private static func license(_ identifier: String?) -> String? { identifier == "NOASSERTION" ? nil : identifier }

    static func day(_ text: some StringProtocol) -> Date? {
        // A malformed day is nil, which the callers turn into their own problem.
        try? Date("\(text)T00:00:00Z", strategy: .iso8601)
    }

    /// FNV-1a, 64 bits: enough to see that a file of ours changed.
    private static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

/// The repositories known from rankings by stars, some thousand, with a line made of their topics; see
/// `bin/make-catalogue`.
///
/// They stay in their file: a start reads its head, and only a database that lacks this edition has them all read.
package struct RankedCatalogue: Sendable {
    /// Changes with what is in the file, and with how it is read.
    let version: String
    let count: Int
    /// The day as of which the oldest facts are.
    let oldest: Date
    private let file: URL

    /// More than the comments at the beginning of the file have.
    private static let headSize = 4_096

    /// The one that ships with the program, in a file beside it.
    package static func builtIn() throws(StarterCatalogue.Problem) -> RankedCatalogue {
        guard let file = Bundle.module.url(forResource: "ranked-catalogue", withExtension: "tsv") else { throw .noFile }
        return try RankedCatalogue(file)
    }

    /// Reads the head: `# edition: …`, `# count: n` and `# oldest: yyyy-mm-dd` among the first lines.
    ///
    /// - Throws: `noFile`, or `noHead` with the first of them that is missing.
    init(_ file: URL) throws(StarterCatalogue.Problem) {
        guard let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: Self.headSize)
        else { throw .noFile }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").prefix { $0.hasPrefix("#") }
        func value(_ name: String) throws(StarterCatalogue.Problem) -> Substring {
            let start = "# \(name): "
            guard let line = lines.first(where: { $0.hasPrefix(start) }) else { throw .noHead(name) }
            return line.dropFirst(start.count)
        }
        guard let count = Int(try value("count")) else { throw .noHead("count") }
        guard let oldest = StarterCatalogue.day(try value("oldest")) else { throw .noHead("oldest") }
        version = "5-\(try value("edition"))"
        (self.count, self.oldest, self.file) = (count, oldest, file)
    }

    /// All of it, in the form of the starter catalogue.
    func catalogue() throws(StarterCatalogue.Problem) -> StarterCatalogue { try StarterCatalogue(file: file) }
}

/// Lets searches wait while the ranked repositories are added to a catalogue that never had them: they would find a few,
/// and more a moment later.
final class FirstFill: Sendable {
    private struct State {
        var isOver: Bool
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(isNeeded: Bool) { state = Mutex(State(isOver: !isNeeded)) }

    /// Returns once there is nothing to wait for.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.waiting.append(continuation) }
                return state.isOver
            }
            if isOver { continuation.resume() }
        }
    }

    /// What was not added by now is added at the next start, and is not waited for.
    func end() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
