import DestinyDomain
import Foundation
import SwiftUI

/// A made-up match.
nonisolated enum SampleMatch {
    private typealias Row = (name: KutaName, score: Double, maximum: Int, boy: String, girl: String, meaning: String)

    private static let rows: [Row] = [
        (.varna, 1, 1, "Vaishya", "Shudra", "Your outlooks on work and duty go together."),
        (.vashya, 1, 2, "Jalachara", "Chatushpada", "Each of you leads in some things."),
        (.tara, 3, 3, "Sampat", "Mitra", "Tradition reads an easy flow of daily life."),
        (.yoni, 2, 4, "Monkey", "Sheep", "Closeness that takes a little patience."),
        (.grahaMaitri, 5, 5, "Saturn", "Venus", "The lords of your Moons are friends."),
        (.gana, 6, 6, "Deva", "Deva", "Temperaments of one kind."),
        (.bhakoot, 0, 7, "Capricorn", "Taurus", "The signs stand in the fifth and ninth from each other."),
        (.nadi, 8, 8, "Antya", "Madhya", "Constitutions that complement each other."),
    ]

    static let report = MatchReport(
        boy: MatchPerson(
            name: "Vamshi",
            moon: ChartPoint(longitude: 286.2, rashi: .capricorn, star: .shravana, pada: 2)
        ),
        girl: MatchPerson(name: "Swathi", moon: ChartPoint(longitude: 44, rashi: .taurus, star: .rohini, pada: 1)),
        totalScore: 26,
        kutaDetails: rows.map { row in
            KutaResult(
                name: row.name,
                score: row.score,
                maxScore: row.maximum,
                boyValue: row.boy,
                girlValue: row.girl,
                rule: "The table of the tradition is read from the boy’s to the girl’s value.",
                meaning: row.meaning,
                exchangedScore: row.name == .varna ? 0 : nil
            )
        },
        doshas: [
            DoshaResult(
                name: .nadi,
                isPresent: false,
                isCancelled: false,
                reasons: [],
                meaning: "You are of different nadis."
            ),
            DoshaResult(
                name: .bhakoot,
                isPresent: true,
                isCancelled: true,
                reasons: ["The lords of both signs are friends."],
                meaning: "The Moons stand in signs that tradition calls restless together."
            ),
        ],
        manglik: ManglikResult(
            boy: .init(
                isPresent: true,
                isCancelled: true,
                isMild: false,
                houseFromLagna: 8,
                houseFromMoon: 2,
                houseFromVenus: 12,
                exceptions: ["Jupiter looks at Mars."]
            ),
            girl: .init(
                isPresent: false,
                isCancelled: nil,
                isMild: false,
                houseFromLagna: 3,
                houseFromMoon: 9,
                houseFromVenus: 5,
                exceptions: []
            ),
            isCompatible: true,
            meaning: "About half of all charts have Mars in one of these houses."
        ),
        band: .good,
        summary: "Twenty-six of thirty-six points, with strength in friendship, temperament and constitution.",
        recommendation:
            "Tradition sees good ground here. Talk about how each of you makes decisions; that is where the "
            + "points are fewer. A score describes a pattern, and the two of you decide what to make of it.",
        ruleset: "north-v1",
        exchangedTotal: 25,
        openPoints: [],
        settings: .init(boy: SampleChart.computed, girl: SampleChart.computed)
    )

    static let saved = SavedMatch(
        id: SampleData.id(700),
        savedAt: SampleData.now.addingTimeInterval(-86_400),
        report: report
    )
}

/// The match in every state.
enum MatchSamples {
    static var all: [Sample] {
        [
            sample("match", .editing),
            sample("match-comparing", .comparing),
            sample("match-report", .compared(SampleMatch.report)),
            sample("match-report-hindi", .compared(SampleMatch.report), language: .hindi),
            sample("match-failed", .failed(.invalid(field: "girl.time", reason: .timeInGap))),
        ]
    }

    private static func sample(
        _ name: String,
        _ state: MatchViewModel.State,
        language: GuideLanguage = .english
    ) -> Sample {
        let models = SampleModels()
        let model = MatchViewModel(dependencies: models.dependencies, state: state, saved: [SampleMatch.saved])
        model.boy.fill(SampleData.vamshi)
        return Sample(name, language: language, MatchView(model: model, profile: models.profile))
    }
}
