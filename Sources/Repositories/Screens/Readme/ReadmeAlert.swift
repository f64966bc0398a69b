import DesignSystem
import RepositoriesDomain
import SwiftUI

/// What a README wants one to heed, under its kind.
struct ReadmeAlert: View {
    let alert: Readme.Alert
    let blocks: [Readme.Block]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Label(words("repositories.readme.alert.\(alert.rawValue)"), systemImage: systemImage)
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(tint)
            ReadmeBlocksView(blocks: blocks)
        }
        .padding(.leading, Spacing.section)
        .padding(.vertical, Spacing.inline)
        .overlay(alignment: .leading) {
            Capsule().fill(tint).frame(width: 4)
        }
    }

    private var systemImage: String {
        switch alert {
        case .note: "info.circle"
        case .tip: "lightbulb"
        case .important: "exclamationmark.bubble"
        case .warning: "exclamationmark.triangle"
        case .caution: "exclamationmark.octagon"
        }
    }

    private var tint: AdaptiveColor {
        switch alert {
        case .note: RepositoryPalette.link
        case .tip: Palette.success
        case .important: RepositoryPalette.important
        case .warning: Palette.warning
        case .caution: Palette.danger
        }
    }
}

/// Part of a README that is shown when its title is pressed.
struct ReadmeDetails: View {
    let summary: [Readme.Inline]
    let blocks: [Readme.Block]
    @State private var isExpanded: Bool

    init(summary: [Readme.Inline], isOpen: Bool, blocks: [Readme.Block]) {
        (self.summary, self.blocks) = (summary, blocks)
        _isExpanded = State(initialValue: isOpen)
    }

    var body: some View {
        DisclosureGroup(isExpanded: $isExpanded) {
            ReadmeBlocksView(blocks: blocks).padding(.top, Spacing.icon)
        } label: {
            Group {
                if summary.isEmpty {
                    Text(words("repositories.readme.details"))
                } else {
                    ReadmeText(summary).text
                }
            }
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
    }
}
