import Foundation
import WebUI

/// Places along an axis that are written out.
struct ChartTicks {
    let scale: ChartScale
    let calendar: Calendar

    /// Round values, about so many; each category where there are categories.
    func values(_ wanted: AxisMarkValues.Kind) -> [_Plotted] {
        switch wanted {
        case .values(let values): return values
        case .automatic(let count): return automatic(count ?? 5)
        case .stride(let step):
            guard case .numbers = scale.kind, step > 0 else { return automatic(5) }
            return numbers(step)
        case .calendar(let component, let count): return dates(component, count)
        }
    }

    private func automatic(_ count: Int) -> [_Plotted] {
        switch scale.kind {
        case .categories(let names): names.map { .category($0) }
        case .numbers: numbers(ChartScale.step(scale.low, scale.high, count: count))
        case .dates: automaticDates(count)
        }
    }

    private func numbers(_ step: Double) -> [_Plotted] {
        let first = (scale.low / step - 1e-9).rounded(.up)
        let last = (scale.high / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 200 else { return [] }
        return (0...Int(last - first)).map { .number((first + Double($0)) * step) }
    }

    // MARK: Dates

    private static let units: [(Calendar.Component, Int, Double)] = [
        (.minute, 1, 60), (.minute, 15, 900), (.hour, 1, 3600), (.hour, 6, 21_600), (.day, 1, 86_400),
        (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
        (.year, 1, 31_557_600), (.year, 5, 157_788_000), (.year, 20, 631_152_000),
    ]

    /// The smallest unit that does not come more often than wanted.
    private func automaticUnit(_ count: Int) -> (Calendar.Component, Int) {
        let length = scale.high - scale.low
        let unit = Self.units.first { length / $0.2 <= Double(count) + 1 } ?? (.year, 50, 0)
        return (unit.0, unit.1)
    }

    private func automaticDates(_ count: Int) -> [_Plotted] {
        let unit = automaticUnit(count)
        return dates(unit.0, unit.1)
    }

    private func dates(_ component: Calendar.Component, _ count: Int) -> [_Plotted] {
        let start = Date(timeIntervalSinceReferenceDate: scale.low)
        guard var date = calendar.dateInterval(of: component, for: start)?.start else { return [] }
        var dates: [_Plotted] = []
        // A step may be so small that nobody could read it.
        while date.timeIntervalSinceReferenceDate <= scale.high, dates.count < 200 {
            if date >= start { dates.append(.date(date)) }
            guard let next = calendar.date(byAdding: component, value: max(count, 1), to: date), next > date else {
                break
            }
            date = next
        }
        return dates
    }
}

/// Values in words.
enum ChartWords {
    static func name(_ value: _Plotted) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): Self.number(number)
        case .date(let date): date.formatted(.iso8601.year().month().day())
        }
    }

    static func number(_ number: Double, locale: Locale = Locale(identifier: "en")) -> String {
        number.formatted(.number.precision(.significantDigits(1...4)).notation(.compactName).locale(locale))
    }

    /// A value as an axis or a table writes it, where all values lie as far apart as these.
    static func text(_ value: _Plotted, over length: Double, in environment: EnvironmentValues) -> String {
        switch value {
        case .category(let name): return name
        case .number(let value): return number(value, locale: environment.locale)
        case .date(let date):
            var style = Date.FormatStyle(locale: environment.locale, timeZone: environment.timeZone)
            switch length {
            case ..<172_800: style = style.hour().minute()
            case ..<5_000_000: style = style.day().month(.abbreviated)
            case ..<63_000_000: style = style.month(.abbreviated)
            default: style = style.year()
            }
            return date.formatted(style)
        }
    }
}
