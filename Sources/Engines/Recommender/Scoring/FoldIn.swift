/// The linear system of one person, solved.
struct FoldIn {
    let vector: [Float]
    let factor: SquareFactor
    let priorPull: [Float]
    let answerPulls: [[Float]]

    init(snapshot: Snapshot, judgements: [TasteEvent], answers: [Int], likeCount: Int) {
        let width = snapshot.width
        let settings = snapshot.header.settings
        let hasAnswers = !answers.isEmpty
        let precision = hasAnswers ? snapshot.answerPrecision : snapshot.priorPrecision
        let evidence = settings.evidence(likes: likeCount)
        let coverage = evidence * min(1, Float(likeCount) / settings.fullCoverageLikes)
        var matrix = Array(precision)
        matrix.withUnsafeMutableBufferPointer { buffer in
            guard let matrix = buffer.baseAddress, let gram = snapshot.itemGram.baseAddress else { return }
            if coverage > 0 { VectorKernels.add(coverage, times: gram, to: matrix, count: width * width) }
            for event in judgements {
                let item = snapshot.factors(of: event.item)
                let weight = evidence * settings.positiveWeight * ReactionWeights.firmness(event.reaction)
                for row in 0..<width {
                    VectorKernels.add(weight * item[row], times: item, to: matrix + row * width, count: row + 1)
                }
            }
        }
        priorPull = Self.product(precision, snapshot.priorMean, width: width)
        answerPulls = answers.map { answer in
            let row = UnsafeBufferPointer(rebasing: snapshot.answerWeights[answer * width..<(answer + 1) * width])
            return Self.product(precision, row, width: width)
        }
        var right = priorPull
        for pull in answerPulls { for index in 0..<width { right[index] += pull[index] } }
        right.withUnsafeMutableBufferPointer { buffer in
            guard let right = buffer.baseAddress else { return }
            for event in judgements where event.reaction.isPositive {
                let weight = Self.pull(of: event.reaction, settings, likes: likeCount)
                VectorKernels.add(weight, times: snapshot.factors(of: event.item), to: right, count: width)
            }
        }
        factor = SquareFactor(positiveDefinite: matrix, size: width)
        vector = factor.solution(of: right)
    }

    /// What a reaction's item is multiplied with on the right-hand side.
    static func pull(of reaction: Reaction, _ settings: ModelSettings, likes: Int) -> Float {
        settings.evidence(likes: likes) * (1 + settings.positiveWeight) * ReactionWeights.pull(reaction)
    }

    private static func product(
        _ square: UnsafeBufferPointer<Float>,
        _ vector: UnsafeBufferPointer<Float>,
        width: Int
    ) -> [Float] {
        guard let square = square.baseAddress, let vector = vector.baseAddress else {
            return [Float](repeating: 0, count: width)
        }
        return (0..<width).map { VectorKernels.dot(square + $0 * width, vector, count: width) }
    }
}
