import DesignSystem
import ModerationDomain
import SwiftUI

extension ModerationError {
    /// What happened and what the person can do.
    @MainActor var said: String { words("account.moderation.error.\(key)") }

    var systemImage: String {
        switch self {
        case .offline: "wifi.slash"
        case .noRoom: "tray"
        case .forbidden, .notSignedIn: "lock"
        case .tooManyReports: "hourglass"
        case .invalid, .notFound, .failed: "exclamationmark.triangle"
        }
    }

    private var key: String {
        switch self {
        case .invalid: "invalid"
        case .forbidden: "forbidden"
        case .notFound: "notFound"
        case .tooManyReports: "tooManyReports"
        case .notSignedIn: "notSignedIn"
        case .offline: "offline"
        case .noRoom: "noRoom"
        case .failed: "failed"
        }
    }
}

/// Why the last act did nothing.
struct ModerationFailureText: View {
    let error: ModerationError?

    var body: some View {
        if let error {
            Label(error.said, systemImage: error.systemImage)
                .font(.subheadline)
                .foregroundStyle(Palette.danger)
                .onAppear { AccessibilityNotification.Announcement(error.said).post() }
                .id(error.said)
        }
    }
}
