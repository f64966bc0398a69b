import Calls
import Foundation
import ModerationDomain
import SwiftUI

/// Reports, blocks and decisions, in every state.
enum ModerationSamples {
    static var all: [Sample] {
        [
            report("report", .editing, reason: .spam),
            reportWithoutReason,
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
        _ failure: ModerationError? = nil,
        reason: Report.Reason? = nil
    ) -> Sample {
        let model = reportModel(state, failure)
        model.reason = reason
        return Sample(name, ReportView(model: model))
    }

    /// As it stands after somebody wanted to send it so.
    private static var reportWithoutReason: Sample {
        let model = reportModel(.editing, nil)
        model.sendTapped()
        return Sample("report-without-reason", ReportView(model: model, origin: URL(string: "/somewhere")))
    }

    private static func reportModel(_ state: ReportViewModel.State, _ failure: ModerationError?) -> ReportViewModel {
        ReportViewModel(
            item: SampleData.reports[0].item,
            author: SampleData.reports[0].author,
            service: RemoteModerationService(.unanswered),
            state: state,
            failure: failure
        )
    }

    private static func blocked(_ name: String, _ state: BlockedViewModel.State) -> Sample {
        Sample(name, BlockedView(model: BlockedViewModel(service: RemoteModerationService(.unanswered), state: state)))
    }

    private static func reviews(_ name: String, _ state: ReviewQueueViewModel.State) -> Sample {
        let model = ReviewQueueViewModel(
            service: RemoteModerationService(.unanswered),
            state: state,
            faces: [
                SampleData.reports[0].item: ReportedFace(
                    name: "Solar Kites",
                    address: URL(string: "/"),
                    isAuthorTold: true
                )
            ]
        )
        return Sample(name, ReviewQueueView(model: model))
    }
}
