import SwiftUI

/// The ground of things that stand out from their screen.
nonisolated struct Surface: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? Color(white: 0.15) : .white
    }
}
