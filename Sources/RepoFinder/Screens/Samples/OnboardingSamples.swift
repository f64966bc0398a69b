import DiscoveryDomain
import Foundation
import SwiftUI

/// The first questions, each unanswered or answered, and the import of stars in every state.
enum OnboardingSamples {
    static var all: [Sample] {
        Question.allCases.map { sample("onboarding-\($0.rawValue)", $0, Preferences()) } + [
            sample("onboarding-fields-chosen", .fields, SampleData.preferences),
            sample("onboarding-stack-chosen", .stack, SampleData.preferences),
            sample("onboarding-goals-chosen", .goals, SampleData.preferences),
            stars("stars-beginning", .running, read: 0, total: nil),
            stars("stars-running", .running, read: 300, total: 1_240),
            stars(
                "stars-waiting",
                .waiting(until: SampleData.now.addingTimeInterval(1_800), problem: .rateLimited),
                read: 600,
                total: 1_240
            ),
            stars("stars-finished", .finished, read: 1_240, total: 1_240),
            stars("stars-stopped", .stopped, read: 1, total: 1_240),
            stars("stars-unknown-user", .userNotFound, read: 0, total: nil),
            stars(
                "stars-sign-in",
                StarImportModel(
                    dependencies: SampleModels().dependencies,
                    signInAddress: URL(string: "/account/github-code")
                )
            ),
        ]
    }

    private static func sample(_ name: String, _ question: Question, _ preferences: Preferences) -> Sample {
        let dependencies = SampleModels().dependencies
        let model = OnboardingViewModel(
            service: dependencies.discovery,
            stars: StarImportModel(dependencies: dependencies),
            preferences: preferences,
            question: question,
            onFinished: { _ in }
        )
        return Sample(name, OnboardingView(model: model))
    }

    private static func stars(_ name: String, _ state: StarImport.State, read: Int, total: Int?) -> Sample {
        let latest = StarImport(login: "mira", state: state, read: read, total: total, startedAt: SampleData.now)
        let model = StarImportModel(dependencies: SampleModels().dependencies, latest: latest)
        return stars(name, model)
    }

    private static func stars(_ name: String, _ model: StarImportModel) -> Sample {
        Sample(
            name,
            NavigationStack {
                StarImportView(model: model).padding(20).navigationTitle(words("repofinder.tab.profile"))
            }
        )
    }
}
