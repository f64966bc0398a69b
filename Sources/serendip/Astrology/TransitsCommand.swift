import ArgumentParser
import Foundation
import Jyotish

/// Lists when a body changes its sign.
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
            print(saturn(search.saturnPeriods(moon: sign, from: start, to: end)))
            return
        }
        let ingresses = search.ingresses(of: moving, from: start, to: end)
        print(json ? report(ingresses, search.stations(of: moving, from: start, to: end)) : list(ingresses))
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

    private func list(_ ingresses: [Ingress]) -> String {
        guard !ingresses.isEmpty else { return "\(body) enters no sign between \(from) and \(to)." }
        return ingresses.map { "\($0.instant.utcText)  \($0.from.name) → \($0.to.name)" }.joined(separator: "\n")
    }
}
