import DesignSystem
import DiscoveryDomain
import Foundation
import SwiftUI

/// Who this is, as far as they said.
struct ProfileHead: View {
    let preferences: Preferences
    let pictureURL: URL?

    var body: some View {
        HStack(spacing: Spacing.section) {
            picture
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: preferences.name ?? words("repofinder.profile.nameless"))
                    .font(.title2)
                    .fontWeight(.bold)
                    .lineLimit(2)
                if let line {
                    Text(verbatim: line)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .padding(.vertical, Spacing.icon)
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var picture: some View {
        if let pictureURL {
            Avatar(url: pictureURL, name: preferences.name ?? "", size: Self.side, isRound: true)
        } else {
            Image(systemName: "person.fill")
                .font(.title)
                .foregroundStyle(RepoFinderPalette.onAccent)
                .frame(width: Self.side, height: Self.side)
                .background(RepoFinderPalette.accent, in: Circle())
                .accessibilityHidden(true)
        }
    }

    private static let side: CGFloat = 64

    private var line: String? {
        let parts = [preferences.experienceLevel?.title, preferences.primaryCluster?.title].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
