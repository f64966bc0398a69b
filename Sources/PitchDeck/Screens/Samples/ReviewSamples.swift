import Foundation
import PitchDeckDomain
import SwiftUI

/// A moderator's queue in every state, and what a founder reads of it.
enum ReviewSamples {
    nonisolated static var queue: [StartupReview] {
        [
            StartupReview(
                startup: SampleData.startups[0],
                isHeld: true,
                askedAt: SampleData.now.addingTimeInterval(-SampleData.day)
            ),
            StartupReview(startup: SampleData.startups[1], isHeld: false, askedAt: SampleData.now),
        ]
    }

    static var all: [Sample] {
        var (waiting, returned) = (SampleData.draft, SampleData.draft)
        waiting.state = .inReview
        var hidden = queue[1]
        hidden.startup.isHidden = true
        var appealed = hidden
        appealed.startup.appeal = StartupAppeal(text: "The figures are audited.", madeAt: SampleData.now)
        returned.reviewNote = "Say where the figures are from."
        return [
            sample("review-loading", .loading), sample("review", .loaded(queue)), sample("review-empty", .loaded([])),
            sample("review-hidden", .loaded([hidden])), sample("review-appealed", .loaded([appealed])),
            sample("review-failed", .failed(.busy)), sample("review-member", .failed(.notModerator)),
            sample("review-guest", .failed(.notModerator), isMember: false),
            DetailSamples.sample("detail-own-in-review", .loaded(waiting), isOwn: true),
            DetailSamples.sample("detail-own-sent-back", .loaded(returned), isOwn: true),
            Sample(
                "review-writing",
                NavigationStack {
                    ScrollView { ReviewCard(review: queue[0], model: model(.loading), isWriting: true).padding() }
                        .navigationTitle("Quietgrid")
                }
            ),
        ]
            + [PitchDeckLanguage.german, .hindi, .arabic].map {
                sample("review-\($0.rawValue)", .loaded(queue), language: $0)
            }
    }

    private static func model(_ state: ReviewQueueModel.State) -> ReviewQueueModel {
        ReviewQueueModel(library: SampleParts.library(), toasts: SampleParts.toasts, state: state)
    }

    private static func sample(
        _ name: String,
        _ state: ReviewQueueModel.State,
        isMember: Bool = true,
        language: PitchDeckLanguage = .english
    ) -> Sample {
        Sample(name, language: language, ReviewQueueView(model: model(state), isMember: isMember))
    }
}
