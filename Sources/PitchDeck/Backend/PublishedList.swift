import PitchDeckDomain
import Storage

/// A list of what everybody may read, which is found among ``StartupListings`` before anything else is read of it.
struct PublishedList {
    let store: StartupStore
    /// Of listings, whose alias is `l`.
    var filter: SQL = everything
    let order: SQL
    let start: Int
    let limit: Int

    /// What holds for all.
    static let everything: SQL = "1 = 1"

    /// So many are found at once for the first pages: where these are all, they need not be counted by another reading.
    var few = 500

    /// Its part of what fits, and how many fit in all; what is not asked for is empty and none.
    func page(shows: Bool = true, counts: Bool = true) throws -> (startups: [Startup], total: Int) {
        guard shows, counts, filter != Self.everything, start + limit <= few else {
            return (
                shows ? try store.published(try ids("LIMIT \(limit) OFFSET \(start)")) : [], counts ? try total() : 0
            )
        }
        let first = try ids("LIMIT \(few)")
        let shown = Array(first.dropFirst(start).prefix(limit))
        return (try store.published(shown), first.count < few ? first.count : try total())
    }

    /// What a filter leaves is few mostly, and only of these it is asked whether they are hidden.
    private var condition: SQL { "\(filter) AND \(StartupListings.isShown)" }

    /// What is on a part of the list, in its order.
    func found(_ range: SQL) -> SQL {
        "SELECT l.document_id FROM startup_listings l WHERE \(condition) ORDER BY \(order) \(range)"
    }

    private func ids(_ range: SQL) throws -> [String] {
        try store.connection.rows(found(range)).map { try $0["document_id"] }
    }

    private func total() throws -> Int {
        let listings = StartupListings(connection: store.connection)
        return try filter == Self.everything ? listings.count() : listings.count(where: condition)
    }
}

extension StartupStore {
    /// What is published of these, in their order.
    func published(_ ids: [String]) throws -> [Startup] {
        guard !ids.isEmpty else { return [] }
        let places = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
        return try startups(where: "\(Self.isPublished) AND e.document_id IN (\(values: ids))")
            .sorted { places[$0.id.text, default: 0] < places[$1.id.text, default: 0] }
    }
}
