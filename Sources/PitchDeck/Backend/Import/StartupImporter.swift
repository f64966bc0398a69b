package import AccountsDomain
package import Foundation
import GraphQL
package import PitchDeckDomain
package import Storage

/// Brings the startups of a file in: a line that is wrong holds up none of the others.
///
/// Lines share transactions, as a wait for the disk for each of 100,000 takes minutes. Nothing is said of a line before
/// its transaction is kept.
package struct StartupImporter: Sendable {
    private let service: StoredStartupService
    private let edition: Startup.Edition
    private let batchSize: Int

    /// What became of a line.
    package struct Outcome: Sendable {
        package var line: Int
        package var title: String
        /// `nil` where it was brought in, now or before.
        package var error: StartupError?

        /// The error in the API's words, such as “teamSize is malformed.”; what the API keeps for the log is the
        /// operator's to read.
        package var reason: String? {
            guard let error else { return nil }
            switch error {
            case .failed(let text): return text
            case .several(let errors):
                return errors.compactMap { GraphQLError.presented($0)?.message }.joined(separator: " ")
            default: return GraphQLError.presented(error)?.message ?? "\(error)"
            }
        }
    }

    /// Others who write to SQLite look every tenth of a second whether it is their turn, and give up after five seconds.
    private static let pause: Duration = .milliseconds(100)

    /// A transaction has `batchSize` lines at most, which should take less than a second.
    package init(
        database: any SQLDatabase,
        account: Account.ID,
        edition: Startup.Edition,
        batchSize: Int = 500,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        service = StoredStartupService(database: database, account: account, now: now)
        (self.edition, self.batchSize) = (edition, batchSize)
    }

    /// The same line twice makes one startup, also a day later where it is still there.
    package func run(_ table: StartupTable, each: (Outcome) -> Void) async {
        var rest = table.rows[...]
        while !rest.isEmpty {
            for outcome in await outcomes(of: Array(rest.prefix(batchSize))) { each(outcome) }
            rest = rest.dropFirst(batchSize)
            if !rest.isEmpty { try? await Task.sleep(for: Self.pause) }
        }
    }

    private func outcomes(of rows: [StartupTable.Line]) async -> [Outcome] {
        do throws(StartupError) {
            return try await bringIn(rows)
        } catch {
            if let row = rows.first, rows.count == 1 { return [Outcome(row, error)] }
            // The database refused a statement and kept nothing of any line; each is told of its own.
            var outcomes: [Outcome] = []
            for row in rows { outcomes += await self.outcomes(of: [row]) }
            return outcomes
        }
    }

    /// - Throws: the database's errors, after which nothing is kept of any of them.
    private func bringIn(_ rows: [StartupTable.Line]) async throws(StartupError) -> [Outcome] {
        guard let account = service.account else { throw .notSignedIn }
        return try await service.changing { [edition, now = service.now] store in
            let categories = Dictionary(try store.categories().map { ($0.slug, $0.id) }) { first, _ in first }
            let outcomes = try rows.map { row in
                let date = now()
                let content: StartupContent
                do {
                    var problems = FieldProblems()
                    let read = Self.content(row.fields, categories, &problems)
                    content =
                        try StoredStartupService
                        .checked(read, problems, edition, of: account, at: date, nil, in: store)
                } catch let error as StartupError {
                    // It is found before anything of the line is written.
                    return Outcome(row, error)
                }
                if try !store.hasStartup(named: content.title, of: account) {
                    let ids = StartupStore.NewIDs()
                    try StoredStartupService.insert(content, edition, ids, of: account, at: date, nil, in: store)
                }
                return Outcome(row, nil)
            }
            try StartupListings(connection: store.connection).foldChanges()
            return outcomes
        }
    }

    private static func content(
        _ fields: [String: String],
        _ categories: [String: DocumentID],
        _ problems: inout FieldProblems
    ) -> StartupContent {
        func text(_ name: String) -> String { (fields[name] ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
        func value<Value>(_ name: String, _ reason: StartupError.Reason, _ read: (String) -> Value?) -> Value? {
            guard !text(name).isEmpty else { return nil }
            let value = read(text(name))
            if value == nil { problems.note(name, reason) }
            return value
        }
        var content = StartupContent(
            title: text("title"),
            pitch: text("pitch"),
            description: text("description"),
            location: text("location")
        )
        content.category = value("category", .unknownValue) { categories[$0] }
        content.teamSize = value("teamSize", .malformed) { Int($0) }
        content.founded = value("founded", .malformed) { Int($0) }
        content.stage = value("stage", .unknownValue) { StartupContent.Stage(rawValue: $0) }
        content.website = value("website", .malformed) { URL(string: $0) }
        return content
    }
}

extension StartupImporter.Outcome {
    fileprivate init(_ row: StartupTable.Line, _ error: StartupError?) {
        self.init(line: row.line, title: row.fields["title"] ?? "", error: error)
    }
}
