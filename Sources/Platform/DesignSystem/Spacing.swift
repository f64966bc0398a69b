package import Foundation

/// Distances of the 4-point grid, in points.
nonisolated package enum Spacing {
    package static let inline: CGFloat = 4
    package static let icon: CGFloat = 8
    package static let row: CGFloat = 12
    package static let section: CGFloat = 16
    package static let group: CGFloat = 24
    package static let block: CGFloat = 32
    /// Wider columns tire the eye; text and lists stop here.
    package static let columnWidth: CGFloat = 680
}

/// Corner radii, in points.
nonisolated package enum Radius {
    package static let small: CGFloat = 6
    package static let control: CGFloat = 10
    package static let card: CGFloat = 16
}
