public import Foundation

/// How a shape's inside is found.
public nonisolated struct FillStyle: Equatable, Sendable {
    /// Whether what is enclosed twice is outside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; browsers always do.
    public var isAntialiased: Bool

    /// What is enclosed is inside, however often.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line ends.
public nonisolated enum CGLineCap: Int32, Sendable {
    case butt, round, square

    var css: String { "\(self)" }
}

/// How two lines meet.
public nonisolated enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel

    var css: String { "\(self)" }
}

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// How lines end.
    public var lineCap: CGLineCap
    /// How lines meet.
    public var lineJoin: CGLineJoin
    /// How far a pointed corner may reach.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// A line of this width, without dashes unless said otherwise.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
