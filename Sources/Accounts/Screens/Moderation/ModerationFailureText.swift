import DesignSystem
import ModerationDomain
import SwiftUI

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
