import PitchDeckDomain
import Storage

/// Published ones like others: of the same category first, then of the same stage and place.
struct SimilarStartups {
    let store: StartupStore

    /// In one statement for all of them; each asked for once.
    func find(_ ids: [DocumentID], limit: Int) throws -> [DocumentID: [Startup]] {
        guard !ids.isEmpty else { return [:] }
        let likeness: SQL = """
            CASE WHEN e.category_id = o.category_id THEN 4 ELSE 0 END + CASE WHEN e.stage = o.stage THEN 2 ELSE 0 END
            + CASE WHEN e.location = o.location AND e.location <> '' THEN 1 ELSE 0 END
            """
        let parts = ids.enumerated().map { index, id -> SQL in
            """
            SELECT * FROM (
                SELECT o.document_id AS origin, \(likeness) AS likeness, \(store.columns) FROM \(StartupStore.tables)
                JOIN startup_editions o ON o.document_id = \(id.text) AND o.edition = 'published'
                WHERE \(StartupStore.isPublished) AND e.document_id <> o.document_id
                    AND (e.category_id = o.category_id OR e.stage = o.stage)
                ORDER BY likeness DESC, s.published_at DESC, s.document_id LIMIT \(limit)
            ) AS \(raw: "part\(index)")
            """
        }
        var found: [DocumentID: [Startup]] = [:]
        for row in try store.connection.rows(parts.joined(separator: " UNION ALL ")) {
            found[try DocumentID(stored: try row["origin"]), default: []].append(try Startup(row))
        }
        return found
    }
}
