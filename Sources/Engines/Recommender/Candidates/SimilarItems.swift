/// Finds items that the same people like.
package struct SimilarItems: Sendable {
    package let snapshot: Snapshot

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// The items nearest in direction of factors, with the cosine as score; the item itself is left out.
    package func items(like item: Int, limit: Int, allowed: ItemSet? = nil) -> [ScoredItem] {
        let width = snapshot.width
        let factors = snapshot.factors(of: item)
        let length = max(VectorKernels.dot(factors, factors, count: width).squareRoot(), 1e-12)
        let cosines = (0..<snapshot.itemCount).map { other -> Float in
            guard other != item, allowed?.contains(other) ?? true else { return -.infinity }
            let others = snapshot.factors(of: other)
            let otherLength = VectorKernels.dot(others, others, count: width).squareRoot()
            guard otherLength > 0 else { return -.infinity }
            return VectorKernels.dot(factors, others, count: width) / (length * otherLength)
        }
        return TopItems.best(limit, of: cosines)
    }
}
