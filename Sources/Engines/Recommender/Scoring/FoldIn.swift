/// The linear system of one person, solved.
struct FoldIn {
    let vector: [Float]
    let factor: SquareFactor
    let priorPull: [Float]
    let answerPulls: [[Float]]

    /// `sums` are those of the person's judgements.
    init(snapshot: Snapshot, sums: JudgementSums, answers: [Int], likeCount: Int) {
        let width = snapshot.width
        let precision = answers.isEmpty ? snapshot.priorPrecision : snapshot.answering.precision
        let mean = answers.isEmpty ? Array(snapshot.priorMean) : zip(snapshot.priorMean, snapshot.answering.base).map(+)
        priorPull = Self.product(precision, mean)
        answerPulls = snapshot.shifts(of: answers).map { Self.product(precision, $0) }
        var right = priorPull
        for pull in answerPulls { for index in 0..<width { right[index] += pull[index] } }
        let weight = Self.pullWeight(snapshot.header.settings, likes: likeCount)
        for index in 0..<width { right[index] += weight * sums.pulls[index] }
        factor = SquareFactor(
            positiveDefinite: Self.matrix(snapshot, sums, precision: precision, likeCount: likeCount),
            size: width
        )
        vector = factor.solution(of: right)
    }

    /// The left-hand side; its lower triangle is what counts.
    private static func matrix(
        _ snapshot: Snapshot,
        _ sums: JudgementSums,
        precision: UnsafeBufferPointer<Float>,
        likeCount: Int
    ) -> [Float] {
        let width = snapshot.width
        let settings = snapshot.header.settings
        let evidence = settings.evidence(likes: likeCount)
        let coverage = evidence * min(1, Float(likeCount) / settings.fullCoverageLikes)
        var matrix = Array(precision)
        matrix.withUnsafeMutableBufferPointer { buffer in
            guard let matrix = buffer.baseAddress, let gram = snapshot.itemGram.baseAddress else { return }
            if coverage > 0 { VectorKernels.add(coverage, times: gram, to: matrix, count: width * width) }
            sums.square.withUnsafeBufferPointer { square in
                guard var packed = square.baseAddress else { return }
                for row in 0..<width {
                    let weight = evidence * settings.positiveWeight
                    VectorKernels.add(weight, times: packed, to: matrix + row * width, count: row + 1)
                    packed += row + 1
                }
            }
        }
        return matrix
    }

    /// What a reaction's item is multiplied with on the right-hand side.
    static func pull(of reaction: Reaction, _ settings: ModelSettings, likes: Int) -> Float {
        pullWeight(settings, likes: likes) * ReactionWeights.pull(reaction)
    }

    private static func pullWeight(_ settings: ModelSettings, likes: Int) -> Float {
        settings.evidence(likes: likes) * (1 + settings.positiveWeight)
    }

    private static func product(_ square: UnsafeBufferPointer<Float>, _ vector: [Float]) -> [Float] {
        vector.withUnsafeBufferPointer { vector in
            guard let square = square.baseAddress, let x = vector.baseAddress else { return [] }
            return vector.indices.map { VectorKernels.dot(square + $0 * vector.count, x, count: vector.count) }
        }
    }
}
