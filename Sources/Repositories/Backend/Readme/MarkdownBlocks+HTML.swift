import RepositoriesDomain

extension MarkdownBlocks {
    func html(_ start: HTMLBlockStart, _ lines: [MarkdownLine], _ index: inout Int) -> [Readme.Block] {
        var text: [UInt8] = []
        while index < lines.count {
            let line = lines[index]
            if case .element = start, line.isBlank { break }
            text += line
            text.append(UInt8(ascii: "\n"))
            index += 1
            if case .until(let end) = start, line.string.lowercased().contains(end) { break }
        }
        var fragment = HTMLFragment(text, links: links)
        return fragment.blocks()
    }
}
