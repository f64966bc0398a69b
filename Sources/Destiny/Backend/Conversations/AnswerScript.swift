import DestinyDomain

/// The steps of an answer, in the order in which they are always given.
enum AnswerScript {
    /// Steps of a later attempt have higher numbers than any of an earlier one.
    static let stepsPerAttempt = 10_000

    static func beginning(area: LifeArea, tools: [ToolChip]) -> [AnswerEvent.Step] {
        [.area(area)] + tools.map(AnswerEvent.Step.tool)
    }

    /// The text in pieces that end with the space or line break after a word.
    static func words(of text: String) -> [AnswerEvent.Step] {
        var pieces: [String] = []
        var piece = ""
        for character in text {
            if !character.isWhitespace, piece.last?.isWhitespace == true {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces.map(AnswerEvent.Step.text)
    }

    static func end(sources: [Citation], confidence: Confidence?) -> [AnswerEvent.Step] {
        [.sources(sources)] + (confidence.map { [.confidence($0)] } ?? [])
    }

    /// The steps of an answer that is written already, with numbers above `sequence`.
    static func replay(_ answer: Message, attempt: Int, after sequence: Int) -> [AnswerEvent] {
        var steps = words(of: answer.text)
        if let grounds = answer.grounds {
            steps = beginning(area: grounds.area, tools: grounds.tools) + steps
            steps += end(sources: grounds.sources, confidence: grounds.confidence)
        }
        if attempt > 0 { steps.insert(.restart, at: 0) }
        let first = attempt * stepsPerAttempt
        let events = steps.enumerated().map { AnswerEvent(sequence: first + $0.offset + 1, step: $0.element) }
        let last = max(sequence, events.last?.sequence ?? first) + 1
        return events.filter { $0.sequence > sequence } + [AnswerEvent(sequence: last, step: .finished(answer))]
    }
}
