import ArgumentParser
import Jyotish

/// Compares the Moons of two births.
struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Compare two births by the eight kutas, out of 36.",
        discussion: """
            One couple: serendip match --groom '{"date":…}' --bride '{"date":…}', each as a line of chart --batch.
            Many: serendip match --batch couples.jsonl, lines like {"groom":{…},"bride":{…}}.
            Each line is answered with one line of JSON, a bad one with an error; then the exit status is 1.
            """
    )

    @Option(help: "The groom's birth as JSON.")
    var groom: String?

    @Option(help: "The bride's birth as JSON.")
    var bride: String?

    @Option(help: "A file of JSON lines, or - for standard input.")
    var batch: String?

    @Flag(help: "Print JSON instead of a table.")
    var json = false

    @Flag(help: "Print the points of every pair of places that a Moon can have, as CSV.")
    var table = false

    @Option(help: "The tables to count by: north-v1 or north-v1-vashya-by-groom.")
    var ruleset = KutaRuleset.north.name

    func validate() throws {
        let given = [("--groom", groom != nil), ("--bride", bride != nil), ("--batch", batch != nil), ("--json", json)]
        if table, let name = given.first(where: \.1)?.0 { throw ValidationError("\(name) does not go with --table.") }
        if batch != nil, let name = given.prefix(2).first(where: \.1)?.0 {
            throw ValidationError("\(name) does not go with --batch, whose lines have both births.")
        }
    }

    func run() throws {
        let rules = try chosenRuleset()
        let astrologer = Astrologer()
        if table {
            KutaTable(ruleset: rules).write()
        } else if let batch {
            try Batch { members throws(InputError) in
                try report(members, rules: rules, by: astrologer).json
            }.run(path: batch)
        } else {
            let report = try report(optionMembers(), rules: rules, by: astrologer)
            print(json ? report.json.text : MatchDrawing(report: report).text)
        }
    }

    private func chosenRuleset() throws -> KutaRuleset {
        guard let rules = KutaRuleset.all.first(where: { $0.name == ruleset }) else {
            let names = KutaRuleset.all.map(\.name).joined(separator: ", ")
            throw ValidationError("The ruleset “\(ruleset)” is not one of \(names).")
        }
        return rules
    }

    private func optionMembers() throws(InputError) -> [String: JSONInput] {
        var members: [String: JSONInput] = [:]
        for (name, text) in [("groom", groom), ("bride", bride)] {
            guard let text else { continue }
            do throws(InputError) {
                members[name] = .object(try JSONInput.object(text: text))
            } catch {
                throw error.inside(name)
            }
        }
        return members
    }

    private func report(
        _ members: [String: JSONInput],
        rules: KutaRuleset,
        by astrologer: Astrologer
    ) throws(InputError) -> MatchReport {
        let groom = try birth("groom", members, by: astrologer)
        let bride = try birth("bride", members, by: astrologer)
        let ashtakoota = Ashtakoota(
            groom: groom.chart[.moon].point,
            bride: bride.chart[.moon].point,
            ruleset: rules
        )
        let settings = JSONValue.object([
            ("groom", astrologer.settings(of: groom)), ("bride", astrologer.settings(of: bride)),
            ("ruleset", .text(rules.name)),
        ])
        return MatchReport(groom: groom, bride: bride, ashtakoota: ashtakoota, settings: settings)
    }

    private func birth(
        _ name: String,
        _ members: [String: JSONInput],
        by astrologer: Astrologer
    ) throws(InputError) -> CastBirth {
        guard let value = members[name] else { throw .missing(name) }
        guard case .object(let fields) = value else { throw .wrongType(name, expected: "an object") }
        do throws(InputError) {
            return try astrologer.birth(fields)
        } catch {
            throw error.inside(name)
        }
    }
}

/// The points of every pair of Moons, as CSV.
///
/// A cell is a quarter of a nakshatra; the two in which a sign's middle lies are parted there, as vashya is.
struct KutaTable {
    let ruleset: KutaRuleset

    private struct Cell {
        let point: ZodiacPoint
        let half: String
    }

    func write() {
        let names = ["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]
        let sides = ["groom", "bride"].flatMap { side in ["nak", "pada", "half"].map { "\(side)_\($0)" } }
        print((sides + names + ["total"]).joined(separator: ","))
        let cells = Self.cells
        for groom in cells {
            for bride in cells {
                let match = Ashtakoota(groom: groom.point, bride: bride.point, ruleset: ruleset)
                let points = match.scores.map(\.score) + [match.total]
                print("\(text(groom)),\(text(bride))," + points.map { String($0) }.joined(separator: ","))
            }
        }
    }

    private static var cells: [Cell] {
        (0..<108).flatMap { quarter in
            let start = Double(quarter) * 360 / 108
            guard let middle = [255.0, 285.0].first(where: { start < $0 && $0 < start + 360 / 108 }) else {
                return [Cell(point: ZodiacPoint(longitude: start + 1), half: "")]
            }
            return [
                Cell(point: ZodiacPoint(longitude: middle - 0.1), half: "a"),
                Cell(point: ZodiacPoint(longitude: middle + 0.1), half: "b"),
            ]
        }
    }

    private func text(_ cell: Cell) -> String {
        "\(cell.point.nakshatra.rawValue),\(cell.point.pada),\(cell.half)"
    }
}
