import Foundation

/// Times as GitHub writes them: `2026-11-20T08:30:00Z`.
enum GitHubDate {
    static func date(_ text: String?) -> Date? {
        guard let text else { return nil }
        // A time we cannot read is a time we do not show.
        return try? Date(text, strategy: .iso8601)
    }
}
