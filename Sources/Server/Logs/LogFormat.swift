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
