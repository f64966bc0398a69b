package import SwiftUI

/// The Markdown of what people and the guide write: paragraphs, headings, lists and emphasis; everything else, links
/// among it, is the text it is.
package nonisolated enum ProseMarkdown {
    package enum Block: Hashable, Sendable {
        case paragraph([Run])
        /// A point of a list with what stands before it, `•` or `1.`.
        case point(String, [Run])
    }

    package struct Run: Hashable, Sendable {
        package var text: String
        package var isStrong: Bool
        package var isEmphasised: Bool

        package init(text: String, isStrong: Bool = false, isEmphasised: Bool = false) {
            (self.text, self.isStrong, self.isEmphasised) = (text, isStrong, isEmphasised)
        }
    }

    /// Reads a text.
    ///
    /// One that is not whole may end anywhere: emphasis that is not closed in it goes to the end, and in a whole one its
    /// mark is the text it is.
    package static func blocks(_ text: String, isWhole: Bool = false) -> [Block] {
        var blocks: [Block] = []
        var paragraph: [Substring] = []
        func endParagraph() {
            if !paragraph.isEmpty { blocks.append(.paragraph(runs(paragraph.joined(separator: " "), isWhole))) }
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.drop { $0 == " " }
            if let (mark, rest) = point(line) {
                endParagraph()
                blocks.append(.point(mark, runs(String(rest), isWhole)))
            } else if let heading = heading(line) {
                endParagraph()
                blocks.append(.paragraph(runs(String(heading), isWhole).map { Run(text: $0.text, isStrong: true) }))
            } else if line.isEmpty || line.allSatisfy({ $0 == "-" }) {
                endParagraph()
            } else {
                paragraph.append(line)
            }
        }
        endParagraph()
        return blocks
    }

    /// The text alone, for the ear and for other apps.
    package static func plain(_ text: String) -> String {
        blocks(text).map { block in
            switch block {
            case .paragraph(let runs): runs.map(\.text).joined()
            case .point(let mark, let runs): mark + " " + runs.map(\.text).joined()
            }
        }
        .joined(separator: "\n")
    }

    private static func point(_ line: Substring) -> (String, Substring)? {
        if line.hasPrefix("- ") || line.hasPrefix("* ") { return ("•", line.dropFirst(2)) }
        let number = line.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(number.count), line.dropFirst(number.count).hasPrefix(". ") else { return nil }
        return (number + ".", line.dropFirst(number.count + 2))
    }

    /// What stands behind one to six signs of a number.
    private static func heading(_ line: Substring) -> Substring? {
        let rest = line.drop { $0 == "#" }
        guard (1...6).contains(line.count - rest.count), rest.first == " " else { return nil }
        return rest.drop { $0 == " " }
    }

    private static func runs(_ text: String, _ isWhole: Bool) -> [Run] {
        var runs: [Run] = []
        var run = Run(text: "")
        func endRun() {
            if !run.text.isEmpty { runs.append(run) }
            run.text = ""
        }
        var rest = Substring(text)
        while let first = rest.first {
            let mark = rest.hasPrefix("**") ? "**" : "*"
            let style: WritableKeyPath<Run, Bool> = mark == "*" ? \.isEmphasised : \.isStrong
            let after = rest.dropFirst(mark.count)
            if first != "*" {
                run.text.append(first)
                rest = rest.dropFirst()
            } else if run[keyPath: style] || opens(mark, after, isWhole) {
                endRun()
                run[keyPath: style].toggle()
                rest = after
            } else {
                run.text += mark
                rest = after
            }
        }
        endRun()
        return runs
    }

    private static func opens(_ mark: String, _ after: Substring, _ isWhole: Bool) -> Bool {
        guard let next = after.first else { return !isWhole }
        return !next.isWhitespace && (!isWhole || after.contains(mark))
    }
}

extension Text {
    /// Runs in their styles.
    package init(_ runs: [ProseMarkdown.Run]) { self = Self.joined(runs[...]) }

    /// Halves joined to halves: drawn one in the other, thousands of runs would be as deep.
    private static func joined(_ runs: ArraySlice<ProseMarkdown.Run>) -> Text {
        guard let run = runs.first else { return Text(verbatim: "") }
        guard runs.count == 1 else {
            let half = runs.count / 2
            return joined(runs.prefix(half)) + joined(runs.dropFirst(half))
        }
        let text = Text(verbatim: run.text)
        let weighted = run.isStrong ? text.bold() : text
        return run.isEmphasised ? weighted.italic() : weighted
    }
}
