/// The documents that were dearest for their size, of which more are bred.
struct DearCorpus {
    private static let most = 60
    private var kept: [(text: String, variables: String, score: Double)] = []

    /// Keeps a document where it is dearer for its size than what is kept.
    mutating func note(_ request: DearRequest, milliseconds: Double) {
        guard let document = request.document, request.size < 100_000 else { return }
        // A request costs something whatever it asks.
        let score = milliseconds / Double(request.size + 500)
        guard kept.count < Self.most || score > (kept.last?.score ?? 0) else { return }
        guard !kept.contains(where: { $0.text == document.text }) else { return }
        let index = kept.firstIndex { $0.score < score } ?? kept.count
        kept.insert((document.text, document.variables, score), at: index)
        if kept.count > Self.most { kept.removeLast() }
    }

    /// One of them, changed in a few places; `nil` where none is kept.
    func child(_ random: inout SeededBits) -> DearRequest? {
        guard let parent = random.pick(kept), let other = random.pick(kept) else { return nil }
        var words = parent.text.split(separator: " ").map(String.init)
        let others = other.text.split(separator: " ").map(String.init)
        for _ in 0...random.size(4) {
            guard let span = Self.span(in: words, &random) else { break }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: words.removeSubrange(span)
            case 1, 2, 3:
                let times = min(random.size(300), 6000 / span.count)
                let copies = (0..<times).flatMap { _ in words[span] }
                words.insert(contentsOf: copies, at: span.upperBound)
            case 4:
                guard let from = Self.span(in: others, &random) else { break }
                words.replaceSubrange(span, with: others[from])
            default: words.swapAt(span.lowerBound, Int.random(in: words.indices, using: &random))
            }
            if words.count > 6000 { words.removeLast(words.count - 6000) }
        }
        return DearRequest(text: words.joined(separator: " "), variables: parent.variables)
    }

    /// Words that belong together: up to the brace that closes the one that they open.
    private static func span(in words: [String], _ random: inout SeededBits) -> Range<Int>? {
        guard words.count > 2 else { return nil }
        let start = Int.random(in: 1..<(words.count - 1), using: &random)
        guard let open = words[start...].prefix(5).firstIndex(of: "{") else { return start..<(start + 1) }
        var depth = 0
        for index in open..<words.count {
            if words[index] == "{" { depth += 1 }
            if words[index] == "}" { depth -= 1 }
            if depth == 0 { return start..<(index + 1) }
        }
        return start..<words.count
    }
}
