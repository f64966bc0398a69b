import Calls
import Foundation
package import Logging

/// How the log is written.
package enum LogFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// A JSON object a line, for programs.
    case json

    package func handler(_ label: String) -> any LogHandler {
        switch self {
        case .text: StreamLogHandler.standardError(label: label)
        case .json: JSONLogHandler.standardError(label)
        }
    }
}

/// Writes a log as one JSON object a line: `time`, `level`, `message`, then what else is known.
package struct JSONLogHandler: LogHandler {
    package var logLevel = Logger.Level.info
    package var metadata: Logger.Metadata = [:]
    private let write: @Sendable (String) -> Void
    private let now: @Sendable () -> Date

    /// `write` takes a whole line without its end.
    init(write: @escaping @Sendable (String) -> Void, now: @escaping @Sendable () -> Date = { Date() }) {
        self.write = write
        self.now = now
    }

    /// To standard error, where a supervisor collects it.
    package static func standardError(_ label: String) -> JSONLogHandler {
        JSONLogHandler(write: { line in
            // One call a line: lines of several threads must not mix.
            FileHandle.standardError.write(Data((line + "\n").utf8))
        })
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var object = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues(Self.json)
        if let request = object.removeValue(forKey: "hb.request.id") { object["request"] = request }
        if let error = event.error { object["error"] = .string("\(error)") }
        object["time"] = .string(RFC3339.string(from: now()))
        object["level"] = .string(event.level.rawValue)
        object["message"] = .string(event.message.description)
        write(String(decoding: JSONCoding.data(of: .object(object)), as: UTF8.self))
    }

    private static func json(_ value: Logger.Metadata.Value) -> JSONValue {
        switch value {
        case .string(let text): Int(text).map { .integer(Int64($0)) } ?? .string(text)
        case .stringConvertible(let value): .string(value.description)
        case .array(let values): .array(values.map(json))
        case .dictionary(let values): .object(values.mapValues(json))
        }
    }
}
