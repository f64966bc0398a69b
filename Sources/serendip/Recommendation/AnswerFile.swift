import Recommender

/// A file of `person<TAB>tag` lines, or several tags with commas; a person may have several lines.
struct AnswerFile {
    private(set) var tags: [Int: [String]] = [:]

    init(path: String) throws {
        let text = String(decoding: try FileContents.read(path), as: UTF8.self)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let fields = line.split(separator: "\t", maxSplits: 1)
            guard let person = fields.first.flatMap({ Int($0) }) else {
                throw TableError.line(path, index + 1, "expected a person, a tab and answers")
            }
            let answers = fields.count == 2 ? fields[1].split { $0 == "," || $0 == "\t" } : []
            tags[person, default: []] += answers.map { ItemDescription.normalized(tag: String($0)) }
        }
    }
}
