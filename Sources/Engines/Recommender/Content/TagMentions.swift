/// Finds tags in running text: "command-line" is in "A command line tool".
struct TagMentions {
    /// The tags that begin with a word, each with all its words.
    private var byFirstWord: [String: [(tag: Int32, words: [String])]] = [:]

    init(_ tags: [String]) {
        for (tag, text) in tags.enumerated() {
            let words = ContentTerms.words(text)
            if let first = words.first { byFirstWord[first, default: []].append((Int32(tag), words)) }
        }
    }

    /// The tags that the item's name or text mentions; the owner's name in front of a slash is left out.
    func tags(in description: ItemDescription) -> [Int32] {
        let name = description.title.split(separator: "/").last.map(String.init) ?? ""
        return tags(in: ContentTerms.words(name)) + tags(in: ContentTerms.words(description.text))
    }

    private func tags(in words: [String]) -> [Int32] {
        words.indices.flatMap { position -> [Int32] in
            guard let candidates = byFirstWord[words[position]] else { return [] }
            return candidates.compactMap { words[position...].starts(with: $0.words) ? $0.tag : nil }
        }
    }
}
