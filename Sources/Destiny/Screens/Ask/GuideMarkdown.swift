import Foundation

/// The two parts of the guide's answers.
nonisolated enum GuideMarkdown {
    /// The answer, and the reading behind the line that parts them; also of a text that may end anywhere.
    static func parts(_ text: String) -> (answer: String, reading: String?) {
        guard let fold = text.range(of: "\n\n---") else { return (text, nil) }
        let rest = text[fold.upperBound...].drop { $0 == "\n" }
        return (String(text[..<fold.lowerBound]), rest.isEmpty ? nil : String(rest))
    }
}
