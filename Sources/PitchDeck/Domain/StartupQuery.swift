/// What is looked for among the startups that are published.
package struct StartupQuery: Codable, Hashable, Sendable {
    /// Part of the title, in any case; empty for all.
    package var title: String
    package var category: DocumentID?
    package var author: DocumentID?
    package var order: Order
    /// From 1.
    package var page: Int
    /// 1 to 100; others are taken as the nearest.
    package var pageSize: Int

    package enum Order: String, Codable, Hashable, Sendable, CaseIterable {
        case newest, oldest, title, mostViewed
    }

    package init(
        title: String = "",
        category: DocumentID? = nil,
        author: DocumentID? = nil,
        order: Order = .newest,
        page: Int = 1,
        pageSize: Int = 20
    ) {
        (self.title, self.category, self.author) = (title, category, author)
        (self.order, self.page, self.pageSize) = (order, page, pageSize)
    }

    package static let maximumTitle = 200
    package static let largestPage = 100

    /// With sizes as they are answered.
    ///
    /// - Throws: `invalid` for a text that is too long.
    package func validated() throws(StartupError) -> StartupQuery {
        guard title.count <= Self.maximumTitle, !title.unicodeScalars.contains("\0") else {
            throw .invalid("title", .tooLong)
        }
        var query = self
        query.page = min(max(page, 1), 1_000_000)
        query.pageSize = min(max(pageSize, 1), Self.largestPage)
        return query
    }
}

/// A part of what was found.
package struct StartupPage: Codable, Hashable, Sendable {
    package var startups: [Startup]
    /// On all pages.
    package var total: Int
    /// From 1.
    package var page: Int
    package var pageSize: Int

    package init(startups: [Startup], total: Int, page: Int, pageSize: Int) {
        (self.startups, self.total, self.page, self.pageSize) = (startups, total, page, pageSize)
    }

    package var pageCount: Int { (total + pageSize - 1) / max(pageSize, 1) }
}
