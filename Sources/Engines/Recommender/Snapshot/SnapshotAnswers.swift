/// What a snapshot says of answers; the pointers are into its memory.
struct SnapshotAnswers {
    /// Answers × factors.
    let weights: UnsafeBufferPointer<Float>

    /// What having answered at all adds, one number per factor.
    let base: UnsafeBufferPointer<Float>

    /// Factors × factors.
    let precision: UnsafeBufferPointer<Float>

    /// The items of an answer are `items[itemOffsets[answer]..<itemOffsets[answer + 1]]`, ascending.
    let itemOffsets: UnsafeBufferPointer<Int64>
    let items: UnsafeBufferPointer<Int32>
    let pairs: AnswerPairs

    /// Pairs × factors.
    let pairWeights: UnsafeBufferPointer<Float>

    init(_ reader: SnapshotReader, answerCount count: Int, width: Int) throws(SnapshotError) {
        weights = try reader.elements(.answerWeights, as: Float.self, count: count * width)
        base = try reader.elements(.answerBase, as: Float.self, count: count == 0 ? 0 : width)
        precision = try reader.elements(.answerPrecision, as: Float.self, count: count == 0 ? 0 : width * width)
        itemOffsets = try reader.elements(.answerItemOffsets, as: Int64.self, count: count == 0 ? 0 : count + 1)
        items = try reader.elements(.answerItems, as: Int32.self, count: Int(itemOffsets.last ?? 0))
        pairs = AnswerPairs(answers: Array(try reader.elements(.answerPairs, as: Int32.self)))
        pairWeights = try reader.elements(.answerPairWeights, as: Float.self, count: pairs.count * width)
    }
}
