import RepositoriesDomain

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
