import ArgumentParser
import DestinyDomain
import DestinyService
import Foundation
import Jyotish

/// Answers questions about one birth as the server would, counting and keeping nothing.
struct AskCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract: "Ask Destiny about a birth.",
        discussion: """
            One birth: serendip ask --date 1991-03-12 --time 06:42 --place Jaipur "When will I marry?" "Why?"
            Each further question goes on with the conversation.
            Many: serendip ask --batch questions.jsonl, a file (or - for standard input) with lines like
            {"date":"1991-03-12","time":"06:42","place":"Jaipur","questions":["When will I marry?","Why?"]}
            Each line is answered with one line of JSON for each of its questions.
            """
    )

    @OptionGroup var birth: BirthOptions

    @Option(help: "The day on which it is asked: 2026-11-23. (default: today)")
    var today: String?

    @Flag(help: "Print one JSON object for each question.")
    var json = false

    @Option(help: "A file of JSON lines, or - for standard input.")
    var batch: String?

    @Argument(help: "The question, and those that follow it.")
    var questions: [String] = []

    func validate() throws {
        guard batch != nil || !questions.isEmpty else { throw ValidationError("Say what is asked.") }
    }

    func run() throws {
        let guide = GuideConversation.Guide()
        if let batch {
            try AskBatch(guide: guide, options: birth, today: today).run(path: batch)
            return
        }
        let fields = InputFields(birth.members.merging(today.map { ["today": .text($0)] } ?? [:]) { $1 })
        for answer in try AskedConversation(fields, questions: questions, guide: guide).answers() {
            print(json ? AnswerReport(answer: answer).json.text : AnswerReport(answer: answer).drawing)
        }
    }
}

/// The questions of one conversation with the birth they are about.
struct AskedConversation {
    private let given: GivenBirth
    private let questions: [String]
    private let now: Date
    private let guide: GuideConversation.Guide

    /// - Throws: `InputError` for the first field that is wrong.
    init(_ fields: InputFields, questions: [String], guide: GuideConversation.Guide) throws(InputError) {
        guard let dateText = try fields.text("date") else { throw .missing("date") }
        guard let date = CalendarDay(text: dateText) else {
            throw .wrongType("date", expected: "a day like 1991-03-12")
        }
        let timeText = try fields.text("time").flatMap { $0.lowercased() == "unknown" ? nil : $0 }
        let time = timeText.flatMap { ClockTime(text: String($0.prefix(5))) }
        guard timeText == nil || time != nil else { throw .wrongType("time", expected: "a time like 06:42") }
        let within = try fields.integer("withinMinutes")
        given = GivenBirth(
            date: date,
            time: time,
            accuracy: time == nil ? .unknown : within == nil ? .exact : .withinHour,
            place: try fields.text("place").map { .city($0) },
            lat: try fields.number("lat"),
            lon: try fields.number("lon"),
            tz: try fields.text("tz"),
            fold: try fields.integer("fold")
        )
        now = try Self.now(fields.text("today"))
        self.questions = questions
        self.guide = guide
    }

    private static func now(_ today: String?) throws(InputError) -> Date {
        guard let today else { return Date() }
        let day: CivilDate
        do throws(BirthError) {
            day = try BirthRecord.date(text: today)
        } catch {
            throw InputError(error)
        }
        // Noon, as a day is meant.
        return Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400 + 43_200)
    }

    /// One for each question, in order.
    func answers() throws(InputError) -> [GuideAnswer] {
        var conversation: GuideConversation
        do throws(AstrologyError) {
            conversation = try GuideConversation(given, guide: guide, now: now)
        } catch {
            throw InputError(field: "birth", code: "invalid", message: "\(error)")
        }
        if case .city(let city)? = given.place { Self.note(guide.namesakes(of: city)) }
        return questions.map { conversation.ask($0, now: now) }
    }
}

extension AskedConversation {
    /// Says which of several cities was taken, beside the answers.
    private static func note(_ namesakes: [String]) {
        guard let taken = namesakes.first, namesakes.count > 1 else { return }
        let others = namesakes.dropFirst().joined(separator: "; ")
        FileHandle.standardError.write(Data("Taken for \(taken). There is also \(others).\n".utf8))
    }
}

/// Conversations as lines of JSON.
struct AskBatch {
    let guide: GuideConversation.Guide
    let options: BirthOptions
    let today: String?

    /// - Throws: `ExitCode.failure` at the end when a line was bad.
    func run(path: String) throws {
        let data =
            path == "-"
            ? FileHandle.standardInput.readDataToEndOfFile() : try Data(contentsOf: URL(filePath: path))
        var hasFailed = false
        for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
            do throws(InputError) {
                for answer in try answers(to: line) { print(AnswerReport(answer: answer).json.text) }
            } catch {
                hasFailed = true
                print(error.json(line: index + 1).text)
            }
        }
        if hasFailed { throw ExitCode.failure }
    }

    private struct Questions: Decodable {
        let questions: [String]
    }

    private func answers(to line: Data) throws(InputError) -> [GuideAnswer] {
        var members = options.filling(try JSONInput.object(line: Data(line)))
        if members["today"] == nil { members["today"] = today.map(JSONInput.text) }
        let asked: Questions
        do {
            asked = try JSONDecoder().decode(Questions.self, from: Data(line))
        } catch {
            throw .missing("questions")
        }
        return try AskedConversation(InputFields(members), questions: asked.questions, guide: guide).answers()
    }
}

/// One answer as JSON, or as text for a terminal.
struct AnswerReport {
    let answer: GuideAnswer

    var json: JSONValue {
        .object([
            ("question", .text(answer.question)),
            ("kind", .text(answer.kind)),
            ("subject", answer.subject.map(JSONValue.text) ?? .null),
            ("area", .text(answer.area)),
            ("span", answer.span.map { .object([("from", .text($0.from)), ("to", .text($0.to))]) } ?? .null),
            (
                "windows",
                .list(
                    answer.windows.map {
                        .object([("from", .text($0.from)), ("to", .text($0.to)), ("strength", .number($0.strength))])
                    }
                )
            ),
            (
                "options",
                .list(
                    answer.options.map {
                        .object([
                            ("name", .text($0.name)), ("subject", .text($0.subject)),
                            ("strength", .number($0.strength)),
                        ])
                    }
                )
            ),
            ("answer", .text(answer.answer)),
            ("reading", .text(answer.reading)),
            ("action", .text(answer.action)),
            ("confidence", answer.confidence.map(JSONValue.text) ?? .null),
            ("language", .text(answer.language)),
            ("sources", .list(answer.sources.map(JSONValue.text))),
        ])
    }

    var drawing: String {
        let head = ["> \(answer.question)", "", answer.answer]
        let rest = answer.reading.isEmpty ? [] : ["", "Reading (\(answer.confidence ?? "")):", answer.reading]
        return (head + rest).joined(separator: "\n") + "\n"
    }
}
