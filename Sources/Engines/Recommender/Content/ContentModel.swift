/// Predicts an item's factors from its text and tags.
package struct ContentModel: Sendable, Equatable {
    package let vocabulary: ContentVocabulary

    /// Terms × factors.
    package let weights: [Float]

    /// The prediction for an item without any known term.
    package let base: [Float]

    /// Predicted factors, row by row.
    package func factors(of descriptions: some Sequence<ItemDescription>) -> [Float] {
        let indexes = vocabulary.indexes()
        return descriptions.flatMap { factors(of: ContentTerms.terms(of: $0), indexes: indexes) }
    }

    private func factors(of counts: [String: Int], indexes: [String: Int32]) -> [Float] {
        var row = base
        let width = base.count
        weights.withUnsafeBufferPointer { weights in
            row.withUnsafeMutableBufferPointer { row in
                guard let weights = weights.baseAddress, let row = row.baseAddress else { return }
                for entry in vocabulary.vector(counts, indexes: indexes) {
                    VectorKernels.add(
                        entry.weight,
                        times: weights + Int(entry.term) * width,
                        to: row,
                        count: width
                    )
                }
            }
        }
        return row
    }
}
