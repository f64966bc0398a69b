import ArgumentParser
import Foundation
import Jyotish

/// Draws one birth's chart, or computes many.
struct ChartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "chart", abstract: "Compute Vedic birth charts.")

    @Option(help: "A file of JSON lines, or - for standard input.")
    var batch: String?

    func run() throws {
        let caster = ChartCaster()
        let zones = TimeZoneDatabase()
        let gazetteer = Gazetteer()
        try Batch { members throws(InputError) in
            let input = try BirthInput(members, gazetteer: gazetteer)
            do throws(BirthError) {
                let birth = try input.record.moment(in: zones)
                let chart = caster.chart(at: birth.utc, place: input.record.place, settings: input.settings)
                return ChartReport(birth: birth, chart: chart, settings: SettingsReport(settings: input.settings, ayanamsa: chart.ayanamsa, ephemeris: caster.ephemeris.name, zones: zones.version, utcOffsetSeconds: birth.offset)).json
            } catch {
                throw InputError(error)
            }
        }.run(path: batch ?? "-")
    }
}
