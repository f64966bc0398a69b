public import Foundation

/// How buttons with a ground are bent at the corners.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
    /// CSS; `nil` for the usual.
    let radius: String?

    /// As usual: half circles.
    public static let automatic = ButtonBorderShape(radius: nil)
    /// Half circles at the ends.
    public static let capsule = ButtonBorderShape(radius: "999px")
    /// Rounded corners.
    public static let roundedRectangle = ButtonBorderShape(radius: "12px")
    /// A circle; for buttons that are a symbol.
    public static let circle = ButtonBorderShape(radius: "50%")

    /// Corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(radius: radius.px) }
}
