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
