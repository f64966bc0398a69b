import Foundation
import RepositoriesDomain
import RepositoriesService
import Storage

/// Reads all repositories, inside a transaction.
struct CatalogueReader {
    let connection: any SQLConnection

    /// In the order of their rows, those of `first` before all others and in its order.
    ///
    /// - Returns: `nil` when one of `first` is not there any more.
    func catalogue(first: [String]) throws -> ItemCatalogue? {
        let rows = try connection.rows("SELECT * FROM repositories ORDER BY number")
        var entries: [ItemCatalogue.Entry] = []
        entries.reserveCapacity(rows.count)
        for row in rows {
            entries.append(.init(repository: try Repository(row), labels: try row["fields"], level: try row["level"]))
        }
        if !first.isEmpty {
            let positions = Dictionary(
                entries.enumerated().map { ($1.repository.id.key, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            let leading = first.compactMap { positions[$0] }
            guard leading.count == first.count else { return nil }
            let taken = Set(leading)
            entries = leading.map { entries[$0] } + entries.indices.filter { !taken.contains($0) }.map { entries[$0] }
        }
        let names = try connection.rows("SELECT old_key, key FROM repository_names").map {
            (try $0["old_key"] as String, try $0["key"] as String)
        }
        return ItemCatalogue(
            entries,
            names: Dictionary(names, uniquingKeysWith: { first, _ in first }),
            stamp: try stamp()
        )
    }

    /// Changes when a repository comes, goes, is renamed or is described anew.
    func stamp() throws -> ItemCatalogue.Stamp {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total, MAX(number) AS last_number, MAX(facts_at) AS latest_facts,
                (SELECT COUNT(*) FROM repository_names) AS names
            FROM repositories
            """
        )
        return ItemCatalogue.Stamp(
            count: try row?["total"] ?? 0,
            lastNumber: try row?["last_number"] ?? 0,
            latestFacts: try row?["latest_facts"] ?? 0,
            names: try row?["names"] ?? 0
        )
    }

    func count() throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM repositories")?["total"] ?? 0
    }
}
