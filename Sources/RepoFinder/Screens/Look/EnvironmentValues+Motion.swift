import Foundation
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

/// Writes dates and numbers the way of a region, when the person chose one.
struct RegionModifier: ViewModifier {
    let region: String?
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        content.environment(\.locale, region.map(Locale.init(identifier:)) ?? locale)
    }
}
