import Jyotish

/// What the commands compute with.
struct Astrologer {
    let caster = ChartCaster()
    let zones = TimeZoneDatabase()
    let gazetteer = Gazetteer()

    /// The birth that an object describes.
    ///
    /// - Throws: `InputError` for what is wrong with it.
    func birth(_ members: [String: JSONInput]) throws(InputError) -> CastBirth {
        let input = try BirthInput(members, gazetteer: gazetteer)
        do throws(BirthError) {
            let moment = try input.record.moment(in: zones)
            let chart = caster.chart(at: moment.utc, place: input.record.place, settings: input.settings)
            let window = try input.record.window(in: zones)
            return CastBirth(record: input.record, moment: moment, chart: chart, city: input.city, window: window)
        } catch {
            throw InputError(error)
        }
    }

    func settings(of birth: CastBirth) -> JSONValue {
        SettingsReport(
            settings: birth.chart.settings,
            ayanamsa: birth.chart.ayanamsa,
            ephemeris: caster.ephemeris.name,
            zones: zones.version,
            utcOffsetSeconds: birth.moment.offset
        ).json
    }
}
