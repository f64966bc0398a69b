/// The choices to train on: those of people and, while there are few of them, one imagined person per tag or word.
///
/// An imagined person chooses all items of a tag. A catalogue that nobody has seen yet is trained the same way as any
/// other, and real people outweigh the imagined ones as they come.
struct AugmentedChoices {
    let choices: InteractionMatrix
    let byItem: InteractionMatrix

    /// The rows to take for people when asking what people are like.
    let personCount: Int

    /// With so many people the imagined ones are left out.
    static let enoughPeople = 500

    init(_ input: TrainingInput) {
        guard input.choices.rowCount < Self.enoughPeople, !input.descriptions.isEmpty else {
            choices = input.choices
            byItem = input.byItem
            personCount = input.choices.rowCount
            return
        }
        let vocabulary = TermGroups(input.descriptions)
        choices = InteractionMatrix(
            rows: (0..<input.choices.rowCount).map { Array(input.choices[$0]) } + vocabulary.groups,
            columnCount: input.itemCount
        )
        byItem = choices.transposed()
        personCount = choices.rowCount
    }
}

/// The items of each tag and each word that several items share.
private struct TermGroups {
    let groups: [[Int32]]

    init(_ descriptions: [ItemDescription]) {
        var items: [String: [Int32]] = [:]
        for (item, description) in descriptions.enumerated() {
            for term in ContentTerms.terms(of: description).keys { items[term, default: []].append(Int32(item)) }
        }
        let most = max(2, descriptions.count / 2)
        let kept = items.filter { $0.value.count >= 2 && $0.value.count <= most }
        groups = kept.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.prefix(4_000).map(\.value)
    }
}
