/// How the findings together sound.
enum Tone: Hashable, Sendable {
    case supportive, mixed, demanding

    /// - Parameter score: −1 … +1.
    init(score: Double) {
        self = score > 0.25 ? .supportive : score < -0.15 ? .demanding : .mixed
    }
}
