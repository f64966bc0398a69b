import DesignSystem
import RepositoriesDomain
import SwiftUI

/// One block of a README, drawn from values: nothing of it is markup.
struct ReadmeBlockView: View {
    let block: Readme.Block

    var body: some View {
        switch block {
        case .heading(let level, let inlines): heading(level, inlines)
        case .paragraph(let inlines): ReadmeParagraph(inlines: inlines)
        case .code(_, let code): ReadmeCode(code: code)
        case .quote(let blocks): quote(blocks)
        case .alert(let alert, let blocks): ReadmeAlert(alert: alert, blocks: blocks)
        case .details(let summary, let isOpen, let blocks):
            ReadmeDetails(summary: summary, isOpen: isOpen, blocks: blocks)
        case .list(let start, let items): ReadmeList(start: start, items: items)
        case .table(let header, let alignments, let rows):
            ReadmeTable(header: header, alignments: alignments, rows: rows)
        case .image(let url, let alternative, let link, let size, let dark):
            ReadmePicture(url: url, alternative: alternative, link: link, size: size, dark: dark).inColumn
        case .rule: Divider()
        }
    }

    private func heading(_ level: Int, _ inlines: [Readme.Inline]) -> some View {
        Group {
            if inlines.contains(where: \.hasPicture) { ReadmeFlow(inlines: inlines) } else { ReadmeText(inlines).text }
        }
        .font(level == 1 ? .title2 : level == 2 ? .title3 : .headline)
        .fontWeight(.semibold)
        .padding(.top, Spacing.icon)
        .accessibilityAddTraits(.isHeader)
    }

    private func quote(_ blocks: [Readme.Block]) -> some View {
        ReadmeBlocksView(blocks: blocks)
            .foregroundStyle(.secondary)
            .padding(.leading, Spacing.section)
            .overlay(alignment: .leading) {
                Capsule().fill(Palette.separator).frame(width: 4)
            }
    }
}

/// Blocks of a README below one another.
struct ReadmeBlocksView: View {
    let blocks: [Readme.Block]
    /// By the indices of headings, for what leads to them.
    var names: [Int: String] = [:]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(blocks.indices, id: \.self) { index in
                if let name = names[index] {
                    ReadmeBlockView(block: blocks[index]).id(name)
                } else {
                    ReadmeBlockView(block: blocks[index])
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        // As high as it is: a picture may be of any height, and would leave the whole to what is below.
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// Items with bullets, numbers or check marks.
struct ReadmeList: View {
    /// `nil` for bullets.
    let start: Int?
    let items: [Readme.Item]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            ForEach(items.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
                    marker(index)
                        .foregroundStyle(.secondary)
                        .frame(minWidth: 20, alignment: .trailing)
                    ReadmeBlocksView(blocks: items[index].blocks)
                }
            }
        }
    }

    @ViewBuilder private func marker(_ index: Int) -> some View {
        if let checked = items[index].checked {
            Image(systemName: checked ? "checkmark.circle.fill" : "circle")
                .accessibilityLabel(words(checked ? "repositories.readme.done" : "repositories.readme.open"))
        } else if let start {
            Text(verbatim: "\(start + index).").monospacedDigit()
        } else {
            Text(verbatim: "•").accessibilityHidden(true)
        }
    }
}

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
