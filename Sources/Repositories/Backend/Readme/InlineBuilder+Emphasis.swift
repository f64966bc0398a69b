import RepositoriesDomain

extension InlineBuilder {
    /// Closes what a run of delimiters can close, and opens with the rest.
    mutating func read(_ run: MarkdownDelimiter) {
        var run = run
        while run.count > 0, run.canClose, let index = opening(for: run) { wrap(index, &run) }
        guard run.count > 0 else { return }
        if run.canOpen {
            open(.delimiter(run))
        } else {
            append(text: run.text)
        }
    }

    /// Emphasis does not reach out of a link or an element.
    private func opening(for run: MarkdownDelimiter) -> Int? {
        index { opener in
            guard case .delimiter(let delimiter) = opener else { return false }
            return delimiter.isClosed(by: run)
        } barrier: { opener in
            if case .delimiter = opener { return false }
            return true
        }
    }

    private mutating func wrap(_ index: Int, _ run: inout MarkdownDelimiter) {
        guard case .delimiter(var opener)? = opener(at: index) else { return }
        let children = close(index)
        let used = min(opener.count, run.count, 2)
        opener.count -= used
        run.count -= used
        let node: Readme.Inline =
            if opener.mark == UInt8(ascii: "~") {
                .strikethrough(children)
            } else {
                used == 2 ? .strong(children) : .emphasis(children)
            }
        if opener.count > 0 { open(.delimiter(opener)) }
        append(node)
    }
}
