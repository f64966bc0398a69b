import DesignSystem
import DiscoveryDomain
import SwiftUI

/// Who this is, as far as they said.
struct ProfileHead: View {
    let preferences: Preferences

    var body: some View {
        HStack(spacing: Spacing.section) {
            Image(systemName: "person.fill")
                .font(.title)
                .foregroundStyle(RepoFinderPalette.onAccent)
                .frame(width: 64, height: 64)
                .background(RepoFinderPalette.accent, in: Circle())
                .accessibilityHidden(true)
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

    private var line: String? {
        let parts = [preferences.experienceLevel?.title, preferences.primaryCluster?.title].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
