/// The linear system of one person, solved.
struct FoldIn {
    let vector: [Float]
    let factor: CholeskyFactor
    /// What is expected of the person before anything is judged: without their answers, and what each answer adds.
    let priorMean: [Float]
    let answerShifts: [[Float]]

    /// `sums` are those of the person's judgements.
    init(snapshot: Snapshot, sums: JudgementSums, answers: [Int], likeCount: Int) {
        let width = snapshot.width
        let precision = snapshot.precision(hasAnswers: !answers.isEmpty)
        var priorMean =
            answers.isEmpty ? Array(snapshot.priorMean) : zip(snapshot.priorMean, snapshot.answering.base).map(+)
        if likeCount > 0, !snapshot.priorPopular.isEmpty {
            let more = PopularShare.likely - PopularShare.unheard
            priorMean = zip(priorMean, snapshot.priorPopular).map { $0 + more * $1 }
        }
        self.priorMean = priorMean
        answerShifts = snapshot.shifts(of: answers)
        var mean = priorMean
        for shift in answerShifts { for index in 0..<width { mean[index] += shift[index] } }
        var right = VectorKernels.product(precision, mean)
        let weight = Self.pullWeight(snapshot.header.settings, likes: likeCount)
        for index in 0..<width { right[index] += weight * sums.pulls[index] }
        factor = CholeskyFactor(size: width) {
            Self.matrix(snapshot, sums, precision: precision, likeCount: likeCount)
        }
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
}

extension Snapshot {
    /// The inverse covariance of people about what is expected of them.
    func precision(hasAnswers: Bool) -> UnsafeBufferPointer<Float> {
        hasAnswers ? answering.precision : priorPrecision
    }
}
