import ArgumentParser
import Jyotish

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
