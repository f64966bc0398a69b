public import Foundation
import WebUI

/// One mark, with what modifiers say of it.
public struct _Mark {
    enum Kind { case bar, line, point, area, rule, rectangle, sector }

    /// From where to where along one axis.
    struct Span {
        var label: Text?
        var start: _Plotted?
        var end: _Plotted?
    }

    let kind: Kind
    var x = Span()
    var y = Span()
    /// How thick a bar is.
    var thickness = MarkDimension.automatic
    /// CSS; the chart's own colours otherwise.
    var color: String?
    var series: Series?
    /// Marks of different groups stand side by side.
    var group: String?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var lineStyle: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    /// The area of a point's symbol in square points.
    var symbolSize: CGFloat?
    var hasSymbols = false
    var sector = Sector()
    var annotation: Annotation?
    var isHidden = false

    /// What sets marks of one kind apart.
    struct Series: Equatable {
        let label: Text
        let name: String
    }

    struct Sector {
        var innerRadius = MarkDimension.ratio(0)
        var outerRadius = MarkDimension.ratio(1)
        var gap: CGFloat = 0
    }

    struct Annotation {
        let position: AnnotationPosition
        let content: AnyView
    }

    init(_ kind: Kind) { self.kind = kind }
}

/// How large a part of a mark is.
public nonisolated struct MarkDimension: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Size: Equatable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let size: Size

    /// As the chart thinks best.
    public static let automatic = MarkDimension(size: .automatic)

    /// So many points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .fixed(value)) }

    /// A part of the room there is, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .ratio(value)) }

    /// The room there is but for so many points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .inset(value)) }

    /// So many points.
    public init(integerLiteral value: Int) { size = .fixed(CGFloat(value)) }

    /// So many points.
    public init(floatLiteral value: Double) { size = .fixed(CGFloat(value)) }

    private init(size: Size) { self.size = size }
}

/// How a line goes from point to point.
public nonisolated enum InterpolationMethod: Equatable, Sendable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
}

/// Where an annotation stands beside its mark.
public nonisolated enum AnnotationPosition: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
}
