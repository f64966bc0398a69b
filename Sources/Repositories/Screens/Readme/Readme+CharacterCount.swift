import RepositoriesDomain

nonisolated extension Readme.Inline {
    /// How many characters are seen.
    var characterCount: Int {
        switch self {
        case .text(let text), .code(let text), .image(_, let text, _): text.count
        case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines), .link(_, let inlines):
            inlines.reduce(0) { $0 + $1.characterCount }
        case .lineBreak: 1
        }
    }
}
