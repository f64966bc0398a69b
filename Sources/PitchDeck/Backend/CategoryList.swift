import PitchDeckDomain
import Storage

/// The categories that there are; their names in other languages are the screens', by the slug.
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

    /// Adds those that are missing; what is there stays as it is.
    static func write(to connection: any SQLConnection) throws {
        let known: Set<String> = Set(
            try connection.rows("SELECT slug FROM startup_categories").map { try $0["slug"] }
        )
        for (slug, name) in all where !known.contains(slug) {
            // Random as every number is, so that it tells nothing.
            try connection.execute(
                """
                INSERT INTO startup_categories (document_id, number, name, slug)
                VALUES (\(id(slug).text), \(Int.random(in: 1...Int(Int32.max))), \(name), \(slug))
                ON CONFLICT DO NOTHING
                """
            )
        }
    }
}
