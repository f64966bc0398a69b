/// Finds the items that may be among the best from their rounded factors.
struct CodeScan {
    let snapshot: Snapshot
    let taste: Taste

    /// At least so many items with the highest approximate scores, in no order; fewer when not so many are left.
    func candidates(_ limit: Int, excluding excluded: ItemSet) -> [Int] {
        let count = snapshot.itemCount
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { buffer in
            guard let scores = buffer.baseAddress else { return [] }
            scan(into: scores)
            addNeighbours(to: scores)
            excluded.forEach { scores[$0] = -.infinity }
            let threshold = self.threshold(scores, count: count, limit: limit)
            var found: [Int] = []
            found.reserveCapacity(limit * 2)
            for item in 0..<count where scores[item] >= threshold && scores[item] > -.infinity { found.append(item) }
            return found
        }
    }

    /// Factor predictions of all items, as items without neighbours are scored.
    private func scan(into scores: UnsafeMutablePointer<Float>) {
        let width = snapshot.width
        let largest = taste.vector.reduce(Float(0)) { max($0, $1.magnitude) }
        // Twelve bits keep 256 products of a byte and a code within 32 bits.
        let scale = largest > 0 ? 2_047 / largest : 0
        let query = taste.vector.map { Int16(($0 * scale).rounded()) }
        let unit = largest > 0 ? taste.bareScale / scale : 0
        let offset = taste.bareOffset
        query.withUnsafeBufferPointer { query in
            guard let query = query.baseAddress, let codes = snapshot.itemCodes.baseAddress,
                let scales = snapshot.itemCodeScales.baseAddress
            else { return }
            for item in 0..<snapshot.itemCount {
                let product = VectorKernels.dot(codes + item * width, query, count: width)
                scores[item] = unit * scales[item] * Float(product) + offset
            }
        }
    }

    /// Turns scores without neighbours into scores with them, where there are any.
    private func addNeighbours(to scores: UnsafeMutablePointer<Float>) {
        guard !taste.neighbourSums.isEmpty, let covered = snapshot.neighbourCovered.baseAddress else { return }
        let ratio = taste.factorScale / taste.bareScale
        let offset = taste.offset - ratio * taste.bareOffset
        taste.neighbourSums.withUnsafeBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            for item in 0..<snapshot.itemCount {
                let mixed = ratio * scores[item] + taste.neighbourScale * sums[item] + offset
                scores[item] = covered[item] != 0 ? mixed : scores[item]
            }
        }
    }

    /// A score that at least `limit` items reach, found from a sample; slightly low rather than high.
    private func threshold(_ scores: UnsafeMutablePointer<Float>, count: Int, limit: Int) -> Float {
        let step = max(1, count / 16_384)
        var sample = stride(from: 0, to: count, by: step).map { scores[$0] }
        var wanted = min(sample.count, limit * 3 / (2 * step) + 8)
        while true {
            let threshold = sample.smallestOfLargest(wanted)
            var reached = 0
            for item in 0..<count where scores[item] >= threshold { reached += 1 }
            guard reached < limit, wanted < sample.count else { return threshold }
            wanted = min(sample.count, wanted * 2)
        }
    }
}
