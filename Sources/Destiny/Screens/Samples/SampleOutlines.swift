import DestinyDomain
import Foundation

/// What stands beside made-up answers.
nonisolated extension SampleData {
    static let outline = AnswerOutline(
        agreement: .many,
        timeline: .init(
            stretches: (0..<12).compactMap { number in
                guard let from = today.insight.day.moved(by: number * 90), let to = from.moved(by: 89) else {
                    return nil
                }
                return .init(from: from, to: to, strength: [0.2, 0.5, 0.35, 0.1, 0.62, 0.3][number % 6])
            },
            usual: 0.32,
            windows: [window(360, 449, 0.62), window(90, 179, 0.5)],
            under: [
                passage(.moon, nil, 0, 400), passage(.mars, nil, 401, 1079), passage(.jupiter, .gemini, 0, 140),
                passage(.jupiter, .cancer, 141, 1079), passage(.saturn, .pisces, 0, 1079),
            ]
        ),
        followUps: ["Why?", "What can I do for it?", "And next year?"]
    )

    private static func window(_ from: Int, _ to: Int, _ strength: Double) -> AnswerOutline.Window {
        let day = today.insight.day
        return .init(
            from: day.moved(by: from) ?? day,
            to: day.moved(by: to) ?? day,
            strength: strength,
            why: ["Mercury’s period (ruler of your 10th house)", "Jupiter in the sky touching your 10th house"]
        )
    }

    private static func passage(_ graha: Graha, _ rashi: Rashi?, _ from: Int, _ to: Int) -> AnswerOutline.Passage {
        let day = today.insight.day
        return .init(graha: graha, rashi: rashi, from: day.moved(by: from) ?? day, to: day.moved(by: to) ?? day)
    }

    static let dayOutline = AnswerOutline(
        agreement: .some,
        days: (0..<14).compactMap { number in
            today.insight.day.moved(by: number).map {
                .init(
                    day: $0,
                    score: [0.3, 0.5, 0.7, 0.9][number % 4],
                    why: ["Its star is Sadhaka to yours, a helping one."]
                )
            }
        },
        followUps: ["Why?"]
    )

    static let optionOutline = AnswerOutline(
        agreement: .mixed,
        options: [
            .init(name: "law", strength: 0.71, promise: 0.5, why: "It goes by your 9th house, whose ruler is exalted."),
            .init(name: "medicine", strength: 0.44, promise: -0.1, why: "It goes by your 6th house."),
        ],
        followUps: ["When is the best time for it?"]
    )

    static func grounds(_ outline: AnswerOutline) -> AnswerGrounds {
        var grounds = grounds
        grounds.outline = outline
        return grounds
    }
}
