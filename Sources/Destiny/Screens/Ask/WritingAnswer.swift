import DestinyDomain
import Foundation

/// An answer while it is written, by the steps that have come.
struct WritingAnswer: Equatable {
    let id: Message.ID
    let question: Message.ID
    var area: LifeArea?
    var tools: [ToolChip] = []
    var sources: [Citation] = []
    var confidence: Confidence?
    var typewriter = Typewriter()
    /// The number of the last step.
    var sequence = 0
    /// No more words are to appear.
    var isStopped = false
    /// Set by the last step; the text may still be appearing.
    var finished: Message?

    init(_ answer: Message, question: Message.ID) {
        id = answer.id
        self.question = question
    }

    mutating func apply(_ event: AnswerEvent) {
        // A replayed step has been seen.
        guard event.sequence > sequence else { return }
        sequence = event.sequence
        switch event.step {
        case .area(let area): self.area = area
        case .tool(let tool): tools.append(tool)
        case .text(let text): typewriter.receive(text)
        case .restart:
            typewriter.restart()
            (tools, sources, confidence) = ([], [], nil)
        case .sources(let sources): self.sources = sources
        case .confidence(let confidence): self.confidence = confidence
        case .finished(let message): finished = message
        }
    }
}

/// Lets a text that comes in pieces appear word by word.
struct Typewriter: Equatable {
    /// Everything that has come.
    private(set) var received = ""
    /// The beginning of it that is on the screen.
    private(set) var shown = ""

    var isCaughtUp: Bool { shown.count == received.count }

    mutating func receive(_ text: String) { received += text }

    mutating func restart() { self = Typewriter() }

    /// Shows everything at once.
    mutating func finish() { shown = received }

    /// Shows the next word; several at once of a longer answer, so that each is there after some thirty steps.
    ///
    /// Nobody waits for what lies behind the fold: it is there with the last word before it.
    mutating func advance() {
        let answer = GuideMarkdown.parts(received).answer
        let rest = answer.dropFirst(shown.count)
        shown += Self.beginning(of: rest, words: max(1, answer.count / 160))
        if shown.count >= answer.count { finish() }
    }

    /// So many words from the start, each with the spaces after it.
    private static func beginning(of text: Substring, words: Int) -> Substring {
        var end = text.startIndex
        for _ in 0..<words {
            end = text[end...].firstIndex(where: \.isWhitespace) ?? text.endIndex
            end = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        }
        return text[..<end]
    }
}
