/// The linear model of items by items with zero self-weight, in closed form.
///
/// Steck 2019, "Embarrassingly shallow autoencoders for sparse data": with `P = (XᵀX + r·1)⁻¹` the weight of source j
/// for target i is `−P[j,i] / P[i,i]`. Only the strongest weights of each target are kept when there are many items.
struct NeighbourTrainer {
    let algebra: LinearAlgebra
    let settings: ModelSettings

    /// - Parameters:
    ///   - choices: People by items.
    ///   - byItem: The same, transposed.
    /// - Returns: Weights for the items chosen most often, at most `settings.easeItemLimit`.
    /// - Throws: `TrainingError.notPositiveDefinite` when the regularization is too small.
    func train(_ choices: InteractionMatrix, byItem: InteractionMatrix) throws(TrainingError) -> ItemNeighbours {
        let head = mostChosen(byItem)
        guard !head.isEmpty else { return .none(itemCount: byItem.rowCount) }
        let narrow = Narrowed(choices: choices, byItem: byItem, head: head)
        let matrix = PackedSymmetricMatrix(size: head.count)
        accumulate(narrow, into: matrix)
        for index in 0..<head.count { matrix[index, index] += settings.easeRegularization }
        try algebra.invert(matrix)
        if settings.easeNeighbours >= head.count - 1, head.count == byItem.rowCount {
            return dense(matrix)
        }
        let strongest = StrongestWeights(algebra: algebra, limit: settings.easeNeighbours).select(from: matrix)
        return strongest.bySource(head: head, itemCount: byItem.rowCount)
    }

    /// The items with at least one choice, at most as many as the limit, in ascending order.
    private func mostChosen(_ byItem: InteractionMatrix) -> [Int] {
        let chosen = (0..<byItem.rowCount).filter { !byItem[$0].isEmpty }
        guard chosen.count > settings.easeItemLimit else { return chosen }
        let ranked = chosen.sorted { (byItem[$0].count, $1) > (byItem[$1].count, $0) }
        return ranked.prefix(settings.easeItemLimit).sorted()
    }

    /// Counts how often two items were chosen together.
    ///
    /// The two loops follow the two halves of the packed form, so that each writes neighbouring memory.
    private func accumulate(_ narrow: Narrowed, into matrix: PackedSymmetricMatrix) {
        let size = matrix.size
        let split = (size + 1) / 2
        guard let elements = matrix.elements.baseAddress else { return }
        algebra.inParallel(size, partSize: 32) { range in
            for item in range {
                let isUpright = item < split
                let base = isUpright ? elements + matrix.index(item, item) - item : elements + matrix.index(item, split)
                for person in narrow.byItem[item] {
                    if isUpright {
                        for other in narrow.choices[Int(person)].reversed() {
                            guard other >= item else { break }
                            base[Int(other)] += 1
                        }
                    } else {
                        for other in narrow.choices[Int(person)] where other >= split {
                            guard other <= item else { break }
                            base[Int(other) - split] += 1
                        }
                    }
                }
            }
        }
    }

    private func dense(_ matrix: PackedSymmetricMatrix) -> ItemNeighbours {
        let size = matrix.size
        var values = [Float](repeating: 0, count: size * size)
        let scales = (0..<size).map { -1 / matrix[$0, $0] }
        values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            algebra.inParallel(size, partSize: 32) { sources in
                for source in sources {
                    for target in 0..<size where target != source {
                        base[source * size + target] = matrix[source, target] * scales[target]
                    }
                }
            }
        }
        return ItemNeighbours(
            itemCount: size,
            offsets: [],
            targets: [],
            values: values,
            covered: [UInt8](repeating: 1, count: size)
        )
    }
}

/// The choices of the covered items, renumbered.
private struct Narrowed {
    let choices: InteractionMatrix
    let byItem: InteractionMatrix

    init(choices: InteractionMatrix, byItem: InteractionMatrix, head: [Int]) {
        guard head.count < byItem.rowCount else {
            self.choices = choices
            self.byItem = byItem
            return
        }
        self.byItem = byItem.selecting(rows: head)
        self.choices = self.byItem.transposed()
    }
}

/// How much liking one item says about another, for the items EASE covers.
///
/// Either dense (`targets` empty: `values` holds a full row per source) or the strongest few per target, stored by
/// source.
package struct ItemNeighbours: Sendable, Equatable {
    package let itemCount: Int

    /// The entries of a source are `offsets[source]..<offsets[source + 1]`; empty when dense.
    package let offsets: [Int64]
    package let targets: [Int32]
    package let values: [Float]

    /// 1 for the items the weights cover, 0 for others.
    package let covered: [UInt8]

    package var isDense: Bool { offsets.isEmpty }

    /// The weight of a liked source for a target.
    package func weight(from source: Int, to target: Int) -> Float {
        if isDense { return values.isEmpty ? 0 : values[source * itemCount + target] }
        for position in Int(offsets[source])..<Int(offsets[source + 1]) where targets[position] == Int32(target) {
            return values[position]
        }
        return 0
    }

    /// The same for a catalogue with new items at its end, which are not covered.
    package func grown(to newCount: Int) -> ItemNeighbours {
        guard newCount > itemCount else { return self }
        let added = newCount - itemCount
        let covered = covered + [UInt8](repeating: 0, count: added)
        guard isDense else {
            let end = offsets.last ?? 0
            return ItemNeighbours(
                itemCount: newCount,
                offsets: offsets + [Int64](repeating: end, count: added),
                targets: targets,
                values: values,
                covered: covered
            )
        }
        var wider = [Float](repeating: 0, count: newCount * newCount)
        for source in 0..<itemCount where !values.isEmpty {
            wider.replaceSubrange(
                source * newCount..<source * newCount + itemCount,
                with: values[source * itemCount..<(source + 1) * itemCount]
            )
        }
        return ItemNeighbours(itemCount: newCount, offsets: [], targets: [], values: wider, covered: covered)
    }

    /// Weights that cover no item.
    package static func none(itemCount: Int) -> ItemNeighbours {
        ItemNeighbours(
            itemCount: itemCount,
            offsets: [Int64](repeating: 0, count: itemCount + 1),
            targets: [],
            values: [],
            covered: [UInt8](repeating: 0, count: itemCount)
        )
    }
}
