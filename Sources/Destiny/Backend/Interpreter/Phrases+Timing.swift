import Foundation
import Jyotish

extension Phrases {
    func dasha(_ great: Body, _ part: Body, _ isTied: Bool, _ finding: Finding) -> [String] {
        let name = "\(great.name)–\(part.name)"
        let end = finding.statement.components(separatedBy: " to ").last?.dropLast() ?? ""
        let quality = PeriodMeanings.of(part)
        let tie =
            isTied
            ? "it is tied to this part of life, so the subject is awake now"
            : "it touches this part of life only from the side"
        return [
            "By Vimshottari the period is \(name), until \(end): \(quality), and \(tie).",
            "The Vimshottari period, \(name), lasts until \(end); \(tie), with \(quality).",
        ]
    }

    func nextPeriod(_ finding: Finding) -> [String] {
        guard case .nextPeriod(let great, let part) = finding.kind else { return [] }
        let span = finding.statement.components(separatedBy: ", from ").last?.dropLast() ?? ""
        let dates = span.replacingOccurrences(of: " to ", with: " until ")
        return [
            """
            As for when: the next period tied to it is \(great.name)–\(part.name), from \(dates); read it as a season, \
            not as a date.
            """,
            """
            On timing, texts would look to \(great.name)–\(part.name), from \(dates); take it as a season, not as an \
            appointment.
            """,
        ]
    }

    func transit(_ body: Body, _ house: Int, _ isHelpful: Bool) -> [String] {
        let place = "the \(ordinal(house)) from your Moon"
        switch (body, isHelpful) {
        case (.jupiter, true):
            return [
                "Jupiter's transit through \(place) is one of its good places and widens what you begin.",
                "Jupiter, in transit through \(place), is well placed to help.",
            ]
        case (.jupiter, false):
            return [
                "Jupiter's transit through \(place) helps quietly, through learning more than through luck.",
                "Jupiter, in transit through \(place), asks you to prepare rather than to expand.",
            ]
        case (_, true):
            return [
                "Saturn's transit through \(place) is one of its good places: steady effort holds.",
                "Saturn, in transit through \(place), stands behind patient work.",
            ]
        case (_, false):
            return [
                "Saturn's transit through \(place) asks for routine and for fewer things done well.",
                "Saturn, in transit through \(place), slows things enough for you to see what carries.",
            ]
        }
    }

    func sadeSati(_ phase: SaturnPhase) -> [String] {
        let part =
            switch phase {
            case .rising: "in its first third"
            case .setting: "in its last third"
            default: "in its middle third"
            }
        return [
            """
            You are in Sade Sati, \(part): tradition describes it as a time of growing up and simplifying, which comes \
            to everybody two or three times in a life.
            """,
            """
            Saturn goes by your Moon, which is Sade Sati, \(part); it is known for honest work on oneself, and it passes.
            """,
        ]
    }

    func dayStar(_ strength: DayStrength, _ finding: Finding) -> [String] {
        let star = finding.statement.components(separatedBy: "the star of the day, ").last?.prefix { $0 != "," } ?? ""
        let mood =
            switch (strength.isTaraGood, strength.isMoonGood) {
            case (true, true): "a day that carries you"
            case (true, false), (false, true): "a day of two halves, best taken at an even pace"
            case (false, false): "a day for routine rather than for beginnings"
            }
        return [
            """
            Today's Moon is the \(ordinal(strength.house)) from yours, in \(star), which is \(strength.taraName) to your \
            birth star: \(mood).
            """
        ]
    }
}

/// What the part of a period is known for, by its lord (after BPHS, chapters 47 and 52 to 60).
enum PeriodMeanings {
    static func of(_ lord: Body) -> String {
        switch lord {
        case .sun: "a time to be seen and to take responsibility"
        case .moon: "a time of feeling, family and changing moods"
        case .mars: "a time of drive, best spent on something worth the fight"
        case .mercury: "a time for learning, writing and dealings with people"
        case .jupiter: "a time of growth, teachers and good advice"
        case .venus: "a time for affection, beauty and comfort"
        case .saturn: "a time of steady work and of fewer, firmer things"
        case .rahu: "a restless time that likes what is new and foreign"
        case .ketu: "a time of turning inward and leaving things behind"
        }
    }
}
