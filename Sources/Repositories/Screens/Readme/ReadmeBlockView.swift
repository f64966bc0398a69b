import DesignSystem
import Foundation
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
        case .list(let start, let items): ReadmeList(start: start, items: items)
        case .table(let header, let alignments, let rows):
            ReadmeTable(header: header, alignments: alignments, rows: rows)
        case .image(let url, let alternative, let link):
            ReadmeImage(url: url, alternative: alternative, link: link)
        case .rule: Divider()
        }
    }

    private func heading(_ level: Int, _ inlines: [Readme.Inline]) -> some View {
        ReadmeText(inlines).text
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
