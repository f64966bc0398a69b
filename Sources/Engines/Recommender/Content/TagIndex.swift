/// Which items carry which tag, for the tags common enough to ask people about.
struct TagIndex {
    /// In order of how many items carry them, most first.
    let tags: [String]

    /// Items by tags.
    let byItem: InteractionMatrix

    /// - Parameters:
    ///   - descriptions: One per item.
    ///   - questions: The tags to take; when empty, those of at least ten items.
    ///   - limit: At most so many tags, the most carried first.
    init(_ descriptions: [ItemDescription], questions: [String] = [], limit: Int = 512) {
        let tagsOfItems = descriptions.map { Set($0.tags.map(ItemDescription.normalized)).subtracting([""]) }
        var counts: [String: Int] = [:]
        for tags in tagsOfItems { for tag in tags { counts[tag, default: 0] += 1 } }
        let wanted = Set(questions.map(ItemDescription.normalized))
        let kept = counts.filter { wanted.isEmpty ? $0.value >= 10 : wanted.contains($0.key) }
        tags = kept.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(limit).map(\.key)
        let indexes = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1, Int32($0)) })
        byItem = InteractionMatrix(
            rows: tagsOfItems.map { tags in tags.compactMap { indexes[$0] } },
            columnCount: tags.count
        )
    }
}
