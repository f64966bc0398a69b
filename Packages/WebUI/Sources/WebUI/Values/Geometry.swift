public import Foundation

/// A direction of layout.
public nonisolated enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    /// Several axes.
    public nonisolated struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// A side of a rectangle; leading is where lines of text begin.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// Several sides.
    public nonisolated struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// The leading or trailing side.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable { case leading, trailing }

/// The top or bottom side.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Codable, Sendable { case top, bottom }

/// Distances from the four sides, in points.
public nonisolated struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Where things stand side to side.
public nonisolated struct HorizontalAlignment: Equatable, Sendable {
    let css: String

    public static let leading = HorizontalAlignment(css: "start")
    public static let center = HorizontalAlignment(css: "center")
    public static let trailing = HorizontalAlignment(css: "end")
}

/// Where things stand top to bottom.
public nonisolated struct VerticalAlignment: Equatable, Sendable {
    let css: String

    public static let top = VerticalAlignment(css: "start")
    public static let center = VerticalAlignment(css: "center")
    public static let bottom = VerticalAlignment(css: "end")
    public static let firstTextBaseline = VerticalAlignment(css: "baseline")
    public static let lastTextBaseline = VerticalAlignment(css: "last baseline")
}

/// Where things stand on both axes.
public nonisolated struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)

    /// CSS `place-items` for a one-cell grid.
    var css: String { "\(vertical.css) \(horizontal.css)" }
}

/// How several lines of text stand.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A point in a unit rectangle.
public nonisolated struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public init() { self.init(x: 0, y: 0) }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public nonisolated struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public init(radians: Double) { self.radians = radians }

    public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

    public init() { self.init(radians: 0) }

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static let zero = Angle()

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension CGFloat {
    /// A length in CSS.
    ///
    /// Whole numbers stay short; `px` is SwiftUI's point.
    nonisolated var px: String { number + (self == 0 ? "" : "px") }

    nonisolated var number: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? String(Int(rounded)) : String(Double(rounded))
    }
}

extension Double {
    nonisolated var number: String { CGFloat(self).number }
}
