import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The subjects that are shown less or never, to be allowed again.
struct RulesSection: View {
    let model: ProfileViewModel

    var body: some View {
        Section(words("repofinder.profile.rules")) {
            ForEach(model.rules) { rule in
                HStack(spacing: Spacing.row) {
                    Image(systemName: rule.kind == .never ? "eye.slash" : "hand.thumbsdown")
                        .foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                    Text(words("repofinder.rule.\(rule.kind.rawValue)", rule.subject.title))
                        .lineLimit(2)
                    Spacer(minLength: Spacing.icon)
                    Button(words("repofinder.rule.remove")) { model.ruleRemoved(rule.subject) }
                        .buttonStyle(.bordered)
                        .controlSize(.small)
                        .accessibilityLabel(words("repofinder.rule.remove.subject", rule.subject.title))
                }
            }
        }
    }
}
