import DesignSystem
import Foundation
import RepositoriesDomain
import SwiftUI
import WebUIOptimistic

/// Words and pictures of one paragraph, heading or cell, as one running text where the system can set one.
struct ReadmeFlow: View {
    let inlines: [Readme.Inline]
    var isInCell = false

    var body: some View {
        let runs = ReadmeRun.runs(of: inlines)
        HStack {
            ForEach(runs.indices, id: \.self) { index in
                switch runs[index] {
                case .words(let words): ReadmeText(words).text.textSelection(.enabled)
                case .pictures(let pictures):
                    ForEach(pictures.indices, id: \.self) { index in
                        pictures[index].inText.optimisticPart(pictures[index].size?.part)
                    }
                }
            }
        }
        .optimisticFlow { ReadmeRows(inlines, isInCell: isInCell) }
    }
}

/// Words and pictures where no picture can stand among words: a run of them is a row of its own.
struct ReadmeRows: View {
    private let runs: [ReadmeRun]
    private let isInCell: Bool
    private let hasLineBreak: Bool

    /// In a cell pictures stand below one another.
    init(_ inlines: [Readme.Inline], isInCell: Bool = false) {
        runs = ReadmeRun.parted(inlines)
        self.isInCell = isInCell
        hasLineBreak = inlines.contains(.lineBreak)
    }

    var body: some View {
        if isMarked {
            HStack(alignment: .center, spacing: Spacing.icon) { all }
        } else {
            VStack(alignment: .leading, spacing: Spacing.icon) { all }
        }
    }

    private var all: some View {
        ForEach(runs.indices, id: \.self) { index in
            switch runs[index] {
            case .words(let inlines): ReadmeText(inlines).text.textSelection(.enabled)
            case .pictures(let pictures): row(pictures)
            }
        }
    }

    @ViewBuilder private func row(_ pictures: [ReadmePicture]) -> some View {
        if isMarked {
            ForEach(pictures.indices, id: \.self) { pictures[$0].inRow.layoutPriority(1) }
        } else if isInCell {
            ForEach(pictures.indices, id: \.self) { pictures[$0] }
        } else if pictures.count == 1 {
            pictures[0].inColumn
        } else {
            ChipRow {
                ForEach(pictures.indices, id: \.self) { pictures[$0].inRow }
            }
        }
    }

    /// Words with a small picture before or behind them, such as a title with its logo.
    private var isMarked: Bool {
        guard runs.count == 2, !hasLineBreak else { return false }
        return runs.contains { run in
            if case .pictures(let pictures) = run { pictures.count == 1 && pictures[0].isSmall } else { false }
        }
    }
}

/// What stands together: words, or pictures.
enum ReadmeRun {
    case words([Readme.Inline])
    case pictures([ReadmePicture])

    static func runs(of inlines: [Readme.Inline]) -> [ReadmeRun] {
        var runs: [ReadmeRun] = []
        for piece in inlines.flatMap(pieces) {
            switch (piece, runs.last) {
            case (.pictures(let more), .pictures(let row)?): runs[runs.count - 1] = .pictures(row + more)
            case (.words(let more), .words(let words)?): runs[runs.count - 1] = .words(words + more)
            default: runs.append(piece)
            }
        }
        return runs
    }

    /// The same without the blanks between words and pictures, and with pictures together that only blanks part.
    static func parted(_ inlines: [Readme.Inline]) -> [ReadmeRun] {
        runs(of: inlines).reduce(into: []) { parted, run in
            switch (run, parted.last) {
            case (.words(let words), _) where words.allSatisfy(isBlank): break
            case (.words(let words), _): parted.append(.words(trimmed(words)))
            case (.pictures(let more), .pictures(let row)?): parted[parted.count - 1] = .pictures(row + more)
            case (.pictures, _): parted.append(run)
            }
        }
    }

    /// The blanks that stood between words and a picture.
    private static func trimmed(_ words: [Readme.Inline]) -> [Readme.Inline] {
        var words = words
        while let first = words.first, isBlank(first) { words.removeFirst() }
        while let last = words.last, isBlank(last) { words.removeLast() }
        if case .text(let text)? = words.first { words[0] = .text(String(text.drop(while: \.isWhitespace))) }
        if case .text(var text)? = words.last {
            while text.last?.isWhitespace == true { text.removeLast() }
            words[words.count - 1] = .text(text)
        }
        return words
    }

    /// The room that its pictures want in a table, in points; 0 for words.
    var pictureWidth: CGFloat {
        guard case .pictures(let pictures) = self else { return 0 }
        return pictures.map { ($0.size?.width).map { CGFloat($0) } ?? 160 }.max() ?? 0
    }

    private static func pieces(of inline: Readme.Inline) -> [ReadmeRun] {
        guard inline.hasPicture else { return [.words([inline])] }
        switch inline {
        case .image(let url, let alternative, let size, let dark):
            return [.pictures([ReadmePicture(url: url, alternative: alternative, size: size, dark: dark)])]
        case .link(let link, let content):
            return content.flatMap(pieces).map { $0.linked(to: link) }
        case .emphasis(let content): return content.flatMap(pieces).map { $0.wrapped { .emphasis($0) } }
        case .strong(let content): return content.flatMap(pieces).map { $0.wrapped { .strong($0) } }
        case .strikethrough(let content): return content.flatMap(pieces).map { $0.wrapped { .strikethrough($0) } }
        case .text, .code, .lineBreak: return [.words([inline])]
        }
    }

    private func linked(to link: URL) -> ReadmeRun {
        guard case .pictures(var pictures) = self else { return wrapped { .link(link, $0) } }
        for index in pictures.indices { pictures[index].link = link }
        return .pictures(pictures)
    }

    private func wrapped(_ wrap: ([Readme.Inline]) -> Readme.Inline) -> ReadmeRun {
        if case .words(let inlines) = self { .words([wrap(inlines)]) } else { self }
    }

    private static func isBlank(_ inline: Readme.Inline) -> Bool {
        switch inline {
        case .lineBreak: true
        case .text(let text): text.allSatisfy(\.isWhitespace)
        default: false
        }
    }
}

nonisolated extension Readme.Inline {
    var hasPicture: Bool {
        switch self {
        case .image: true
        case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines), .link(_, let inlines):
            inlines.contains(where: \.hasPicture)
        case .text, .code, .lineBreak: false
        }
    }
}
