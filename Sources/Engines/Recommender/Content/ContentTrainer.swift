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
