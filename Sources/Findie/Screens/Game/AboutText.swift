import DesignSystem
import Foundation
import SwiftUI

/// What a maker writes about a game, in Markdown: headings, paragraphs, lists, emphasis and https links; everything
/// else is the text it is, so that there is nothing to make safe.
nonisolated enum AboutMarkdown {
    enum Block: Hashable {
        case heading([Run])
        case paragraph([Run])
        /// A point of a list with what stands before it, `•` or `1.`.
        case point(String, [Run])
    }

    struct Run: Hashable {
        var text: String
        var isStrong = false
        var isEmphasised = false
        var link: URL?
    }

    static func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var paragraph: [Substring] = []
        func endParagraph() {
            if !paragraph.isEmpty { blocks.append(.paragraph(runs(paragraph.joined(separator: " ")))) }
            paragraph = []
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " }
            if let heading = heading(line) {
                endParagraph()
                blocks.append(.heading(runs(heading)))
            } else if let (mark, rest) = point(line) {
                endParagraph()
                blocks.append(.point(mark, runs(rest)))
            } else if line.isEmpty || (line.count > 2 && line.allSatisfy { $0 == "-" }) {
                endParagraph()
            } else {
                paragraph.append(line)
            }
        }
        endParagraph()
        return blocks
    }

    private static func heading(_ line: Substring) -> String? {
        let marks = line.prefix { $0 == "#" }
        guard (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " else { return nil }
        return line.dropFirst(marks.count).trimmingCharacters(in: .whitespaces)
    }

    private static func point(_ line: Substring) -> (String, String)? {
        if line.hasPrefix("- ") || line.hasPrefix("* ") { return ("•", String(line.dropFirst(2))) }
        let number = line.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(number.count), line.dropFirst(number.count).hasPrefix(". ") else { return nil }
        return (number + ".", String(line.dropFirst(number.count + 2)))
    }

    private static func runs(_ text: String) -> [Run] {
        var runs: [Run] = []
        var run = Run(text: "")
        func endRun() {
            if !run.text.isEmpty { runs.append(run) }
            run.text = ""
        }
        var rest = Substring(text)
        while let first = rest.first {
            if rest.hasPrefix("**"), run.isStrong || rest.dropFirst(2).contains("**") {
                endRun()
                run.isStrong.toggle()
                rest = rest.dropFirst(2)
            } else if first == "*", run.isEmphasised || isOpening(rest) {
                endRun()
                run.isEmphasised.toggle()
                rest = rest.dropFirst()
            } else if let (title, address, after) = link(rest) {
                endRun()
                runs.append(Run(text: title, isStrong: run.isStrong, isEmphasised: run.isEmphasised, link: address))
                rest = after
            } else {
                run.text.append(first)
                rest = rest.dropFirst()
            }
        }
        endRun()
        return runs
    }

    /// Whether an asterisk begins something that another one ends: "2 * 3" is no emphasis.
    private static func isOpening(_ text: Substring) -> Bool {
        let after = text.dropFirst()
        return after.first.map { !$0.isWhitespace && $0 != "*" } == true && after.contains("*")
    }

    /// `[title](https://…)` at the start of a text, and what comes after it.
    private static func link(_ text: Substring) -> (title: String, address: URL, after: Substring)? {
        guard text.first == "[", let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]("),
            let close = text[end...].firstIndex(of: ")")
        else { return nil }
        let (title, address) = (text.dropFirst()[..<end], text[text.index(end, offsetBy: 2)..<close])
        guard !title.isEmpty, address.hasPrefix("https://"), let url = URL(string: String(address)) else { return nil }
        return (String(title), url, text[text.index(after: close)...])
    }
}

/// A maker's words about a game.
struct AboutText: View {
    let text: String

    var body: some View {
        let blocks = AboutMarkdown.blocks(text)
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(blocks.indices, id: \.self) { index in
                switch blocks[index] {
                case .heading(let runs):
                    Self.styled(runs)
                        .font(.headline)
                        .accessibilityAddTraits(.isHeader)
                case .paragraph(let runs): Self.styled(runs)
                case .point(let mark, let runs):
                    HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
                        Text(verbatim: mark).foregroundStyle(FindiePalette.accent)
                        Self.styled(runs)
                    }
                }
            }
        }
        .textSelection(.enabled)
    }

    private static func styled(_ runs: [AboutMarkdown.Run]) -> Text {
        runs.reduce(Text(verbatim: "")) { text, run in
            var part = Text(verbatim: run.text)
            if let link = run.link {
                var attributed = AttributedString(run.text)
                attributed.link = link
                // Colour alone does not tell a link from the words around it.
                part = Text(attributed).underline()
            }
            if run.isStrong { part = part.bold() }
            return text + (run.isEmphasised ? part.italic() : part)
        }
    }
}
