import Foundation

/// The Markdown that a localized text may hold: emphasis, code and links within a line.
///
/// The text is the app's own; what is filled into it is never read as Markdown.
struct InlineMarkdown {
    /// Characters in one style.
    struct Run: Equatable {
        var text: String
        var isStrong = false
        var isEmphasised = false
        var isCode = false
        var isStruck = false
        var link: String?
    }

    private(set) var runs: [Run] = []
    private var style = Run(text: "")

    /// `nil` for a text without any.
    init?(_ text: String) {
        guard text.utf8.contains(where: { [0x2A, 0x5F, 0x60, 0x7E, 0x5B].contains($0) }) else { return nil }
        var rest = Substring(text)
        while !rest.isEmpty { step(&rest) }
        if runs.allSatisfy({ $0 == Run(text: $0.text) }) { return nil }
    }

    private mutating func step(_ rest: inout Substring) {
        if rest.hasPrefix("\\"), let next = rest.dropFirst().first, "*_`~[\\".contains(next) {
            append(String(next))
            rest = rest.dropFirst(2)
        } else if toggle("**", \.isStrong, &rest) || toggle("__", \.isStrong, &rest) || toggle("~~", \.isStruck, &rest)
            || toggle("*", \.isEmphasised, &rest) || toggle("_", \.isEmphasised, &rest) || code(&rest) || link(&rest)
        {
            return
        } else if let first = rest.first {
            append(String(first))
            rest = rest.dropFirst()
        }
    }

    /// A mark that begins something with an end, or that ends what has begun.
    private mutating func toggle(_ mark: String, _ key: WritableKeyPath<Run, Bool>, _ rest: inout Substring) -> Bool {
        guard rest.hasPrefix(mark) else { return false }
        let after = rest.dropFirst(mark.count)
        if style[keyPath: key] {
            // Within a word an underscore is an underscore.
            if mark.first == "_", let next = after.first, next.isLetter || next.isNumber { return false }
            style[keyPath: key] = false
        } else {
            guard let next = after.first, !next.isWhitespace, after.dropFirst().contains(mark) else { return false }
            if mark.first == "_", let last = runs.last?.text.last, last.isLetter || last.isNumber { return false }
            style[keyPath: key] = true
        }
        rest = after
        return true
    }

    private mutating func code(_ rest: inout Substring) -> Bool {
        guard rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") else { return false }
        style.isCode = true
        append(String(rest.dropFirst()[..<end]))
        style.isCode = false
        rest = rest[rest.index(after: end)...]
        return true
    }

    private mutating func link(_ rest: inout Substring) -> Bool {
        guard rest.first == "[", let close = rest.firstIndex(of: "]"), rest[close...].hasPrefix("]("),
            let end = rest[close...].firstIndex(of: ")")
        else { return false }
        style.link = String(rest[rest.index(close, offsetBy: 2)..<end])
        append(String(rest.dropFirst()[..<close]))
        style.link = nil
        rest = rest[rest.index(after: end)...]
        return true
    }

    private mutating func append(_ text: String) {
        var run = style
        run.text = (runs.last?.text ?? "") + text
        var last = runs.last
        last?.text = run.text
        if last == run {
            runs[runs.count - 1] = run
        } else {
            run.text = text
            runs.append(run)
        }
    }
}

extension Text {
    /// The text with the styles its Markdown asks for; `nil` when it has none.
    func styledByMarkdown(in environment: EnvironmentValues) -> Text? {
        guard case .key(let key, let table, let bundle) = source else { return nil }
        let format = key.format(bundle: bundle, table: table, locale: environment.locale)
        guard let markdown = InlineMarkdown(format) else { return nil }
        var filler = key.filler
        let parts = markdown.runs.map { run in
            let text = filler.fill(run.text)
            let part = run.link.flatMap { URL(string: filler.fill($0)) }.map { Text(link: text, to: $0) }
            return (part ?? Text(verbatim: text)).styled { styling in
                if run.isStrong { styling.weight = .bold }
                if run.isEmphasised { styling.isItalic = true }
                if run.isCode { styling.design = .monospaced }
                if run.isStruck { styling.isStruckThrough = true }
            }
        }
        return parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + $1 }.styled { $0 = styling }
    }
}
