package import Foundation

/// Corner radii, in points.
nonisolated package enum Radius {
    package static let small: CGFloat = 6
    package static let control: CGFloat = 10
    package static let card: CGFloat = 16
}
