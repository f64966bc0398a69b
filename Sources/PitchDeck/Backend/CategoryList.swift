import PitchDeckDomain
import Storage

/// The categories that a server comes with; their names in other languages are the screens', by the slug.
enum CategoryList {
    static let all: [(slug: String, name: String)] = [
        ("agriculture", "Agriculture"), ("artificial-intelligence", "Artificial intelligence"),
        ("biotechnology", "Biotechnology"), ("climate", "Climate"), ("commerce", "Commerce"),
        ("construction", "Construction"), ("cybersecurity", "Cybersecurity"), ("developer-tools", "Developer tools"),
        ("education", "Education"), ("energy", "Energy"), ("finance", "Finance"), ("food", "Food"),
        ("games", "Games"), ("hardware", "Hardware"), ("health", "Health"), ("housing", "Housing"),
        ("industry", "Industry"), ("insurance", "Insurance"), ("logistics", "Logistics"), ("media", "Media"),
        ("mobility", "Mobility"), ("public-sector", "Public sector"), ("space", "Space"), ("travel", "Travel"),
    ]

    static func id(_ slug: String) -> DocumentID { .derived(from: "category \(slug)") }

    /// Adds those that are missing, but for those that an admin has retired; what is there stays as it is.
    static func write(to connection: any SQLConnection) throws {
        let rows = try connection.rows(
            """
            SELECT slug FROM startup_categories
            UNION SELECT SUBSTR(name, \(raw: "\(retired.count + 1)")) AS slug FROM startup_marks WHERE name LIKE \(retired + "%")
            """
        )
        let known: Set<String> = Set(try rows.map { try $0["slug"] })
        for (slug, name) in all where !known.contains(slug) { try insert(slug, name, to: connection) }
    }

    /// The slugs of those that an admin calls otherwise in English.
    static func renamed(_ connection: any SQLConnection) throws -> Set<String> {
        let names = Dictionary(uniqueKeysWithValues: all.map { ($0.slug, $0.name) })
        let rows: [(slug: String, name: String)] = try connection.rows("SELECT slug, name FROM startup_categories")
            .map { (try $0["slug"], try $0["name"]) }
        return Set(rows.filter { names[$0.slug] != $0.name }.map(\.slug))
    }

    static func insert(_ slug: String, _ name: String, to connection: any SQLConnection) throws {
        let number = try DrawnNumber.free(in: "startup_categories", connection)
        try connection.execute(
            """
            INSERT INTO startup_categories (document_id, number, name, slug)
            VALUES (\(id(slug).text), \(number), \(name), \(slug))
            ON CONFLICT DO NOTHING
            """
        )
    }

    /// Remembers that one is not to be added again, or forgets it.
    static func setRetired(_ slug: String, _ isRetired: Bool, in connection: any SQLConnection) throws {
        let mark = retired + slug
        if isRetired {
            try connection.execute("INSERT INTO startup_marks (name) VALUES (\(mark)) ON CONFLICT DO NOTHING")
        } else {
            try connection.execute("DELETE FROM startup_marks WHERE name = \(mark)")
        }
    }

    private static let retired = "retired category "
}
