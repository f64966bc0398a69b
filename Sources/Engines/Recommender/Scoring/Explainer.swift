/// Takes scores apart into what each event and each answer added.
///
/// The person's factors solve `A x = b` where b is a sum over events, answers and the prior; with `A g = v` for the
/// item's factors v the prediction `v·x` is `g·b`, the same sum term by term. Of answers and the prior b has `P·m` with
/// the precision P, and `g·P·m` is `(P·g)·m`. Neighbour sums are sums already.
package struct Explainer: Sendable {
    package let snapshot: Snapshot

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// Why the item has its score for this person.
    package func explanation(of item: Int, for taste: UserState) -> ScoreExplanation {
        let isMixed = !taste.neighbourSums.isEmpty && snapshot.neighbours.covered[item] != 0
        let scale = Double(isMixed ? taste.factorScale : taste.bareScale)
        let gradient = taste.factor.solution(of: (0..<snapshot.width).map { snapshot.factors(of: item)[$0] })
        var parts = taste.judgements.map { event in
            let value = scale * pull(of: event, gradient, taste) + (isMixed ? neighbours(of: event, item, taste) : 0)
            return ScoreExplanation.Part(source: .event(event), value: Float(value))
        }
        let expected = VectorKernels.product(snapshot.precision(hasAnswers: !taste.answers.isEmpty), gradient)
        for (answer, shift) in zip(taste.answers, taste.answerShifts) {
            parts.append(.init(source: .answer(answer), value: Float(scale * Self.product(expected, shift))))
        }
        for aversion in taste.aversions where snapshot.item(item, hasAnswer: aversion.answer) {
            parts.append(.init(source: .lessOf(aversion.answer), value: -aversion.loss))
        }
        let fixed = Double(isMixed ? taste.offset : taste.bareOffset) + Double(snapshot.lead(of: item))
        // Skips move the prediction through A alone and add nothing of their own: no reason, no part.
        parts.removeAll { $0.value == 0 }
        parts.sort { $0.value > $1.value }
        let base = scale * Self.product(expected, taste.priorMean) + fixed
        return ScoreExplanation(item: item, base: Float(base), parts: parts)
    }

    /// What an event adds to the prediction from factors.
    private func pull(of event: TasteEvent, _ gradient: [Float], _ taste: UserState) -> Double {
        let pull = FoldIn.pull(of: event.reaction, snapshot.header.settings, likes: taste.likeCount)
        guard pull != 0 else { return 0 }
        return gradient.withUnsafeBufferPointer { gradient in
            guard let gradient = gradient.baseAddress else { return 0 }
            let product = VectorKernels.preciseDot(gradient, snapshot.factors(of: event.item), count: snapshot.width)
            return Double(pull) * product
        }
    }

    /// What an event adds through the item's neighbours.
    private func neighbours(of event: TasteEvent, _ item: Int, _ taste: UserState) -> Double {
        Double(
            taste.neighbourScale * ReactionWeights.neighbours(event.reaction)
                * snapshot.neighbourWeight(from: event.item, to: item)
        )
    }

    private static func product(_ left: [Float], _ right: [Float]) -> Double {
        VectorKernels.preciseDot(left, right, count: left.count)
    }
}

extension Snapshot {
    /// The weight of a liked source for a target, 0 when none is kept.
    func neighbourWeight(from source: Int, to target: Int) -> Float {
        if hasDenseNeighbours { return neighbours.values.isEmpty ? 0 : neighbours.values[source * itemCount + target] }
        // The targets of a source are in ascending order.
        var low = Int(neighbours.offsets[source])
        var high = Int(neighbours.offsets[source + 1])
        while low < high {
            let middle = (low + high) / 2
            if neighbours.targets[middle] < Int32(target) { low = middle + 1 } else { high = middle }
        }
        guard low < Int(neighbours.offsets[source + 1]), neighbours.targets[low] == Int32(target) else { return 0 }
        return neighbours.values[low]
    }
}

/// A score taken apart: its parts sum to it.
package struct ScoreExplanation: Sendable, Equatable {
    /// What a part comes from.
    package enum Source: Sendable, Equatable {
        /// An event with this item.
        case event(TasteEvent)
        /// The answer of this index.
        case answer(Int)
        /// The wish for less of the topic of this index; it speaks against the item.
        case lessOf(Int)
    }

    package struct Part: Sendable, Equatable {
        package let source: Source

        /// What the score would lack without it, everything else unchanged.
        package let value: Float
    }

    package let item: Int

    /// What people in general contribute, how well known the item is elsewhere, and the standardization.
    package let base: Float

    /// One per event, answer and unwanted topic, the strongest first.
    package let parts: [Part]

    package var score: Float { Float(parts.reduce(Double(base)) { $0 + Double($1.value) }) }

    /// The strongest reasons for the item with their shares of all that speaks for it, 0...1; at most `limit`.
    package func reasons(_ limit: Int) -> [(source: Source, share: Float)] {
        let supporting = parts.filter { $0.value > 0 }
        let total = supporting.reduce(0) { $0 + $1.value }
        return supporting.prefix(limit).map { ($0.source, $0.value / total) }
    }
}
