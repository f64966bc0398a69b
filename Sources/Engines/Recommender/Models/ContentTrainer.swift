/// Learns to predict factors from text: ridge regression of the trained items' factors on their terms.
///
/// Minimizes `Σ w_i |v_i − b − Wᵀ t_i|² + r |W|²` with conjugate gradients; an item weighs more the more often it was
/// chosen, since then its factors are known better.
struct ContentTrainer {
    /// What keeps the weights small; flat between 0.5 and 4 on repositories and games.
    var regularization: Float = 1
    var termLimit = 20_000
    var steps = 30

    /// The model for one description per item and items × factors; nil when no chosen item has a term.
    ///
    /// Items never chosen, and those with an empty description, are not learned from.
    func train(
        _ descriptions: [ItemDescription],
        factors: [Float],
        width: Int,
        choiceCounts: [Int32]
    ) -> ContentModel? {
        let counts = descriptions.map(ContentTerms.terms)
        let vocabulary = ContentVocabulary(counts, limit: termLimit)
        guard !vocabulary.terms.isEmpty else { return nil }
        let importance = counts.indices.map { item -> Float in
            counts[item].isEmpty ? 0 : Float(choiceCounts[item]) / (Float(choiceCounts[item]) + 10)
        }
        let total = importance.reduce(0, +)
        guard total > 0 else { return nil }
        var base = [Float](repeating: 0, count: width)
        for item in importance.indices {
            for index in 0..<width { base[index] += importance[item] * factors[item * width + index] / total }
        }
        var centred = factors
        for index in centred.indices { centred[index] -= base[index % width] }
        let table = TermTable(counts, vocabulary: vocabulary)
        let weights = solve(table, target: centred, importance: importance, width: width)
        return ContentModel(vocabulary: vocabulary, weights: weights, base: base)
    }

    /// Conjugate gradients for all columns at once, each with its own step.
    private func solve(_ table: TermTable, target: [Float], importance: [Float], width: Int) -> [Float] {
        var residual = table.applyTransposed(target, importance: importance, width: width)
        var solution = [Float](repeating: 0, count: residual.count)
        var direction = residual
        var norms = columnDots(residual, residual, width: width)
        for _ in 0..<steps {
            var image = table.applyTransposed(
                table.apply(direction, width: width),
                importance: importance,
                width: width
            )
            for index in image.indices { image[index] += regularization * direction[index] }
            let curvature = columnDots(direction, image, width: width)
            let lengths = (0..<width).map { curvature[$0] > 0 ? Float(norms[$0] / curvature[$0]) : 0 }
            for index in image.indices {
                solution[index] += lengths[index % width] * direction[index]
                residual[index] -= lengths[index % width] * image[index]
            }
            let next = columnDots(residual, residual, width: width)
            let ratios = (0..<width).map { norms[$0] > 0 ? Float(next[$0] / norms[$0]) : 0 }
            for index in direction.indices {
                direction[index] = residual[index] + ratios[index % width] * direction[index]
            }
            norms = next
        }
        return solution
    }

    private func columnDots(_ left: [Float], _ right: [Float], width: Int) -> [Double] {
        var sums = [Double](repeating: 0, count: width)
        for start in stride(from: 0, to: left.count, by: width) {
            for index in 0..<width { sums[index] += Double(left[start + index]) * Double(right[start + index]) }
        }
        return sums
    }
}

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

/// Descriptions as weighted terms, compressed by row.
struct TermTable {
    let rowCount: Int
    let termCount: Int
    private let offsets: [Int]
    private let terms: [Int32]
    private let weights: [Float]

    init(_ counts: [[String: Int]], vocabulary: ContentVocabulary) {
        let indexes = vocabulary.indexes()
        var offsets = [0]
        var terms: [Int32] = []
        var weights: [Float] = []
        for row in counts {
            for entry in vocabulary.vector(row, indexes: indexes) {
                terms.append(entry.term)
                weights.append(entry.weight)
            }
            offsets.append(terms.count)
        }
        rowCount = counts.count
        termCount = vocabulary.terms.count
        self.offsets = offsets
        self.terms = terms
        self.weights = weights
    }

    /// Rows from terms: `table · matrix`, for a matrix of `width` columns.
    func apply(_ matrix: [Float], width: Int) -> [Float] {
        var output = [Float](repeating: 0, count: rowCount * width)
        matrix.withUnsafeBufferPointer { matrix in
            output.withUnsafeMutableBufferPointer { output in
                guard let matrix = matrix.baseAddress, let output = output.baseAddress else { return }
                for row in 0..<rowCount {
                    for position in offsets[row]..<offsets[row + 1] {
                        VectorKernels.add(
                            weights[position],
                            times: matrix + Int(terms[position]) * width,
                            to: output + row * width,
                            count: width
                        )
                    }
                }
            }
        }
        return output
    }

    /// Terms from rows: `tableᵀ · matrix`, each row times its importance.
    func applyTransposed(_ matrix: [Float], importance: [Float], width: Int) -> [Float] {
        var output = [Float](repeating: 0, count: termCount * width)
        matrix.withUnsafeBufferPointer { matrix in
            output.withUnsafeMutableBufferPointer { output in
                guard let matrix = matrix.baseAddress, let output = output.baseAddress else { return }
                for row in 0..<rowCount where importance[row] != 0 {
                    for position in offsets[row]..<offsets[row + 1] {
                        VectorKernels.add(
                            weights[position] * importance[row],
                            times: matrix + row * width,
                            to: output + Int(terms[position]) * width,
                            count: width
                        )
                    }
                }
            }
        }
        return output
    }
}
