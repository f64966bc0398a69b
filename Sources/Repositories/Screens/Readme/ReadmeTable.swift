import DesignSystem
import RepositoriesDomain
import SwiftUI

/// A table; a wide one scrolls sideways.
struct ReadmeTable: View {
    let header: [[Readme.Inline]]
    let alignments: [Readme.Alignment]
    let rows: [[[Readme.Inline]]]
    /// How many times as large as usual text is.
    @ScaledMetric private var letter: CGFloat = 1
    /// Of a small letter of the footnote's usual size, in points.
    private static let letterWidth: CGFloat = 8

    var body: some View {
        ScrollView(.horizontal) {
            VStack(alignment: .leading, spacing: 0) {
                // A table of HTML may have none.
                if header.contains(where: { !$0.isEmpty }) { row(header, isHeader: true) }
                ForEach(rows.indices, id: \.self) { row(rows[$0], isHeader: false) }
            }
        }
    }

    private func row(_ cells: [[Readme.Inline]], isHeader: Bool) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: Spacing.row) {
                ForEach(widths.indices, id: \.self) { column in
                    cell(column < cells.count ? cells[column] : [])
                        .font(.footnote)
                        .fontWeight(isHeader ? .semibold : .regular)
                        .frame(width: widths[column], alignment: alignment(of: column))
                }
            }
            .padding(.vertical, Spacing.icon)
            Divider()
        }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private func cell(_ inlines: [Readme.Inline]) -> some View {
        if inlines.contains(where: \.hasPicture) {
            ReadmeFlow(inlines: inlines, isInCell: true)
        } else {
            ReadmeText(inlines).text
        }
    }

    /// In points, from the longest line of each column, so that no word is broken; a picture wants room of its own.
    private var widths: [CGFloat] {
        header.indices.map { column in
            let cells = ([header] + rows).compactMap { $0.indices.contains(column) ? $0[column] : nil }
            let longest = cells.map(\.longestLine).max() ?? 0
            let pictures = cells.flatMap { ReadmeRun.runs(of: $0) }.map(\.pictureWidth).max() ?? 0
            // Few letters may all be wide ones.
            return min(max(CGFloat(longest) * Self.letterWidth * letter + 12, pictures, 48), 260 * letter)
        }
    }

    private func alignment(of column: Int) -> Alignment {
        guard alignments.indices.contains(column) else { return .leading }
        return switch alignments[column] {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

nonisolated extension Readme.Inline {
    /// How wide the characters that are seen are together, about, in small letters.
    var letterCount: Double {
        switch self {
        case .text(let text), .code(let text), .image(_, let text, _, _): text.reduce(0) { $0 + $1.letterCount }
        case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines), .link(_, let inlines):
            inlines.reduce(0) { $0 + $1.letterCount }
        case .lineBreak: 1
        }
    }
}

nonisolated extension [Readme.Inline] {
    /// How wide the widest line is, about, in small letters.
    var longestLine: Double {
        split(separator: .lineBreak).map { $0.reduce(0) { $0 + $1.letterCount } }.max() ?? 0
    }
}

nonisolated extension Character {
    /// Capitals are wider than small letters; so are ideographs and pictures, which take three bytes or more.
    fileprivate var letterCount: Double {
        if utf8.count > 2 { return 2 }
        return isUppercase ? 1.4 : 1
    }
}
