import ArgumentParser
import Foundation
import Jyotish

/// Lists when a body changes its sign, and when it turns.
struct TransitsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transits",
        abstract: "List when a body enters the signs of the sidereal zodiac, and when it turns."
    )

    @Option(help: "Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu or Ketu.")
    var body = "Saturn"

    @Option(help: "The first day, UTC.")
    var from: String

    @Option(help: "The day before which to stop, UTC.")
    var to: String

    @Option(help: "A Moon sign, 1 to 12: list when Saturn is where Sade Sati and the dhaiyas are counted from it.")
    var moonSign: Int?

    @Option(help: "lahiri, raman, krishnamurti, faganBradley, trueChitra or yukteshwar.")
    var ayanamsa = "lahiri"

    @Option(help: "mean or true: which lunar node.")
    var node = "mean"

    @Flag(help: "Print JSON instead of a list.")
    var json = false

    func run() throws {
        print(try output())
    }

    /// What is printed.
    func output() throws -> String {
        guard let moving = Body(name: body) else { throw ValidationError("“\(body)” is not one of the nine bodies.") }
        let fields = InputFields(["ayanamsa": .text(ayanamsa), "node": .text(node)])
        let settings = ChartSettings(
            ayanamsa: try fields.choice("ayanamsa", default: .lahiri),
            node: try fields.choice("node", default: .mean)
        )
        let search = TransitSearch(settings: settings)
        let (start, end) = (try day(from), try day(to))
        guard start < end else { throw ValidationError("--to must be a later day than --from.") }
        if let moonSign {
            guard let sign = Sign(rawValue: moonSign) else { throw ValidationError("A sign is 1 to 12.") }
            return saturn(search.saturnPeriods(moon: sign, from: start, to: end))
        }
        let ingresses = search.ingresses(of: moving, from: start, to: end)
        let stations = search.stations(of: moving, from: start, to: end)
        guard !json else { return report(ingresses, stations) }
        return list(ingresses, stations.map { ($0, turn(of: moving, at: $0, search)) })
    }

    private func saturn(_ periods: [SaturnPeriod]) -> String {
        guard json else {
            return periods.map { "\($0.start.utcText)  \($0.end.utcText)  \($0.phase.rawValue)" }
                .joined(separator: "\n")
        }
        let entries = periods.map { period in
            JSONValue.object([
                ("phase", .text(period.phase.rawValue)),
                ("sadeSati", .bool(period.phase.isSadeSati)),
                ("start", .text(period.start.utcText)),
                ("end", .text(period.end.utcText)),
            ])
        }
        return JSONValue.object([("saturnPeriods", .list(entries))]).text
    }

    private func day(_ text: String) throws(InputError) -> Date {
        do throws(BirthError) {
            let date = try BirthRecord.date(text: text)
            return Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400)
        } catch {
            throw InputError(error)
        }
    }

    private func report(_ ingresses: [Ingress], _ stations: [Date]) -> String {
        let entries = ingresses.map { ingress in
            JSONValue.object([
                ("utc", .text(ingress.instant.utcText)),
                ("fromSign", .integer(ingress.from.rawValue)),
                ("toSign", .integer(ingress.to.rawValue)),
            ])
        }
        return JSONValue.object([
            ("body", .text(body)),
            ("ingresses", .list(entries)),
            ("stations", .list(stations.map { .text($0.utcText) })),
        ]).text
    }

    /// Which way a body goes from a station on, and where.
    private func turn(of body: Body, at station: Date, _ search: TransitSearch) -> String {
        let after = search.place(of: body, at: station.addingTimeInterval(86_400))
        return "turns \(after.speed < 0 ? "retrograde" : "direct") in \(after.point.sign.name)"
    }

    private func list(_ ingresses: [Ingress], _ turns: [(instant: Date, text: String)]) -> String {
        let changes = ingresses.map { (instant: $0.instant, text: "\($0.from.name) → \($0.to.name)") } + turns
        guard !changes.isEmpty else {
            return "\(body) enters no sign and does not turn between \(from) and \(to)."
        }
        return changes.sorted { $0.instant < $1.instant }.map { "\($0.instant.utcText)  \($0.text)" }
            .joined(separator: "\n")
    }
}
