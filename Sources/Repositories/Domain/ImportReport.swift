/// How many favourites an import added, and how many were there already.
package struct ImportReport: Hashable, Codable, Sendable {
    package var added: Int
    package var kept: Int

    package init(added: Int, kept: Int) {
        self.added = added
        self.kept = kept
    }
}
