import Foundation

/// The Markdown of answers: paragraphs, lists and emphasis; everything else is the text it is.
nonisolated enum GuideMarkdown {
    enum Block: Hashable {
        case paragraph([Run])
        /// A point of a list with what stands before it, `•` or `1.`.
        case point(String, [Run])
    }

    struct Run: Hashable {
        var text: String
        var isStrong = false
        var isEmphasised = false
    }

    /// The answer, and the reading behind the line that parts them; also of a text that may end anywhere.
    static func parts(_ text: String) -> (answer: String, reading: String?) {
        guard let fold = text.range(of: "\n\n---") else { return (text, nil) }
        let rest = text[fold.upperBound...].drop { $0 == "\n" }
        return (String(text[..<fold.lowerBound]), rest.isEmpty ? nil : String(rest))
    }

    /// Reads a text that may end anywhere; emphasis that is not closed yet goes to the end.
    static func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var paragraph: [Substring] = []
        func endParagraph() {
            if !paragraph.isEmpty { blocks.append(.paragraph(runs(paragraph.joined(separator: " ")))) }
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.drop { $0 == " " }
            if let (mark, rest) = point(line) {
                endParagraph()
                blocks.append(.point(mark, runs(String(rest))))
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
    static func plain(_ text: String) -> String {
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

    private static func runs(_ text: String) -> [Run] {
        var runs: [Run] = []
        var run = Run(text: "")
        func endRun() {
            if !run.text.isEmpty { runs.append(run) }
            run.text = ""
        }
        var rest = Substring(text)
        while let first = rest.first {
            if rest.hasPrefix("**") {
                endRun()
                run.isStrong.toggle()
                rest = rest.dropFirst(2)
            } else if first == "*", run.isEmphasised || rest.dropFirst().first.map({ !$0.isWhitespace }) ?? true {
                endRun()
                run.isEmphasised.toggle()
                rest = rest.dropFirst()
            } else {
                run.text.append(first)
                rest = rest.dropFirst()
            }
        }
        endRun()
        return runs
    }
}
