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
            try conversations(guide).run(path: batch)
            return
        }
        let fields = InputFields(birth.members.merging(today.map { ["today": .text($0)] } ?? [:]) { $1 })
        for answer in try AskedConversation(fields, questions: questions, guide: guide).answers() {
            print(json ? AnswerReport(answer: answer).json.text : AnswerReport(answer: answer).drawing)
        }
    }
}

extension AskCommand {
    /// Conversations as lines of JSON.
    private func conversations(_ guide: GuideConversation.Guide) -> Batch {
        Batch { [birth, today] line throws(InputError) -> [JSONValue] in
            guard case .list(let asked)? = line["questions"] else { throw .missing("questions") }
            var questions: [String] = []
            for question in asked {
                guard case .text(let text) = question else {
                    throw .wrongType("questions", expected: "a list of texts")
                }
                questions.append(text)
            }
            var members = birth.filling(line)
            if members["today"] == nil { members["today"] = today.map(JSONInput.text) }
            return try AskedConversation(InputFields(members), questions: questions, guide: guide).answers()
                .map { AnswerReport(answer: $0).json }
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
        self.questions = try questions.map(Self.checked)
        self.guide = guide
    }

    private static func checked(_ question: String) throws(InputError) -> String {
        do throws(AstrologyError) {
            return try GuideConversation.checked(question)
        } catch .invalid(_, .tooLong) {
            let message = "A question is longer than \(Message.maximumQuestionLength) characters."
            throw InputError(field: "questions", code: "textTooLong", message: message)
        } catch {
            throw InputError(field: "questions", code: "empty", message: "A question has no words.")
        }
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
        if given.lat == nil, given.lon == nil, case .city(let name)? = given.place {
            let namesakes = guide.namesakes(of: name)
            guard namesakes.isEmpty else { throw .severalPlaces(name, namesakes) }
        }
        var conversation: GuideConversation
        do throws(AstrologyError) {
            conversation = try GuideConversation(given, guide: guide, now: now)
        } catch {
            throw InputError(error)
        }
        return questions.map { conversation.ask($0, now: now) }
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
