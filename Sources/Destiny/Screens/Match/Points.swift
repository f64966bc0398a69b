import Foundation

/// Points of a match in halves.
nonisolated enum Points {
    /// As in “28” and “26.5”.
    static func text(_ points: Double, _ words: GuideWords) -> String {
        points.formatted(.number.precision(.fractionLength(0...1)).locale(words.locale))
    }
}
