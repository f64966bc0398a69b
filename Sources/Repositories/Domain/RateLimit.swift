package import Foundation

/// GitHub's `x-ratelimit-…` headers.
package struct RateLimit: Hashable, Codable, Sendable {
    package var limit: Int
    package var remaining: Int
    package var resetsAt: Date

    package init(limit: Int, remaining: Int, resetsAt: Date) {
        self.limit = limit
        self.remaining = remaining
        self.resetsAt = resetsAt
    }
}
