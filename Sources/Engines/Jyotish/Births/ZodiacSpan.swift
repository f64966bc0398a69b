package import Foundation

/// A part of a birth's window in which a point keeps its quarter of a nakshatra, or something coarser.
package struct ZodiacSpan: Hashable, Sendable {
    /// The point at the span's start.
    package let point: ZodiacPoint
    package let start: Date
    package let end: Date
}

extension [ZodiacSpan] {
    /// Neighbours that agree in something joined to one.
    ///
    /// - Parameter key: what has to be equal, as `\.sign`.
    /// - Returns: the spans in order; one when it is certain.
    package func merged<Key: Equatable>(by key: KeyPath<ZodiacPoint, Key>) -> [ZodiacSpan] {
        reduce(into: []) { merged, span in
            if let last = merged.last, last.point[keyPath: key] == span.point[keyPath: key] {
                merged[merged.count - 1] = ZodiacSpan(point: last.point, start: last.start, end: span.end)
            } else {
                merged.append(span)
            }
        }
    }
}
