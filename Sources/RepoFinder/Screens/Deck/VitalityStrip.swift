import DesignSystem
import DiscoveryDomain
import SwiftUI

/// Whether somebody still works on a repository, in one line.
struct VitalityStrip: View {
    let vitality: Vitality
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    var body: some View {
        // Of what nobody knows nothing is said.
        if vitality.state != .unknown { strip }
    }

    private var strip: some View {
        HStack(spacing: Spacing.icon) {
            Circle()
                .fill(tint)
                .frame(width: 8, height: 8)
                .accessibilityHidden(true)
            Text(words("repofinder.vitality.\(vitality.state.rawValue)"))
                .fontWeight(.semibold)
                .foregroundStyle(tint)
                .fixedSize()
            if let details {
                Text(verbatim: details)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .font(.footnote)
        .accessibilityElement(children: .combine)
    }

    private var tint: AdaptiveColor {
        switch vitality.state {
        case .active: Palette.success
        case .slow, .archived: Palette.warning
        case .quiet: Palette.danger
        case .unknown: AdaptiveColor(light: 0x57606A, dark: 0x9AA4AF)
        }
    }

    private var details: String? {
        var parts: [String] = []
        if let pushedAt = vitality.pushedAt {
            parts.append(words("repofinder.vitality.pushed", dateWords.relative(pushedAt)))
        }
        if let issues = vitality.openIssues {
            parts.append(
                counted("repofinder.vitality.issues", issues, figure: CountWords.short(issues, locale: locale))
            )
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
