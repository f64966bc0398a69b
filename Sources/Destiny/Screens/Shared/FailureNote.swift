import DesignSystem
import DestinyDomain
import Foundation
import SwiftUI

/// What could not be shown, in the place where it would have been.
struct FailureNote: View {
    let error: AstrologyError
    var onRetry: (() -> Void)?
    @Environment(\.words) private var words

    var body: some View {
        let said = AstrologyErrorWords(error, words)
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Label(said.title, systemImage: error == .offline ? "wifi.slash" : "exclamationmark.circle")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.danger)
            Text(said.message)
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.secondary)
            if said.canBeRetried, let onRetry {
                Button(words("destiny.action.retry"), action: onRetry).buttonStyle(.quiet)
            }
        }
        .card()
        .accessibilityElement(children: .contain)
    }
}

/// An error as people read it: what happened, what is safe, what they can do.
struct AstrologyErrorWords {
    let title: String
    let message: String
    /// Asking the same again may bring another answer.
    let canBeRetried: Bool

    init(_ error: AstrologyError, _ words: GuideWords) {
        let key: String
        var message: String?
        var canBeRetried = false
        switch error {
        case .offline: (key, canBeRetried) = ("offline", true)
        case .noRoom: (key, canBeRetried) = ("noRoom", true)
        case .serverFailed: (key, canBeRetried) = ("server", true)
        case .quotaExhausted(let quota):
            key = "quota"
            message = words("destiny.error.quota.message", GuideDates(words).day(quota.renewsAt))
        case .invalid(_, let reason):
            key = "invalid"
            message = words("destiny.error.reason.\(reason.rawValue)")
        case .birthNeeded: key = "birth"
        case .notFound: key = "notFound"
        case .stillAnswering: (key, canBeRetried) = ("answering", true)
        case .invalidTransaction(let problem):
            key = "transaction"
            message = words("destiny.error.transaction.\(problem.rawValue)")
        case .subscriptionsUnavailable: key = "subscriptions"
        case .notSignedIn: key = "notSignedIn"
        }
        title = words("destiny.error.\(key).title")
        self.message = message ?? words("destiny.error.\(key).message")
        self.canBeRetried = canBeRetried
    }
}
