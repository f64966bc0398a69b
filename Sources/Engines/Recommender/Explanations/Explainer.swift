/// Takes scores apart into what each event and each answer added.
///
/// The person's factors solve `A x = b` where b is a sum over events, answers and the prior; with `A g = v` for the
/// item's factors v the prediction `v·x` is `g·b`, the same sum term by term. Neighbour sums are sums already.
package struct Explainer: Sendable {
    package let snapshot: Snapshot

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// Why the item has its score for this person.
    package func explanation(of item: Int, for taste: Taste) -> ScoreExplanation {
        let width = snapshot.width
        let settings = snapshot.header.settings
        let isMixed = !taste.neighbourSums.isEmpty && snapshot.neighbourCovered[item] != 0
        let factorScale = isMixed ? taste.factorScale : taste.bareScale
        let gradient = taste.factor.solution(of: (0..<width).map { snapshot.factors(of: item)[$0] })
        var parts: [ScoreExplanation.Part] = []
        var base = 0.0
        gradient.withUnsafeBufferPointer { buffer in
            guard let gradient = buffer.baseAddress else { return }
            for event in taste.judgements {
                let pull = FoldIn.pull(of: event.reaction, settings, likes: taste.likeCount)
                var value = 0.0
                if pull != 0 {
                    value +=
                        Double(factorScale * pull)
                        * VectorKernels.preciseDot(gradient, snapshot.factors(of: event.item), count: width)
                }
                if isMixed {
                    value += Double(
                        taste.neighbourScale * ReactionWeights.neighbours(event.reaction)
                            * snapshot.neighbourWeight(from: event.item, to: item)
                    )
                }
                parts.append(.init(source: .event(event), value: Float(value)))
            }
            for (answer, pull) in zip(taste.answers, taste.answerPulls) {
                let value = Double(factorScale) * VectorKernels.preciseDot(gradient, pull, count: width)
                parts.append(.init(source: .answer(answer), value: Float(value)))
            }
            base = Double(factorScale) * VectorKernels.preciseDot(gradient, taste.priorPull, count: width)
        }
        base += Double(isMixed ? taste.offset : taste.bareOffset)
        // Skips move the prediction through A alone and add nothing of their own: no reason, no part.
        parts.removeAll { $0.value == 0 }
        parts.sort { $0.value > $1.value }
        return ScoreExplanation(item: item, base: Float(base), parts: parts)
    }
}

extension Snapshot {
    /// The weight of a liked source for a target, 0 when none is kept.
    func neighbourWeight(from source: Int, to target: Int) -> Float {
        if hasDenseNeighbours { return neighbourValues.isEmpty ? 0 : neighbourValues[source * itemCount + target] }
        // The targets of a source are in ascending order.
        var low = Int(neighbourOffsets[source])
        var high = Int(neighbourOffsets[source + 1])
        while low < high {
            let middle = (low + high) / 2
            if neighbourTargets[middle] < Int32(target) { low = middle + 1 } else { high = middle }
        }
        guard low < Int(neighbourOffsets[source + 1]), neighbourTargets[low] == Int32(target) else { return 0 }
        return neighbourValues[low]
    }
}
