import AccountsDomain
import DesignSystem
import SwiftUI

/// One browser or phone that is signed in.
struct SessionRow: View {
    let session: AccountSession
    let onEnd: () -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        HStack(spacing: Spacing.row) {
            Image(systemName: isPhone ? "iphone" : "desktopcomputer")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: device).lineLimit(1)
                Text(verbatim: seen)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if !session.isCurrent {
                Button(words("account.sessions.end"), action: onEnd)
                    .buttonStyle(.bordered)
                    .accessibilityLabel(words("account.sessions.end.of", device))
            }
        }
        .frame(minHeight: 44)
    }

    private var device: String { session.device.isEmpty ? words("account.sessions.unknown") : session.device }

    private var isPhone: Bool { ["iPhone", "iPad", "Android"].contains { session.device.contains($0) } }

    private var seen: String {
        session.isCurrent
            ? words("account.sessions.current")
            : words("account.sessions.seen", dateWords.relative(session.lastSeenAt))
    }
}
