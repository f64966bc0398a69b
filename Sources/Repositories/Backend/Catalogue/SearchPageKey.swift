import Foundation
import RepositoriesDomain

/// Which page of which search.
struct SearchPageKey: Hashable, Sendable {
    let asked: RepositoryQuery
    /// The query as text.
    let query: String
    let page: Int

    init(_ query: RepositoryQuery, page: Int) {
        asked = query
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // A query is texts, numbers and flags, which always encode.
        let data = (try? encoder.encode(query)) ?? Data(query.text.utf8)
        self.query = String(decoding: data, as: UTF8.self)
        self.page = page
    }

    var previous: SearchPageKey { SearchPageKey(asked, page: page - 1) }
}
