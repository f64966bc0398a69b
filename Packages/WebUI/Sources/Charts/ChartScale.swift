import Foundation
import WebUI

/// Where values lie along one axis, from 0 to 1.
struct ChartScale {
    enum Kind: Equatable {
        case categories([String])
        case numbers
        case dates
    }

    let kind: Kind
    let low: Double
    let high: Double
    /// The width of one value's place, for values that have one.
    var band: Double?

    /// The values on one axis, what the chart's author says of them, and whether zero belongs to them.
    init(_ values: [_Plotted], domain: ChartDomain?, includesZero: Bool) {
        if case .categories(let names) = domain {
            self.init(categories: names)
        } else if case .category = values.first {
            self.init(categories: values.compactMap { if case .category(let name) = $0 { name } else { nil } })
        } else {
            let isDate = values.contains { if case .date = $0 { true } else { false } } || domain?.isDate == true
            let scalars = values.compactMap(\.scalar).filter(\.isFinite)
            if case .range(let low, let high, _) = domain {
                self.init(kind: isDate ? .dates : .numbers, low: low, high: high)
            } else {
                var (low, high) = (scalars.min() ?? 0, scalars.max() ?? 1)
                if includesZero, !isDate { (low, high) = (min(low, 0), max(high, 0)) }
                if low == high { (low, high) = isDate ? (low - 43_200, high + 43_200) : (low, low == 0 ? 1 : high + 1) }
                let nice = isDate ? (low, high) : Self.nice(low, high, keepsEnds: !includesZero)
                self.init(kind: isDate ? .dates : .numbers, low: nice.0, high: nice.1)
            }
        }
    }

    private init(kind: Kind, low: Double, high: Double) {
        self.kind = kind
        self.low = low
        self.high = high > low ? high : low + 1
    }

    private init(categories: [String]) {
        var seen: Set<String> = []
        let names = categories.filter { seen.insert($0).inserted }
        kind = .categories(names)
        low = 0
        high = Double(max(names.count, 1))
        band = 1 / high
    }

    /// Categories the other way round; values that lie on a line stay as they are.
    var reversed: ChartScale {
        guard case .categories(let names) = kind else { return self }
        return ChartScale(categories: names.reversed())
    }

    /// The place of a value; for a category or a time span its middle.
    func place(_ value: _Plotted, to end: _Plotted? = nil) -> Double {
        if case .categories(let names) = kind {
            guard case .category(let name) = value, let index = names.firstIndex(of: name) else { return 0 }
            return (Double(index) + 0.5) / high
        }
        let start = position(value.scalar ?? low)
        guard let end = end?.scalar else { return start }
        return (start + position(end)) / 2
    }

    func position(_ scalar: Double) -> Double { (scalar - low) / (high - low) }

    // MARK: Round numbers

    /// The step between round numbers that come about so often.
    static func step(_ low: Double, _ high: Double, count: Int) -> Double {
        let rough = (high - low) / Double(max(count, 1))
        let power = pow(10, (log10(rough)).rounded(.down))
        let multiple = rough / power
        return power * (multiple <= 1 ? 1 : multiple <= 2 ? 2 : multiple <= 5 ? 5 : 10)
    }

    private static func nice(_ low: Double, _ high: Double, keepsEnds: Bool) -> (Double, Double) {
        if keepsEnds { return (low, high) }
        let step = step(low, high, count: 5)
        return ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
    }
}

/// What a chart's author says of the values of an axis.
enum ChartDomain: Equatable {
    case range(Double, Double, isDate: Bool)
    case categories([String])

    var isDate: Bool { if case .range(_, _, true) = self { true } else { false } }

    init?(_ values: [_Plotted]) {
        if case .category = values.first {
            self = .categories(values.compactMap { if case .category(let name) = $0 { name } else { nil } })
        } else {
            let scalars = values.compactMap(\.scalar)
            guard let low = scalars.min(), let high = scalars.max() else { return nil }
            self = .range(low, high, isDate: { if case .date = values[0] { true } else { false } }())
        }
    }
}
