public import Foundation

/// A kind of value that can be drawn as it is.
public protocol PrimitivePlottableProtocol {
    /// The value as the engine draws it.
    var _plotted: _Plotted { get }
    /// The value that is drawn there; `nil` when it is of another kind.
    init?(_plotted: _Plotted)
}

/// A value that can be drawn.
public protocol Plottable {
    /// The kind of value it is drawn as.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// As what it is drawn.
    var primitivePlottable: PrimitivePlottable { get }

    /// The value that is drawn so.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A value on its way to a place in the chart.
public nonisolated enum _Plotted: Hashable, Sendable {
    /// A place on a line.
    case number(Double)
    /// A place in time.
    case date(Date)
    /// A place of its own.
    case category(String)

    /// How far along its line it is; `nil` for a category.
    var scalar: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// The value at a distance along the line that this value is on.
    func at(_ scalar: Double) -> _Plotted {
        if case .date = self { .date(Date(timeIntervalSinceReferenceDate: scalar)) } else { .number(scalar) }
    }
}

extension Plottable where Self: PrimitivePlottableProtocol {
    /// As what it is drawn.
    public var primitivePlottable: Self { self }
    /// The value that is drawn so.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    /// As what it is drawn.
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    /// The value that is drawn so.
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

extension Double: Plottable, PrimitivePlottableProtocol {
    /// The value as the engine draws it.
    public var _plotted: _Plotted { .number(self) }

    /// The value that is drawn there; `nil` when it is of another kind.
    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted else { return nil }
        self = number
    }
}

extension Int: Plottable, PrimitivePlottableProtocol {
    /// The value as the engine draws it.
    public var _plotted: _Plotted { .number(Double(self)) }

    /// The value that is drawn there; `nil` when it is of another kind.
    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted, let whole = Int(exactly: number.rounded()) else { return nil }
        self = whole
    }
}

extension Float: Plottable, PrimitivePlottableProtocol {
    /// The value as the engine draws it.
    public var _plotted: _Plotted { .number(Double(self)) }

    /// The value that is drawn there; `nil` when it is of another kind.
    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted else { return nil }
        self = Float(number)
    }
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
    /// The value as the engine draws it.
    public var _plotted: _Plotted { .number(NSDecimalNumber(decimal: self).doubleValue) }

    /// The value that is drawn there; `nil` when it is of another kind.
    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted else { return nil }
        self = Decimal(number)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    /// The value as the engine draws it.
    public var _plotted: _Plotted { .category(self) }

    /// The value that is drawn there; `nil` when it is of another kind.
    public init?(_plotted: _Plotted) {
        guard case .category(let text) = _plotted else { return nil }
        self = text
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    /// The value as the engine draws it.
    public var _plotted: _Plotted { .date(self) }

    /// The value that is drawn there; `nil` when it is of another kind.
    public init?(_plotted: _Plotted) {
        guard case .date(let date) = _plotted else { return nil }
        self = date
    }
}
