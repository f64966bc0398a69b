import SwiftUI

/// Waits, and says whether to go on.
nonisolated struct Pulse: Sendable {
    let clock: any Clock<Duration>

    /// `false` when the view is gone.
    @concurrent func callAsFunction(_ duration: Duration) async -> Bool {
        do {
            try await clock.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }
}

nonisolated private struct PulseKey: EnvironmentKey {
    static let defaultValue = Pulse(clock: ContinuousClock())
}

nonisolated extension EnvironmentValues {
    /// What small repeated motion is timed by.
    var pulse: Pulse {
        get { self[PulseKey.self] }
        set { self[PulseKey.self] = newValue }
    }
}

nonisolated private struct GuideWordsKey: EnvironmentKey {
    static let defaultValue = GuideWords()
}

nonisolated extension EnvironmentValues {
    /// Destiny's words in the person's language.
    var words: GuideWords {
        get { self[GuideWordsKey.self] }
        set { self[GuideWordsKey.self] = newValue }
    }
}
