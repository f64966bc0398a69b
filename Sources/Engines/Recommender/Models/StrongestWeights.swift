/// The strongest weights of each target, picked from an inverted co-occurrence matrix.
struct StrongestWeights {
    let algebra: LinearAlgebra

    /// How many are kept per target.
    let limit: Int

    /// Reads the matrix in blocks of targets, so that a block's columns are walked side by side.
    func select(from matrix: PackedSymmetricMatrix) -> Selection {
        let size = matrix.size
        let kept = min(limit, size - 1)
        var sources = [Int32](repeating: 0, count: size * kept)
        var values = [Float](repeating: 0, count: size * kept)
        sources.withUnsafeMutableBufferPointer { sources in
            values.withUnsafeMutableBufferPointer { values in
                guard let sources = sources.baseAddress, let values = values.baseAddress else { return }
                algebra.inParallel(size, partSize: 32) { targets in
                    let block = gather(targets, from: matrix)
                    for (row, target) in targets.enumerated() {
                        pick(
                            block[row * size..<(row + 1) * size],
                            target: target,
                            kept: kept,
                            sources: sources + target * kept,
                            values: values + target * kept
                        )
                    }
                }
            }
        }
        return Selection(size: size, kept: kept, sources: sources, values: values)
    }

    /// The weights of all sources for a few targets, a row per target; its own weight is zero.
    private func gather(_ targets: Range<Int>, from matrix: PackedSymmetricMatrix) -> [Float] {
        let size = matrix.size
        let reader = matrix.reader
        return [Float](unsafeUninitializedCapacity: targets.count * size) { block, count in
            for source in 0..<size {
                for row in 0..<targets.count {
                    block[row * size + source] = reader.element(source, targets.lowerBound + row)
                }
            }
            for (row, target) in targets.enumerated() {
                let scale = -1 / block[row * size + target]
                for source in 0..<size { block[row * size + source] *= scale }
                block[row * size + target] = 0
            }
            count = targets.count * size
        }
    }

    private func pick(
        _ weights: ArraySlice<Float>,
        target: Int,
        kept: Int,
        sources: UnsafeMutablePointer<Int32>,
        values: UnsafeMutablePointer<Float>
    ) {
        guard kept > 0 else { return }
        var candidates = strong(weights, atLeast: kept)
        if candidates.count > kept {
            // Equals are told apart by index, so that the result does not depend on how they were found.
            var magnitudes = candidates.map { weights[weights.startIndex + Int($0)].magnitude }
            let threshold = magnitudes.smallestOfLargest(kept)
            let above = candidates.filter { weights[weights.startIndex + Int($0)].magnitude > threshold }
            let equal = candidates.filter {
                weights[weights.startIndex + Int($0)].magnitude == threshold && $0 != target
            }
            candidates = above + equal.prefix(kept - above.count)
        }
        for (position, source) in candidates.prefix(kept).enumerated() {
            sources[position] = source
            values[position] = weights[weights.startIndex + Int(source)]
        }
    }

    /// The sources of the greatest weights, in ascending order: at least so many, seldom half as many more.
    ///
    /// A sample tells roughly where the line is; when it is drawn too high, all are taken.
    private func strong(_ weights: ArraySlice<Float>, atLeast kept: Int) -> [Int32] {
        let step = 8
        var sample = stride(from: weights.startIndex, to: weights.endIndex, by: step).map { weights[$0].magnitude }
        let wanted = kept * 5 / (4 * step) + 8
        guard wanted < sample.count else { return Array(0..<Int32(weights.count)) }
        let line = sample.smallestOfLargest(wanted)
        var found: [Int32] = []
        found.reserveCapacity(kept * 2)
        weights.withUnsafeBufferPointer { weights in
            for source in weights.indices where weights[source].magnitude >= line { found.append(Int32(source)) }
        }
        return found.count >= kept ? found : Array(0..<Int32(weights.count))
    }

    /// `kept` sources and values per target.
    struct Selection {
        let size: Int
        let kept: Int
        let sources: [Int32]
        let values: [Float]

        /// The same by source, in the catalogue's numbering.
        func bySource(head: [Int], itemCount: Int) -> ItemNeighbours {
            var starts = [Int64](repeating: 0, count: itemCount + 1)
            for source in sources { starts[head[Int(source)] + 1] += 1 }
            for item in 0..<itemCount { starts[item + 1] += starts[item] }
            var next = starts
            var targets = [Int32](repeating: 0, count: sources.count)
            var weights = [Float](repeating: 0, count: sources.count)
            for target in 0..<size {
                for position in target * kept..<(target + 1) * kept {
                    let source = head[Int(sources[position])]
                    targets[Int(next[source])] = Int32(head[target])
                    weights[Int(next[source])] = values[position]
                    next[source] += 1
                }
            }
            var covered = [UInt8](repeating: 0, count: itemCount)
            for item in head { covered[item] = 1 }
            return ItemNeighbours(
                itemCount: itemCount,
                offsets: starts,
                targets: targets,
                values: weights,
                covered: covered
            )
        }
    }
}
