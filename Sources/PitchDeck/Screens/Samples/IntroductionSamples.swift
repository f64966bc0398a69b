import Foundation
import PitchDeckDomain
import SwiftUI

/// Introductions in every state, as the two sides see them.
enum IntroductionSamples {
    static var all: [Sample] {
        let startup = StartupDetailModel.State.loaded(SampleData.startups[0])
        let states = Introduction.State.allCases.filter { $0 != .withdrawn }
        return [
            DetailSamples.sample("introduction-open", startup, door: .open),
            DetailSamples.sample("introduction-guest", startup, door: .needsMember),
            card("introduction-writing"), card("introduction-writing-ar", language: .arabic),
        ]
            + states.map { state in
                DetailSamples.sample("introduction-\(state)", startup, door: .asked(one(1, state, isReceived: false)))
            }
            + PitchDeckLanguage.allCases.flatMap { language in
                [
                    DetailSamples.sample(
                        "introduction-unconfirmed-\(language.rawValue)",
                        startup,
                        door: .needsConfirmation,
                        language: language
                    ),
                    OwnSamples.cabinet(
                        "introductions-received-\(language.rawValue)",
                        .loaded([SampleData.startups[0]]),
                        introductions: states.enumerated().map { one($0, $1, isReceived: true) },
                        language: language
                    ),
                    OwnSamples.workspace(
                        "introductions-asked-\(language.rawValue)",
                        [],
                        introductions: states.enumerated().map { one($0, $1, isReceived: false) },
                        language: language
                    ),
                ]
            }
    }

    static func model(_ introductions: [Introduction]) -> IntroductionsModel {
        IntroductionsModel(
            library: SampleParts.library(),
            toasts: SampleParts.toasts,
            state: .loaded(introductions)
        )
    }

    nonisolated static func one(_ number: Int, _ state: Introduction.State, isReceived: Bool) -> Introduction {
        Introduction(
            id: SampleData.id(600 + number),
            startup: SampleData.startups[0].id,
            title: "Quietgrid",
            isReceived: isReceived,
            name: isReceived ? "Ines Duarte" : "Signe Holm",
            message: "We back cold-chain companies in the north and know two operators who would try this.",
            state: state,
            email: state == .accepted ? "ines@example.org" : nil,
            askedAt: SampleData.now.addingTimeInterval(-2 * SampleData.day),
            answeredAt: state == .waiting ? nil : SampleData.now.addingTimeInterval(-SampleData.day)
        )
    }

    private static func card(_ name: String, language: PitchDeckLanguage = .english) -> Sample {
        let model = StartupDetailModel(
            id: SampleData.startups[0].id,
            library: SampleParts.library(),
            toasts: SampleParts.toasts,
            isOwn: false,
            door: .open
        )
        return Sample(
            name,
            language: language,
            NavigationStack {
                ScrollView { IntroductionCard(model: model, door: .open, isWriting: true).padding() }
                    .navigationTitle("Quietgrid")
            }
        )
    }
}
