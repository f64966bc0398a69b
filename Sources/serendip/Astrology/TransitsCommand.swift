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
    var body: String

    @Option(help: "The first day, UTC.")
    var from: String

    @Option(help: "The day before which to stop, UTC.")
    var to: String

    @Option(help: "lahiri, raman, krishnamurti, faganBradley, trueChitra or yukteshwar.")
    var ayanamsa = "lahiri"

    @Option(help: "mean or true: which lunar node.")
    var node = "mean"

    @Flag(help: "Print JSON instead of a list.")
    var json = false

    func run() throws {
        guard let moving = Body(name: body) else { throw ValidationError("“\(body)” is not one of the nine bodies.") }
        let fields = InputFields(["ayanamsa": .text(ayanamsa), "node": .text(node)])
        do throws(InputError) {
            let settings = ChartSettings(
                ayanamsa: try fields.choice("ayanamsa", default: .lahiri),
                node: try fields.choice("node", default: .mean)
            )
            let search = TransitSearch(settings: settings)
            let (start, end) = (try day(from, "from"), try day(to, "to"))
            let ingresses = search.ingresses(of: moving, from: start, to: end)
            print(json ? report(ingresses, search.stations(of: moving, from: start, to: end)) : list(ingresses))
        } catch {
            throw ValidationError(error.message)
        }
    }

    private func day(_ text: String, _ field: String) throws(InputError) -> Date {
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
        ingresses.map { "\($0.instant.utcText)  \($0.from.name) → \($0.to.name)" }.joined(separator: "\n")
    }
}
