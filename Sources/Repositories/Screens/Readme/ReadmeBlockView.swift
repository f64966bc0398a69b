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

/// Blocks of a README below one another.
struct ReadmeBlocksView: View {
    let blocks: [Readme.Block]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(blocks.indices, id: \.self) { ReadmeBlockView(block: blocks[$0]) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        // As high as it is: a badge may be any height up to its limit, and would leave the whole to what is below.
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// Source code as it was written; long lines scroll sideways.
struct ReadmeCode: View {
    let code: String

    var body: some View {
        ScrollView(.horizontal) {
            Text(verbatim: code)
                .font(.system(.footnote, design: .monospaced))
                .textSelection(.enabled)
                .padding(Spacing.row)
        }
        .background(Palette.surface, in: RoundedRectangle(cornerRadius: Radius.control))
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

/// Running text; a paragraph of pictures only, such as a line of badges, is a row of them.
struct ReadmeParagraph: View {
    let inlines: [Readme.Inline]

    var body: some View {
        if let pictures {
            ChipRow {
                ForEach(pictures.indices, id: \.self) { index in
                    ReadmeImage(
                        url: pictures[index].url,
                        alternative: pictures[index].alternative,
                        link: pictures[index].link,
                        maximumHeight: 28
                    )
                }
            }
        } else {
            ReadmeText(inlines).text
                .font(.body)
                .textSelection(.enabled)
        }
    }

    private struct Picture {
        let url: URL
        let alternative: String
        let link: URL?
    }

    /// `nil` when there is anything but pictures.
    private var pictures: [Picture]? {
        var pictures: [Picture] = []
        for inline in inlines {
            switch inline {
            case .image(let url, let alternative):
                pictures.append(Picture(url: url, alternative: alternative, link: nil))
            case .link(let link, let content):
                guard content.count == 1, case .image(let url, let alternative) = content[0] else { return nil }
                pictures.append(Picture(url: url, alternative: alternative, link: link))
            case .lineBreak: continue
            case .text(let text) where text.allSatisfy(\.isWhitespace): continue
            default: return nil
            }
        }
        return pictures.isEmpty ? nil : pictures
    }
}

/// A picture of a README, never larger than its column.
struct ReadmeImage: View {
    let url: URL
    let alternative: String
    let link: URL?
    var maximumHeight: CGFloat = 480

    var body: some View {
        if let link {
            Link(destination: link) { picture }
                .accessibilityLabel(alternative.isEmpty ? link.absoluteString : alternative)
        } else {
            picture
        }
    }

    private var picture: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFit()
            default: Text(verbatim: alternative).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .frame(maxHeight: maximumHeight)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(alternative)
        .accessibilityHidden(alternative.isEmpty)
    }
}
