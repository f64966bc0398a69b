import Jyotish
import Places

/// A chart for the terminal: the South Indian square, then a table.
struct ChartDrawing {
    let birth: CastBirth
    let zones: String

    private static let width = 13

    var text: String {
        ([heading] + square + [""] + table + [""] + periods).joined(separator: "\n")
    }

    private var heading: String {
        let offset = birth.moment.offset
        let size = abs(offset)
        let seconds = size % 60 == 0 ? "" : ":" + two(size % 60)
        let sign = offset < 0 ? "−" : "+"
        let zone = "UTC\(sign)\(two(size / 3600)):\(two(size / 60 % 60))\(seconds)"
        let time = birth.isLagnaKnown ? birth.moment.local.timeText : "time unknown, shown for noon"
        var lines = ["\(birth.moment.local.date) \(time) \(zone) (tzdata \(zones)) · \(birth.moment.utc.utcText)"]
        lines.append(spot)
        if birth.moment.otherOffset != nil {
            let (this, other) = birth.record.fold == 0 ? ("first", "second") : ("second", "first")
            lines.append(
                "Clocks showed this time twice; this is the \(this), and --fold \(1 - birth.record.fold) the \(other)."
            )
        }
        if let clock = birth.moment.foreignClock { lines.append(clock.text) }
        let chart = birth.chart
        let ayanamsa = degrees(chart.ayanamsa)
        lines.append("\(chart.settings.ayanamsa.rawValue) ayanamsa \(ayanamsa), \(chart.settings.node.rawValue) node")
        return lines.joined(separator: "\n") + "\n"
    }

    private var spot: String {
        let place = birth.record.place
        let north = "\(degrees(abs(place.latitude))) \(place.latitude < 0 ? "S" : "N")"
        let east = "\(degrees(abs(place.longitude))) \(place.longitude < 0 ? "W" : "E")"
        return "\(north), \(east)" + (birth.city.map { " (\($0.fullName))" } ?? "")
    }

    /// Signs stand still and go clockwise from Pisces in the corner; the lagna is marked.
    private var square: [String] {
        let rows: [[Sign?]] = [
            [.pisces, .aries, .taurus, .gemini],
            [.aquarius, nil, nil, .cancer],
            [.capricorn, nil, nil, .leo],
            [.sagittarius, .scorpio, .libra, .virgo],
        ]
        let bar = String(repeating: "─", count: Self.width)
        let gap = String(repeating: " ", count: Self.width * 2 + 1)
        var lines = ["┌\(bar)┬\(bar)┬\(bar)┬\(bar)┐"]
        for (index, row) in rows.enumerated() {
            for part in 0..<3 {
                let cells = row.map { $0.map { cell($0)[part] } }
                let isRing = row[1] == nil
                lines.append(
                    isRing
                        ? "│\(cells[0] ?? "")│\(gap)│\(cells[3] ?? "")│"
                        : "│" + cells.map { $0 ?? "" }.joined(separator: "│") + "│"
                )
            }
            switch index {
            case 0: lines.append("├\(bar)┼\(bar)┴\(bar)┼\(bar)┤")
            case 1: lines.append("├\(bar)┤\(gap)├\(bar)┤")
            case 2: lines.append("├\(bar)┼\(bar)┬\(bar)┼\(bar)┤")
            default: lines.append("└\(bar)┴\(bar)┴\(bar)┴\(bar)┘")
            }
        }
        return lines
    }

    private func cell(_ sign: Sign) -> [String] {
        let chart = birth.chart
        var names = chart.placements.filter { $0.sign == sign }.map { placement in
            placement.body.abbreviation + (placement.isRetrograde && !placement.body.isLunarNode ? "r" : "")
        }
        if birth.isLagnaKnown, chart.lagna.sign == sign { names.insert("As", at: 0) }
        let rows = [names.prefix(4), names.dropFirst(4)].map { " " + $0.joined(separator: " ") }
        return [" " + sign.name.prefix(3)].map { padded($0, Self.width) } + rows.map { padded($0, Self.width) }
    }

    private var table: [String] {
        let chart = birth.chart
        let head = row("", "Sign", "Degree", "Nakshatra", "Navamsa", "House", "")
        let lagna = birth.isLagnaKnown ? [row("Lagna", chart.lagna, house: "1", note: "")] : []
        return [head] + lagna
            + chart.placements.map { placement in
                let notes = [
                    placement.isRetrograde && !placement.body.isLunarNode ? "retrograde" : "",
                    placement.isCombust ? "combust" : "",
                    placement.dignity?.rawValue ?? "",
                ]
                return row(
                    placement.body.name,
                    placement.point,
                    house: birth.isLagnaKnown ? String(placement.house) : "–",
                    note: notes.filter { !$0.isEmpty }.joined(separator: ", ")
                )
            }
    }

    private func row(_ name: String, _ point: ZodiacPoint, house: String, note: String) -> String {
        row(
            name,
            point.sign.name,
            degrees(point.degreesInSign),
            "\(point.nakshatra.name) \(point.pada)",
            point.navamsaSign.name,
            house,
            note
        )
    }

    private func row(
        _ name: String,
        _ sign: String,
        _ degree: String,
        _ nakshatra: String,
        _ navamsa: String,
        _ house: String,
        _ note: String
    ) -> String {
        let columns = [(name, 9), (sign, 12), (degree, 11), (nakshatra, 20), (navamsa, 12), (house, 6)]
        return columns.map { padded($0, $1) }.joined() + note
    }

    private var periods: [String] {
        birth.chart.vimshottari.periods.map { period in
            padded(period.lord.name, 9)
                + "\(period.start.utcText.prefix(10)) – \(period.end.utcText.prefix(10))"
        }
    }

    private func degrees(_ value: Double) -> String {
        let seconds = Int(value * 3600)
        return "\(two(seconds / 3600))°\(two(seconds / 60 % 60))′\(two(seconds % 60))″"
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
