/// Finds pools: k-means over the directions of the items' factors (Dhillon, Modha 2001), with a seed.
struct PoolTrainer {
    let algebra: LinearAlgebra
    let seed: UInt64
    var rounds = 12

    /// - Returns: About the square root of half the items, 4...48 pools; nil with fewer than 8 items.
    func train(_ factors: [Float], width: Int, descriptions: [ItemDescription], counts: [Int32]) -> ItemPools? {
        let itemCount = factors.count / max(1, width)
        guard itemCount >= 8 else { return nil }
        let poolCount = min(48, max(4, Int((Double(itemCount) / 2).squareRoot())))
        let units = Self.units(factors, width: width)
        var centroids = starts(units, width: width, itemCount: itemCount, poolCount: poolCount)
        var assignments = [Int32](repeating: 0, count: itemCount)
        for _ in 0..<rounds {
            assign(units, centroids, width: width, to: &assignments)
            centroids = means(units, assignments, previous: centroids, width: width)
        }
        assign(units, centroids, width: width, to: &assignments)
        let names = PoolNames(descriptions: descriptions, counts: counts).names(
            assignments: assignments,
            poolCount: poolCount
        )
        return ItemPools(assignments: assignments, centroids: centroids, names: names)
    }

    private static func units(_ factors: [Float], width: Int) -> [Float] {
        var units = factors
        for start in stride(from: 0, to: factors.count, by: width) {
            let length = factors[start..<start + width].reduce(Float(0)) { $0 + $1 * $1 }.squareRoot()
            guard length > 0 else { continue }
            for index in start..<start + width { units[index] /= length }
        }
        return units
    }

    /// Random items far from those taken: the farthest of a few, so that no pool starts empty.
    private func starts(_ units: [Float], width: Int, itemCount: Int, poolCount: Int) -> [Float] {
        var random = SplitMix64(seed: seed)
        var centroids: [Float] = []
        for pool in 0..<poolCount {
            let tries = (0..<8).map { _ in Int.random(in: 0..<itemCount, using: &random) }
            let nearest = tries.map { item -> Float in
                (0..<pool).reduce(-1) { nearest, other in
                    let cosine = (0..<width).reduce(Float(0)) {
                        $0 + units[item * width + $1] * centroids[other * width + $1]
                    }
                    return max(nearest, cosine)
                }
            }
            let best = tries.indices.min { nearest[$0] < nearest[$1] } ?? 0
            centroids += units[tries[best] * width..<(tries[best] + 1) * width]
        }
        return centroids
    }

    private func assign(_ units: [Float], _ centroids: [Float], width: Int, to assignments: inout [Int32]) {
        let poolCount = centroids.count / width
        units.withUnsafeBufferPointer { units in
            centroids.withUnsafeBufferPointer { centroids in
                assignments.withUnsafeMutableBufferPointer { assignments in
                    guard let units = units.baseAddress, let centroids = centroids.baseAddress,
                        let output = assignments.baseAddress
                    else { return }
                    algebra.inParallel(assignments.count, partSize: 512) { items in
                        for item in items {
                            var best: (pool: Int, cosine: Float) = (0, -.infinity)
                            for pool in 0..<poolCount {
                                let cosine = VectorKernels.dot(
                                    units + item * width,
                                    centroids + pool * width,
                                    count: width
                                )
                                if cosine > best.cosine { best = (pool, cosine) }
                            }
                            output[item] = Int32(best.pool)
                        }
                    }
                }
            }
        }
    }

    /// The directions of the pools' sums; an empty pool stays where it was.
    private func means(_ units: [Float], _ assignments: [Int32], previous: [Float], width: Int) -> [Float] {
        var sums = [Float](repeating: 0, count: previous.count)
        for (item, pool) in assignments.enumerated() {
            for index in 0..<width { sums[Int(pool) * width + index] += units[item * width + index] }
        }
        for start in stride(from: 0, to: sums.count, by: width) {
            let length = sums[start..<start + width].reduce(Float(0)) { $0 + $1 * $1 }.squareRoot()
            for index in start..<start + width { sums[index] = length > 0 ? sums[index] / length : previous[index] }
        }
        return sums
    }
}

/// Names pools by the tags that mark them, or by their best-known items when there are none.
struct PoolNames {
    let descriptions: [ItemDescription]

    /// How often each item was chosen.
    let counts: [Int32]

    /// One name per pool, such as "rust · command-line"; never empty, never twice the same.
    func names(assignments: [Int32], poolCount: Int) -> [String] {
        var members = [[Int]](repeating: [], count: poolCount)
        for (item, pool) in assignments.enumerated() { members[Int(pool)].append(item) }
        let overall = tagCounts(Array(assignments.indices))
        var used: Set<String> = []
        return members.enumerated().map { pool, items in
            var name = tagName(items, overall: overall, total: assignments.count) ?? titleName(items)
            if name.isEmpty { name = "Pool \(pool + 1)" }
            var unique = name
            var number = 2
            while !used.insert(unique).inserted {
                unique = "\(name) \(number)"
                number += 1
            }
            return unique
        }
    }

    private func tagCounts(_ items: [Int]) -> [String: Int] {
        var found: [String: Int] = [:]
        guard !descriptions.isEmpty else { return found }
        for item in items {
            for tag in Set(descriptions[item].tags.map(ItemDescription.normalized)) where !tag.isEmpty {
                found[tag, default: 0] += 1
            }
        }
        return found
    }

    /// The two tags that are most frequent in the pool compared with the catalogue.
    private func tagName(_ items: [Int], overall: [String: Int], total: Int) -> String? {
        let marks = tagCounts(items).filter { $0.value >= 2 }.map { tag, count -> (tag: String, mark: Double) in
            let share = Double(count) / Double(items.count)
            let expected = Double(overall[tag] ?? count) / Double(total)
            return (tag, share * logarithm(share / expected))
        }
        let best = marks.filter { $0.mark > 0 }.sorted { ($0.mark, $1.tag) > ($1.mark, $0.tag) }.prefix(2)
        return best.isEmpty ? nil : best.map(\.tag).joined(separator: " · ")
    }

    private func titleName(_ items: [Int]) -> String {
        guard !descriptions.isEmpty else { return "" }
        let titled = items.filter { !descriptions[$0].title.isEmpty }
        let best = titled.sorted { (counts[$0], $1) > (counts[$1], $0) }.prefix(2)
        return best.map { descriptions[$0].title }.joined(separator: " · ")
    }
}
