import Foundation
import Jyotish

/// Jupiter and Saturn from the birth Moon in words, in variants.
enum TransitPhrases {
    /// `nil` for what is no transit.
    static func sentences(for finding: Finding) -> [String]? {
        switch finding.kind {
        case .transit(let body, let house, let isHelpful): transit(body, house, isHelpful)
        case .sadeSati(let phase): sadeSati(phase)
        default: nil
        }
    }

    private static func transit(_ body: Body, _ house: Int, _ isHelpful: Bool) -> [String] {
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
        case (_, false): return saturn(house, place)
        }
    }

    /// Saturn in the houses that tradition calls hard, each for what it is known for (Phaladeepika, chapter 26).
    private static func saturn(_ house: Int, _ place: String) -> [String] {
        let known =
            switch house {
            case 4: ("home and rest want mending before anything is added", "keep the house in order and sleep enough")
            case 5: ("ideas ripen slowly and children need patience", "finish one piece of work before the next idea")
            case 7: ("agreements are tested for what they carry", "say plainly what you can give and what not")
            case 8: ("what is shared or hidden wants clear accounts", "go by routine and leave risks for another year")
            case 9:
                ("beliefs and plans for far places are weighed anew", "ask one person you respect before you decide")
            case 10: ("work brings duty before it brings praise", "do fewer things and do them to the end")
            default: ("routine counts for more than speed", "do fewer things well")
            }
        return [
            "Saturn's transit through \(place) is one that asks for effort: \(known.0).",
            "Saturn, in transit through \(place), slows things enough for you to see what carries; \(known.1).",
        ]
    }

    private static func sadeSati(_ phase: SaturnPhase) -> [String] {
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
