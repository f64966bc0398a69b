import Recommender

/// The data of the files named on the command line.
struct TrainingFiles {
    let input: TrainingInput

    init(input: TrainingInput) {
        self.input = input
    }

    /// - Parameters:
    ///   - train: The file of pairs.
    ///   - items: The file of descriptions, if any.
    ///   - alsoItems: The greatest item that is known of otherwise.
    ///   - questions: The tags people were asked about, if any were.
    /// - Throws: `TableError`, naming the file and the line.
    init(train: String, items: String?, alsoItems: Int? = nil, questions: [String] = []) throws {
        let pairs = try PairFile(path: train).pairs
        let described = try items.map { try ItemFile(path: $0) }
        let last = [
            pairs.lazy.map { Int($0.item) }.max(), described?.descriptions.keys.max(), alsoItems,
        ].compactMap(\.self).max()
        guard let last else { throw TableError.file(train, "names no item") }
        // People are numbered anew: a file may hold few of many.
        var numbers: [Int32: Int32] = [:]
        let choices = pairs.map { pair in
            let row = numbers[pair.person] ?? Int32(numbers.count)
            numbers[pair.person] = row
            return (row: row, column: pair.item)
        }
        input = TrainingInput(
            choices: InteractionMatrix(pairs: choices, rowCount: numbers.count, columnCount: last + 1),
            descriptions: described?.dense(count: last + 1) ?? [],
            questions: questions,
            popularity: described?.densePopularity(count: last + 1) ?? []
        )
    }
}
