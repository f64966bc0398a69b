/// The choices to train on: those of people and, while there are few of them, those of imagined people.
///
/// A catalogue that nobody has seen yet is trained the same way as any other, and real people outweigh the imagined
/// ones as they come.
struct AugmentedChoices {
    let choices: InteractionMatrix
    let byItem: InteractionMatrix

    /// With so many people the imagined ones are left out.
    static let enoughPeople = 500

    init(_ input: TrainingInput) {
        guard input.choices.rowCount < Self.enoughPeople, !input.descriptions.isEmpty else {
            choices = input.choices
            byItem = input.byItem
            return
        }
        let imagined = ImaginedPeople(input.descriptions, popularity: input.popularity)
        choices = InteractionMatrix(
            rows: (0..<input.choices.rowCount).map { Array(input.choices[$0]) } + imagined.rows,
            columnCount: input.itemCount
        )
        byItem = choices.transposed()
    }
}
