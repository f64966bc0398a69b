import SwiftUI

nonisolated private struct ReducesMotionKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// Movement becomes fades: the system or the person asks for it.
    var reducesMotion: Bool {
        get { self[ReducesMotionKey.self] || accessibilityReduceMotion }
        set { self[ReducesMotionKey.self] = newValue }
    }
}
