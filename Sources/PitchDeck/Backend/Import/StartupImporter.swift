package import AccountsDomain
package import Foundation
package import PitchDeckDomain
package import Storage

/// Brings the startups of a file in, one by one: a line that is wrong holds up none of the others.
package struct StartupImporter: Sendable {
    private let service: StoredStartupService
    private let edition: Startup.Edition

    /// What became of a line.
    package struct Outcome: Sendable {
        package var line: Int
        package var title: String
        /// `nil` where it was brought in, now or before.
        package var error: StartupError?
    }

    package init(
        database: any SQLDatabase,
        account: Account.ID,
        edition: Startup.Edition,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        service = StoredStartupService(database: database, account: account, now: now)
        self.edition = edition
    }

    /// The same line twice makes one startup, also a day later where it is still there.
    package func run(_ table: StartupTable, each: (Outcome) -> Void) async {
        var known: Set<String> = []
        if let own = try? await service.ownStartups() { known = Set(own.map { Self.key($0.content) }) }
        for row in table.rows {
            var outcome = Outcome(line: row.line, title: row.fields["title"] ?? "")
            do throws(StartupError) {
                var content = try Self.content(row.fields)
                content.category = try await category(row.fields["category"] ?? "")
                if known.insert(Self.key(content)).inserted { _ = try await service.create(content, edition: edition) }
            } catch {
                outcome.error = error
            }
            each(outcome)
        }
    }

    private func category(_ text: String) async throws(StartupError) -> DocumentID? {
        let slug = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !slug.isEmpty else { return nil }
        guard let found = try await service.categories().first(where: { $0.slug == slug }) else {
            throw .invalid("category", .unknownValue)
        }
        return found.id
    }

    /// What a startup is the same by.
    private static func key(_ content: StartupContent) -> String {
        StartupStore.titleKey(content.title.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private static func content(_ fields: [String: String]) throws(StartupError) -> StartupContent {
        func text(_ name: String) -> String { (fields[name] ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
        func number(_ name: String) throws(StartupError) -> Int? {
            guard !text(name).isEmpty else { return nil }
            guard let number = Int(text(name)) else { throw .invalid(name, .malformed) }
            return number
        }
        var content = StartupContent(
            title: text("title"),
            pitch: text("pitch"),
            description: text("description"),
            location: text("location")
        )
        content.teamSize = try number("teamSize")
        content.founded = try number("founded")
        if !text("stage").isEmpty {
            guard let stage = StartupContent.Stage(rawValue: text("stage")) else {
                throw .invalid("stage", .unknownValue)
            }
            content.stage = stage
        }
        if !text("website").isEmpty {
            guard let url = URL(string: text("website")) else { throw .invalid("website", .malformed) }
            content.website = url
        }
        return content
    }
}
