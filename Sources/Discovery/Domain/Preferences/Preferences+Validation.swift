import Foundation

extension Preferences {
    package static let maximumNameLength = 60
    package static let maximumWords = 30
    package static let maximumWordLength = 40

    /// The preferences as they are kept: trimmed, nothing twice, an empty name none at all.
    ///
    /// - Throws: `invalid` with the field that is too long.
    package func validated() throws(DiscoveryError) -> Preferences {
        var kept = self
        kept.name = try Self.clean(name ?? "", field: "name", atMost: Self.maximumNameLength)
        if kept.name?.isEmpty == true { kept.name = nil }
        kept.secondaryClusters = secondaryClusters.unique().filter { $0 != primaryCluster }
        kept.techStack = try Self.words(techStack, field: "techStack")
        kept.interests = try Self.words(interests.map { $0.lowercased() }, field: "interests")
        kept.goals = goals.unique()
        return kept
    }

    private static func words(_ words: [String], field: String) throws(DiscoveryError) -> [String] {
        var seen: Set<String> = []
        var kept: [String] = []
        for word in words {
            let clean = try clean(word, field: field, atMost: maximumWordLength)
            if !clean.isEmpty, seen.insert(clean.lowercased()).inserted { kept.append(clean) }
        }
        guard kept.count <= maximumWords else { throw .invalid(field: field, reason: .tooMany) }
        return kept
    }

    /// Without control characters and doubled or outer space.
    static func clean(_ text: String, field: String, atMost limit: Int) throws(DiscoveryError) -> String {
        let clean = text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } }
            .joined(separator: " ")
        guard clean.unicodeScalars.count <= limit else { throw .invalid(field: field, reason: .tooLong) }
        return clean
    }
}

extension Array where Element: Hashable {
    /// Each element once, where it first stood.
    func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
