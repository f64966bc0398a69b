import Foundation

/// Reads the stream of an OpenAI-compatible `chat/completions` call, byte by byte as they come.
///
/// Comments, events without choices and unknown members are passed over; characters may be split between reads.
package struct ChatStreamParser {
    package enum Event: Hashable, Sendable {
        case text(String)
        /// `[DONE]`: nothing after it counts.
        case done
        /// The provider tells of an error in the middle; the text is for the log.
        case failed(String)
    }

    /// A line longer than this is not one of a chat.
    private static let maximumLineBytes = 1 << 20

    private var line: [UInt8] = []
    private var isDone = false

    package init() {}

    /// The events of the lines that are whole now.
    package mutating func add(_ bytes: some Sequence<UInt8>) -> [Event] {
        var events: [Event] = []
        for byte in bytes where !isDone {
            if byte == UInt8(ascii: "\n") {
                if let event = event(of: line) { events.append(event) }
                line.removeAll(keepingCapacity: true)
            } else if line.count < Self.maximumLineBytes {
                line.append(byte)
            } else {
                isDone = true
                events.append(.failed("a line without an end"))
            }
            if case .text? = events.last { continue }
            if !events.isEmpty { isDone = true }
        }
        return events
    }

    private func event(of line: [UInt8]) -> Event? {
        // A line ends with LF or CRLF.
        let text = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
        guard text.hasPrefix("data:") else { return nil }
        let data = text.dropFirst(5).drop { $0 == " " }
        if data == "[DONE]" { return .done }
        guard let chunk = try? JSONDecoder().decode(Chunk.self, from: Data(data.utf8)) else {
            return .failed("a chunk that is not JSON")
        }
        if let error = chunk.error { return .failed(error.message ?? "an error without a message") }
        let content = chunk.choices?.first?.delta?.content ?? ""
        return content.isEmpty ? nil : .text(content)
    }

    private struct Chunk: Decodable {
        var choices: [Choice]?
        var error: Failure?

        struct Choice: Decodable { var delta: Delta? }
        struct Delta: Decodable { var content: String? }
        struct Failure: Decodable { var message: String? }
    }
}
