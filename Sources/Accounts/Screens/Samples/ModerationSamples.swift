import ModerationDomain
import SwiftUI

/// Reports, blocks and decisions, in every state.
enum ModerationSamples {
    static var all: [Sample] {
        [
            report("report", .editing),
            report("report-sending", .sending),
            report("report-too-many", .editing, .tooManyReports),
            report("report-sent", .sent(isBlocked: false)),
            report("report-sent-blocked", .sent(isBlocked: true)),
            blocked("blocked-loading", .loading),
            blocked("blocked", .loaded(SampleData.blocked)),
            blocked("blocked-none", .loaded([])),
            blocked("blocked-failed", .failed(.offline)),
            reviews("reviews-loading", .loading),
            reviews("reviews", .loaded(SampleData.reports)),
            reviews("reviews-none", .loaded([])),
            reviews("reviews-forbidden", .failed(.forbidden)),
        ]
    }

    private static func report(
        _ name: String,
        _ state: ReportViewModel.State,
        _ failure: ModerationError? = nil
    ) -> Sample {
        let model = ReportViewModel(
            item: SampleData.reports[0].item,
            author: SampleData.reports[0].author,
            service: SampleModerationService(),
            state: state,
            failure: failure
        )
        return Sample(name, ReportView(model: model))
    }

    private static func blocked(_ name: String, _ state: BlockedViewModel.State) -> Sample {
        Sample(name, BlockedView(model: BlockedViewModel(service: SampleModerationService(), state: state)))
    }

    private static func reviews(_ name: String, _ state: ReviewQueueViewModel.State) -> Sample {
        Sample(name, ReviewQueueView(model: ReviewQueueViewModel(service: SampleModerationService(), state: state)))
    }
}
