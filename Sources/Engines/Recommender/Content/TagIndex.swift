/// Which items carry which tag, for the tags common enough to ask people about.
struct TagIndex {
    /// Those of questions first, each kind in order of how many items carry them, most first.
    let tags: [String]

    /// Items by tags.
    let byItem: InteractionMatrix

    /// The same with the tags that an item's name or text mentions: many items have text and no tags.
    let byMention: InteractionMatrix

    /// - Parameters:
    ///   - descriptions: One per item.
    ///   - questions: Tags to take however few items carry them; others need ten items, in small catalogues three.
    ///   - limit: At most so many of the other tags, less those of questions; the most carried.
    ///   - questionLimit: At most so many tags of questions, the most carried; a rare one says as much as a like.
    init(
        _ descriptions: [ItemDescription],
        questions: [String] = [],
        limit: Int = 512,
        questionLimit: Int = 2_048
    ) {
        let tagsOfItems = descriptions.map { Set($0.tags.map(ItemDescription.normalized)).subtracting([""]) }
        var counts: [String: Int] = [:]
        for tags in tagsOfItems { for tag in tags { counts[tag, default: 0] += 1 } }
        let wanted = Set(questions.map(ItemDescription.normalized))
        let fewest = min(10, max(3, descriptions.count / 100))
        func ranked(_ counts: [String: Int]) -> [String] {
            counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
        }
        let asked = ranked(counts.filter { wanted.contains($0.key) }).prefix(questionLimit)
        let others = ranked(counts.filter { $0.value >= fewest && !wanted.contains($0.key) })
        let tags = Array(asked + others.prefix(max(0, limit - asked.count)))
        let indexes = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1, Int32($0)) })
        let rows = tagsOfItems.map { tags in tags.compactMap { indexes[$0] } }
        let mentions = TagMentions(tags)
        self.tags = tags
        byItem = InteractionMatrix(rows: rows, columnCount: tags.count)
        byMention = InteractionMatrix(
            rows: zip(rows, descriptions).map { $0 + mentions.tags(in: $1) },
            columnCount: tags.count
        )
    }
}
