import ArgumentParser
import Jyotish
import Places

/// Draws one birth's chart, or computes many.
struct ChartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart",
        abstract: "Compute Vedic birth charts.",
        discussion: """
            One chart: serendip chart --date 1953-10-09 --time 10:24:45 --place Johannesburg
            Many: serendip chart --batch births.jsonl, a file (or - for standard input) with lines like
            {"date":"1953-10-09","time":"10:24:45","tz":"Africa/Johannesburg","lat":-26.2041,"lon":28.0473,"fold":0}
            Each line is answered with one line of JSON, a bad one with an error; then the exit status is 1.
            Beside --batch, --node and the other options of a birth are for what a line leaves out.
            """
    )

    @OptionGroup var birth: BirthOptions

    @Option(help: "A file of JSON lines, or - for standard input.")
    var batch: String?

    @Flag(help: "Print JSON instead of a drawing.")
    var json = false

    @Flag(help: "In a batch, add divisions, panchang, Ashtakavarga, yogas and Manglik as --json does.")
    var details = false

    func validate() throws {
        guard !details || batch != nil else {
            throw ValidationError("--details goes with --batch; for one chart --json has the details always.")
        }
    }

    func run() throws {
        let astrologer = Astrologer()
        if let batch {
            try Batch { members throws(InputError) in
                try answer(astrologer.birth(birth.filling(members)), by: astrologer, isDetailed: details)
            }.run(path: batch)
        } else {
            let cast = try astrologer.birth(birth.members)
            print(
                json
                    ? answer(cast, by: astrologer, isDetailed: true).text
                    : ChartDrawing(birth: cast, zones: astrologer.zones.version).text
            )
        }
    }

    private func answer(_ birth: CastBirth, by astrologer: Astrologer, isDetailed: Bool) -> JSONValue {
        var report = ChartReport(birth: birth, settings: astrologer.settings(of: birth))
        if let window = birth.window {
            let certainty = BirthCertainty(
                window: window,
                place: birth.record.place,
                settings: birth.chart.settings,
                caster: astrologer.caster
            )
            report.certainty = CertaintyReport(window: window, certainty: certainty).json
        }
        if isDetailed { report.details = DetailsReport(birth: birth, astrologer: astrologer).members }
        return report.json
    }
}

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

/// A birth with its chart.
struct CastBirth {
    let record: BirthRecord
    let moment: BirthMoment
    /// Of noon when the time is unknown.
    let chart: Chart
    /// The city that was looked up, if one was.
    let city: City?
    /// When the birth may have been; nothing when its time is exact.
    let window: BirthWindow?

    /// Where it was cast for, as JSON: the city if one was looked up, and the degrees and zone that counted.
    var placeReport: JSONValue {
        let zone: JSONValue =
            switch record.zone {
            case .named(let name): .text(name)
            // It stands in seconds beside this.
            case .offset: .null
            case .localMeanTime: .text("LMT")
            }
        return .object([
            ("name", city.map { .text($0.name) } ?? .null),
            ("region", city.map { .text($0.region) } ?? .null),
            ("country", city.map { .text($0.country) } ?? .null),
            ("lat", .degrees(record.place.latitude)),
            ("lon", .degrees(record.place.longitude)),
            ("tz", zone),
        ])
    }

    /// Without a time of the day there is no lagna and there are no houses.
    var isLagnaKnown: Bool { record.time != .unknown }
}

/// What is certain of a birth whose time is not, as JSON.
struct CertaintyReport {
    let window: BirthWindow
    let certainty: BirthCertainty

    var json: JSONValue {
        var uncertain: [JSONValue] = []
        var certain: [(key: String, value: JSONValue)] = []
        for (name, spans) in subjects {
            let aspects: [(String, [ZodiacSpan], (ZodiacPoint) -> Int)] = [
                ("sign", spans.merged(by: \.sign), { $0.sign.rawValue }),
                ("nakshatra", spans.merged(by: \.nakshatra), { $0.nakshatra.rawValue }),
                ("pada", spans.merged(by: \.quarterOfNakshatra), { $0.pada }),
            ]
            for (aspect, merged, value) in aspects {
                if merged.count == 1, let only = merged.first {
                    certain.append(("\(name).\(aspect)", .integer(value(only.point))))
                } else {
                    uncertain.append(changing("\(name).\(aspect)", merged, value))
                }
            }
        }
        return .object([
            ("from", .text(window.start.utcText)),
            ("to", .text(window.end.utcText)),
            ("certain", .object(certain)),
            ("uncertain", .list(uncertain)),
            ("firstPeriodStart", firstPeriodStart),
        ])
    }

    private var subjects: [(String, [ZodiacSpan])] {
        [("lagna", certainty.lagna)] + Body.allCases.map { ($0.name, certainty.bodies[$0] ?? []) }
    }

    private func changing(
        _ name: String,
        _ spans: [ZodiacSpan],
        _ value: (ZodiacPoint) -> Int
    ) -> JSONValue {
        let values = spans.map { span in
            JSONValue.object([
                ("value", .integer(value(span.point))),
                ("from", .text(span.start.utcText)),
                ("to", .text(span.end.utcText)),
                ("localFrom", .text(window.local(at: span.start).description)),
                ("localTo", .text(window.local(at: span.end).description)),
            ])
        }
        return .object([("what", .text(name)), ("values", .list(values))])
    }

    private var firstPeriodStart: JSONValue {
        guard let range = certainty.firstPeriodStart else { return .null }
        return .object([
            ("earliest", .text(range.lowerBound.utcText)), ("latest", .text(range.upperBound.utcText)),
        ])
    }
}
