import Foundation
import GraphQL

/// Files of SDL that make one schema, each after what it extends.
struct SDLFiles {
    private let files: [(path: String, text: String)]

    /// - Throws: ``CommandFailure`` for a file that cannot be read.
    init(_ paths: [String]) throws {
        files = try paths.map { path in
            do {
                return (path, try String(contentsOfFile: path, encoding: .utf8))
            } catch {
                throw CommandFailure("\(path) cannot be read, or is no text in UTF-8.")
            }
        }
    }

    /// All of it; `nil` without files.
    var text: String? { files.isEmpty ? nil : files.map(\.text).joined(separator: "\n") }

    /// What is wrong, each with its file and line.
    func message(_ faults: SchemaFaults) -> String {
        faults.errors.map { error in
            let place = error.locations.first.flatMap(place).map { "\($0): " }
            return (place ?? "") + error.message
        }.joined(separator: "\n")
    }

    /// As editors take it: `schema.graphql:12:5`.
    private func place(_ location: SourceLocation) -> String? {
        var line = location.line
        for (path, text) in files {
            let count = Self.lineCount(text)
            if line <= count { return "\(path):\(line):\(location.column)" }
            line -= count
        }
        return nil
    }

    /// Line ends as GraphQL knows them; of two characters the one.
    private static func lineCount(_ text: String) -> Int {
        var (count, last) = (1, Unicode.Scalar(0))
        for scalar in text.unicodeScalars {
            if scalar == "\r" || scalar == "\n" && last != "\r" { count += 1 }
            last = scalar
        }
        return count
    }
}
