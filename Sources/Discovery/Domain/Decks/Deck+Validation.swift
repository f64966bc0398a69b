extension Deck {
    /// A deck's name as it is kept.
    ///
    /// - Throws: `invalid` with the field `name` when it is empty or longer than 40 characters.
    package static func validated(name: String) throws(DiscoveryError) -> String {
        let clean = try Preferences.clean(name, field: "name", atMost: maximumNameLength)
        guard !clean.isEmpty else { throw .invalid(field: "name", reason: .empty) }
        return clean
    }
}

extension DeckFilters {
    /// The filters as they are kept: trimmed, topics in lower case, nothing twice or empty.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func validated() throws(DiscoveryError) -> DeckFilters {
        guard minimumStars ?? 0 >= 0 else { throw .invalid(field: "minimumStars", reason: .outOfRange) }
        var kept = self
        kept.languages = try Self.words(languages, field: "languages", atMost: 20)
        kept.includedTopics = try Self.words(
            includedTopics.map { $0.lowercased() },
            field: "includedTopics",
            atMost: 20
        )
        kept.excludedTopics = try Self.words(
            excludedTopics.map { $0.lowercased() },
            field: "excludedTopics",
            atMost: 50
        )
        kept.licenses = try Self.words(licenses, field: "licenses", atMost: 20)
        if kept.minimumStars == 0 { kept.minimumStars = nil }
        return kept
    }

    private static func words(
        _ words: [String],
        field: String,
        atMost limit: Int
    ) throws(DiscoveryError) -> [String] {
        var kept: [String] = []
        for word in words { kept.append(try Preferences.clean(word, field: field, atMost: 50)) }
        kept = kept.filter { !$0.isEmpty }.unique()
        guard kept.count <= limit else { throw .invalid(field: field, reason: .tooMany) }
        return kept
    }
}
