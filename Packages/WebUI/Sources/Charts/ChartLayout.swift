import Foundation
import WebUI

/// Marks with their places: what stands on what, how far the axes reach, which colour is whose.
struct ChartLayout {
    /// A mark from a low to a high value of the axis it grows along.
    struct Drawn {
        let mark: _Mark
        let low: Double
        let high: Double
        let color: String
    }

    let drawn: [Drawn]
    let x: ChartScale
    let y: ChartScale
    /// Whether bars grow to the side.
    let isHorizontal: Bool
    /// Names of series and their colours, in the legend's order.
    let legend: [(name: String, color: String)]
    /// Groups of bars that stand side by side.
    let groups: [String]

    init(_ marks: [_Mark], options: ChartOptions) {
        let horizontal = Self.growsSideways(marks)
        let palette = ChartPalette(marks, options: options)
        let drawn = Self.stacked(marks, horizontal, palette)
        isHorizontal = horizontal
        self.drawn = drawn
        legend = palette.legend
        groups = Self.unique(marks.filter { $0.kind == .bar }.compactMap(\.group))
        let reach = drawn.flatMap { [$0.low, $0.high] }
        let grows = marks.contains { $0.kind == .bar || $0.kind == .area }
        func scale(_ isX: Bool) -> ChartScale {
            let spans = marks.map { isX ? $0.x : $0.y }
            var values = spans.flatMap { [$0.start, $0.end].compactMap(\.self) }
            let isValueAxis = isX == horizontal
            if isValueAxis, let first = values.first, first.scalar != nil { values += reach.map(first.at) }
            let domain = isX ? options.x.domain : options.y.domain
            let scale = ChartScale(values, domain: domain, includesZero: isValueAxis && (grows || !isX))
            // Categories are read from the top.
            return isX ? scale : scale.reversed
        }
        x = scale(true)
        y = scale(false)
    }

    /// Bars grow along the axis whose values are lengths.
    private static func growsSideways(_ marks: [_Mark]) -> Bool {
        guard let bar = marks.first(where: { $0.kind == .bar }) else { return false }
        if case .category = bar.y.start { return true }
        guard case .number = bar.x.start else { return false }
        if case .date = bar.y.start { return true }
        return bar.x.end != nil && bar.y.end == nil
    }

    // MARK: Stacks

    /// Bars and areas of one place stand on one another; values below zero hang below it.
    private static func stacked(_ marks: [_Mark], _ isHorizontal: Bool, _ palette: ChartPalette) -> [Drawn] {
        var tops: [String: Double] = [:]
        return marks.map { mark in
            let (span, place) = isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
            let value = span.start?.scalar ?? 0
            let color = palette.color(of: mark)
            if let end = span.end?.scalar {
                return Drawn(mark: mark, low: min(value, end), high: max(value, end), color: color)
            }
            guard mark.kind == .bar || mark.kind == .area else {
                return Drawn(mark: mark, low: value, high: value, color: color)
            }
            let group = mark.kind == .bar ? mark.group ?? "" : ""
            let key = "\(mark.kind) \(place.start.map(ChartKey.text) ?? "") \(group) \(value < 0)"
            let base = tops[key, default: 0]
            tops[key] = base + value
            return Drawn(mark: mark, low: min(base, base + value), high: max(base, base + value), color: color)
        }
    }

    static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    // MARK: Places, from 0 to 1, from the left and from the top

    func left(_ mark: _Mark) -> Double { mark.x.start.map { x.place($0, to: isSpan(mark) ? mark.x.end : nil) } ?? 0 }

    func top(_ mark: _Mark) -> Double { 1 - (mark.y.start.map { y.place($0) } ?? 0) }

    /// A time span stands in its middle; from one value to another is something else.
    private func isSpan(_ mark: _Mark) -> Bool { if case .date = mark.x.start { true } else { false } }

    /// Where a bar stands on the axis it does not grow along, and how wide it is.
    func place(of drawn: Drawn) -> (start: Double, length: Double) {
        let mark = drawn.mark
        let scale = isHorizontal ? y : x
        let span = isHorizontal ? mark.y : mark.x
        guard let start = span.start else { return (0, 1) }
        let middle = scale.place(start, to: span.end)
        var width = scale.band ?? spanWidth(span, scale)
        width *= ratio(mark.thickness)
        var low = middle - width / 2
        if let group = mark.group, let index = groups.firstIndex(of: group) {
            width /= Double(groups.count)
            low += Double(index) * width
        }
        return isHorizontal ? (1 - low - width, width) : (low, width)
    }

    private func spanWidth(_ span: _Mark.Span, _ scale: ChartScale) -> Double {
        if let start = span.start?.scalar, let end = span.end?.scalar {
            return (end - start) / (scale.high - scale.low)
        }
        return 1 / Double(max(drawn.count, 1))
    }

    private func ratio(_ dimension: MarkDimension) -> Double {
        if case .ratio(let ratio) = dimension.size { return Double(ratio) }
        return 0.68
    }
}

/// A value as a key; two that are drawn in one place have the same.
enum ChartKey {
    static func text(_ value: _Plotted) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): String(number)
        case .date(let date): String(date.timeIntervalSinceReferenceDate)
        }
    }
}

/// Who has which colour.
struct ChartPalette {
    private static let usual = ["blue", "green", "orange", "purple", "red", "cyan", "yellow", "pink"]

    private let colors: [String: String]
    private let names: [String]

    init(_ marks: [_Mark], options: ChartOptions) {
        let names = ChartLayout.unique(options.order + marks.compactMap { $0.series?.name })
        var colors: [String: String] = [:]
        for (index, name) in names.enumerated() {
            let inTurn =
                options.range.isEmpty
                ? "var(--\(Self.usual[index % Self.usual.count]))" : options.range[index % options.range.count]
            colors[name] = options.colors[name] ?? inTurn
        }
        self.names = names.filter { name in marks.contains { $0.series?.name == name } }
        self.colors = colors
    }

    func color(of mark: _Mark) -> String {
        let usual = mark.kind == .rule ? "var(--text-secondary)" : "var(--accent)"
        return mark.color ?? mark.series.flatMap { colors[$0.name] } ?? usual
    }

    var legend: [(name: String, color: String)] { names.map { ($0, colors[$0] ?? "") } }
}
