/// What is said about an item, for predicting who likes it before anybody has seen it.
package struct ItemDescription: Sendable, Equatable {
    /// A name, such as "owner/name".
    package var title: String
    package var text: String

    /// Topics, genres, languages: what a person can answer with and what pools are called after.
    package var tags: [String]

    /// Who made it; empty when unknown.
    package var maker: String

    package init(title: String = "", text: String = "", tags: [String] = [], maker: String = "") {
        self.title = title
        self.text = text
        self.tags = tags
        self.maker = maker
    }

    /// One spelling for tags that differ in case or surrounding space only.
    package static func normalized(tag: String) -> String {
        String(tag.lowercased().drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
