/// How far the rules that were looked at agree; it says nothing about truth.
package struct Confidence: Codable, Hashable, Sendable {
    /// 0 … 0.85.
    package var score: Double
    package var level: Level

    package enum Level: String, Codable, Hashable, Sendable, CaseIterable { case low, moderate, high }

    /// - Parameter score: brought to 0 … 0.85; below 0.45 low, below 0.70 moderate, else high.
    package init(score: Double) {
        self.score = min(0.85, max(0, score))
        level = self.score < 0.45 ? .low : self.score < 0.70 ? .moderate : .high
    }
}
