public import Foundation

/// A direction of layout.
public nonisolated enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    /// Several axes.
    public nonisolated struct Set: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8

        /// The bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}

/// A side of a rectangle; leading is where lines of text begin.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// Several sides.
    public nonisolated struct Set: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8

        /// The bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top.
        public static let top = Set(rawValue: 1)
        /// Where lines begin.
        public static let leading = Set(rawValue: 2)
        /// The bottom.
        public static let bottom = Set(rawValue: 4)
        /// Where lines end.
        public static let trailing = Set(rawValue: 8)
        /// From side to side.
        public static let horizontal: Set = [.leading, .trailing]
        /// From top to bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All of them.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// The leading or trailing side.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable { case leading, trailing }

/// The top or bottom side.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Codable, Sendable { case top, bottom }

/// Distances from the four sides, in points.
public nonisolated struct EdgeInsets: Equatable, Sendable {
    /// The top.
    public var top: CGFloat
    /// Where lines begin.
    public var leading: CGFloat
    /// The bottom.
    public var bottom: CGFloat
    /// Where lines end.
    public var trailing: CGFloat

    /// Four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Four distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Where things stand side to side.
public nonisolated struct HorizontalAlignment: Equatable, Sendable {
    let css: String

    /// Where lines begin.
    public static let leading = HorizontalAlignment(css: "start")
    /// The middle.
    public static let center = HorizontalAlignment(css: "center")
    /// Where lines end.
    public static let trailing = HorizontalAlignment(css: "end")
}

/// Where things stand top to bottom.
public nonisolated struct VerticalAlignment: Equatable, Sendable {
    let css: String

    /// The top.
    public static let top = VerticalAlignment(css: "start")
    /// The middle.
    public static let center = VerticalAlignment(css: "center")
    /// The bottom.
    public static let bottom = VerticalAlignment(css: "end")
    /// On the line of the first letters.
    public static let firstTextBaseline = VerticalAlignment(css: "baseline")
    /// On the line of the last letters.
    public static let lastTextBaseline = VerticalAlignment(css: "last baseline")
}

/// Where things stand on both axes.
public nonisolated struct Alignment: Equatable, Sendable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// A place on both axes.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Where lines begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Where lines end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Top, where lines begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Top, where lines end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Bottom, where lines begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Bottom, where lines end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Where lines begin, on the line of the first letters.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// In the middle, on the line of the first letters.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)

    /// CSS `place-items` for a one-cell grid.
    var css: String { "\(vertical.css) \(horizontal.css)" }
}

/// How several lines of text stand.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A point in a unit rectangle.
public nonisolated struct UnitPoint: Hashable, Sendable {
    /// From 0 at the left to 1 at the right.
    public var x: CGFloat
    /// From 0 at the top to 1 at the bottom.
    public var y: CGFloat

    /// A point by its parts of width and height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// A point by its parts of width and height.
    public init() { self.init(x: 0, y: 0) }

    /// The top left.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// Where lines begin.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// Where lines end.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// Top, where lines begin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// Top, where lines end.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// Bottom, where lines begin.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// Bottom, where lines end.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public nonisolated struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle in radians.
    public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

    /// An angle in radians.
    public init() { self.init(radians: 0) }

    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public static let zero = Angle()

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the left comes first.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// Both, one after the other.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// What is left of the first.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// So many times as much.
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }

    /// A part of it.
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }

    /// As far the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Turns further.
    public static func += (left: inout Angle, right: Angle) { left = left + right }

    /// Turns back.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }

    /// Turns so many times as far.
    public static func *= (left: inout Angle, right: Double) { left = left * right }
}

extension CGFloat {
    /// A length in CSS.
    ///
    /// Whole numbers stay short; `px` is SwiftUI's point.
    nonisolated var px: String { number + (self == 0 ? "" : "px") }

    nonisolated var number: String {
        let rounded = (self * 1000).rounded() / 1000
        guard rounded.magnitude < 1e9, let whole = Int(exactly: rounded) else { return String(Double(rounded)) }
        return String(whole)
    }
}

extension Double {
    nonisolated var number: String { CGFloat(self).number }
}
