import Calls
import DestinyDomain
import Foundation

/// Conversations as a text that a person keeps.
struct ConversationExport {
    let conversations: [Conversation]
    let date: Date

    func file(as format: ExportFormat) throws -> ExportedFile {
        switch format {
        case .markdown: ExportedFile(name: "destiny-\(DayText.iso(date)).md", text: markdown)
        case .json:
            ExportedFile(
                name: "destiny-\(DayText.iso(date)).json",
                text: String(decoding: try JSONCoding.encode(conversations, sorted: true), as: UTF8.self)
            )
        }
    }

    private var markdown: String {
        let parts = conversations.map { conversation in
            "# \(Self.line(conversation.thread.title))\n\n"
                + conversation.messages.exchanges.map(Self.exchange).joined(separator: "\n\n")
        }
        return parts.joined(separator: "\n\n---\n\n") + "\n"
    }

    private static func exchange(_ exchange: Exchange) -> String {
        let day = DayText.iso(exchange.question.createdAt)
        let question = "## \(line(exchange.question.text))\n\n*\(day)*"
        let answers = exchange.answers.filter { !$0.text.isEmpty }.map { answer in
            let sources = answer.grounds?.sources.map(\.label) ?? []
            return answer.text + (sources.isEmpty ? "" : "\n\nSources: \(sources.joined(separator: "; "))")
        }
        return ([question] + answers).joined(separator: "\n\n")
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
