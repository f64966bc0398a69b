package import Foundation
import PitchDeckDomain
package import Storage

/// Invented companies, so that an empty catalogue shows what it can do; every one says that it is a sample.
package enum StartupSamples {
    private static let mark = "samples"
    /// With so many that are real nobody needs samples.
    private static let enough = 20

    /// Writes them once in the life of a database, and only where there is nothing yet.
    package static func write(to database: any SQLDatabase, at now: Date = Date()) async throws {
        let samples = try all()
        try await database.write { connection in
            let isNew = try connection.execute(
                "INSERT INTO startup_marks (name) VALUES (\(mark)) ON CONFLICT DO NOTHING"
            )
            guard isNew == 1, try connection.row("SELECT 1 AS one FROM startups LIMIT 1") == nil else { return }
            for (index, sample) in samples.enumerated() {
                try write(sample, at: now.addingTimeInterval(-Double(index) * 2 * 86_400 - 7_200), connection)
            }
        }
    }

    /// Takes them away for good; answers how many there were.
    @discardableResult
    package static func remove(from database: any SQLDatabase) async throws -> Int {
        try await database.write { try remove($0) }
    }

    /// Takes them away where there are real ones enough.
    static func removeIfNotNeeded(_ connection: any SQLConnection) throws {
        let real = try connection.rows(
            """
            SELECT 1 AS one FROM startup_listings l WHERE \(StartupListings.isShown) AND l.is_sample = 0
            LIMIT \(enough)
            """
        ).count
        if real >= enough { try remove(connection) }
    }

    @discardableResult
    private static func remove(_ connection: any SQLConnection) throws -> Int {
        try StartupStore(connection: connection).announceGone(where: "s.is_sample = 1")
        return try connection.execute(
            "DELETE FROM accounts WHERE id IN (SELECT account_id FROM startups WHERE is_sample = 1)"
        )
    }

    private static func write(_ sample: StartupSample, at date: Date, _ connection: any SQLConnection) throws {
        let (store, ids, account) = (StartupStore(connection: connection), StartupStore.NewIDs(), UUID())
        try connection.execute(
            "INSERT INTO accounts (id, name, created_at) VALUES (\(account), \(sample.founder), \(date))"
        )
        var content = try sample.content(at: date).validated(at: date)
        // An admin may have retired it.
        if let category = content.category, try !store.isCategory(category) { content.category = nil }
        try store.insert(content.title, ids, of: account, at: date)
        try StoredStartupService.publish(content, ids.document, createdAt: date, at: date, in: store)
        try connection.execute("UPDATE startups SET is_sample = 1 WHERE document_id = \(ids.document.text)")
        try StartupListings(connection: connection).write(ids.document)
    }

    static func all() throws -> [StartupSample] {
        try String(decoding: PackageResources.samples_tsv, as: UTF8.self)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(StartupSample.init)
    }
}

/// A line of the samples' table.
struct StartupSample {
    let founder: String
    private let fields: [String]

    private static let fieldCount = 10

    /// - Throws: `failed` for a line of another form, which a test would see.
    init(_ line: Substring) throws {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == Self.fieldCount, CategoryList.all.contains(where: { $0.slug == fields[2] }),
            StartupContent.Stage(rawValue: fields[4]) != nil
        else { throw StartupError.failed("a sample: \(line)") }
        (self.fields, founder) = (fields, fields[7])
    }

    func content(at date: Date) -> StartupContent {
        StartupContent(
            title: fields[0],
            pitch: fields[1],
            description: fields[9],
            category: CategoryList.id(fields[2]),
            location: fields[3],
            stage: StartupContent.Stage(rawValue: fields[4]),
            teamSize: Int(fields[5]),
            founded: Int(fields[6]),
            claims: fields[8].split(separator: ";").compactMap { claim in
                let parts = claim.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
                guard parts.count == 3, let metric = StartupClaim.Metric(rawValue: parts[0]),
                    let value = Double(parts[1])
                else { return nil }
                return StartupClaim(
                    metric: metric,
                    value: value,
                    unit: parts[2],
                    asOf: date.addingTimeInterval(-30 * 86_400)
                )
            }
        )
    }
}
