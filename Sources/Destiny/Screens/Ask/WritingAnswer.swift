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
