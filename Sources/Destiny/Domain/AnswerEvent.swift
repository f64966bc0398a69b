/// One step of an answer being written; steps of an answer are numbered from 1 without a gap.
package struct AnswerEvent: Hashable, Sendable {
    package var sequence: Int
    package var step: Step

    package enum Step: Hashable, Sendable {
        case area(LifeArea)
        case tool(ToolChip)
        /// To be added to the text; ends at the end of a word.
        case text(String)
        /// What was written is withdrawn and begins again, as when our interpreter takes over from a provider.
        case restart
        case sources([Citation])
        case confidence(Confidence)
        /// The last one: the message is `complete`, `stopped` or `failed`, and this is all of it.
        case finished(Message)
    }

    package init(sequence: Int, step: Step) {
        self.sequence = sequence
        self.step = step
    }

    package var isLast: Bool {
        if case .finished = step { true } else { false }
    }
}

extension AnswerEvent.Step {
    /// The name in the API: `area`, `tool`, `text`, `restart`, `sources`, `confidence`, `finished`.
    package var name: String {
        switch self {
        case .area: "area"
        case .tool: "tool"
        case .text: "text"
        case .restart: "restart"
        case .sources: "sources"
        case .confidence: "confidence"
        case .finished: "finished"
        }
    }
}

/// `sequence`, `type`, and under the type's name what it carries.
extension AnswerEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case sequence, type, area, tool, text, sources, confidence, finished
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sequence = try container.decode(Int.self, forKey: .sequence)
        step =
            switch try container.decode(String.self, forKey: .type) {
            case "area": .area(try container.decode(LifeArea.self, forKey: .area))
            case "tool": .tool(try container.decode(ToolChip.self, forKey: .tool))
            case "text": .text(try container.decode(String.self, forKey: .text))
            case "restart": .restart
            case "sources": .sources(try container.decode([Citation].self, forKey: .sources))
            case "confidence": .confidence(try container.decode(Confidence.self, forKey: .confidence))
            case "finished": .finished(try container.decode(Message.self, forKey: .finished))
            default:
                throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "no such step")
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(step.name, forKey: .type)
        switch step {
        case .area(let area): try container.encode(area, forKey: .area)
        case .tool(let tool): try container.encode(tool, forKey: .tool)
        case .text(let text): try container.encode(text, forKey: .text)
        case .restart: break
        case .sources(let sources): try container.encode(sources, forKey: .sources)
        case .confidence(let confidence): try container.encode(confidence, forKey: .confidence)
        case .finished(let message): try container.encode(message, forKey: .finished)
        }
    }
}
