package import Foundation
import RepositoriesDomain

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
    /// A year that is not known is empty.
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
        let days = cells.dropFirst(12).map(day)
        guard !days.contains(nil) else { return nil }
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
            pushedAt: days.first ?? nil,
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
