import Foundation

/// A file of settings, read as systemd reads its own of that name (systemd.exec(5)).
///
/// What that passes over in silence is refused: somebody meant something by it.
struct EnvironmentFile {
    struct Fault: Error, Equatable {
        /// From 1.
        let line: Int
        /// Without the line's text, which may be part of a secret.
        let reason: String
    }

    struct Value: Equatable {
        let text: String
        /// Where its name stands.
        let line: Int
    }

    /// By their names; of two with one name the later.
    private(set) var values: [String: Value] = [:]

    init(_ content: Data) throws(Fault) {
        let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if let index = lines.firstIndex(where: { String(data: $0, encoding: .utf8) == nil || $0.contains(0) }) {
            throw Fault(line: lines.distance(from: lines.startIndex, to: index) + 1, reason: "it is not UTF-8 text")
        }
        var reader = SettingsReader(String(decoding: content, as: UTF8.self))
        while let (name, value) = try reader.assignment() { values[name] = value }
    }
}

/// Goes through the text of a ``EnvironmentFile``.
private struct SettingsReader {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1

    init(_ text: String) {
        // Other systems end lines with two characters; one of them puts a mark before everything.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.last == "\r" ? $0.dropLast() : $0 }
        var scalars = Array(lines.joined(separator: ["\n"]))
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
        self.scalars = scalars.map { $0 == "\r" ? "\n" : $0 }
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    @discardableResult
    private mutating func take() -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        index += 1
        if scalar == "\n" { line += 1 }
        return scalar
    }

    /// Everything before a scalar for which it is true.
    private mutating func take(until isEnd: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = next, !isEnd(scalar), let taken = take() { text.append(taken) }
        return String(text)
    }

    private func fault(_ reason: String, line: Int? = nil) -> EnvironmentFile.Fault {
        EnvironmentFile.Fault(line: line ?? self.line, reason: reason)
    }

    /// The next one; `nil` at the end.
    mutating func assignment() throws(EnvironmentFile.Fault) -> (name: String, value: EnvironmentFile.Value)? {
        while let scalar = next {
            switch scalar {
            case " ", "\t", "\n": take()
            case "#", ";": _ = take { $0 == "\n" }
            default:
                let (line, name) = (line, try name())
                return (name, EnvironmentFile.Value(text: try value(), line: line))
            }
        }
        return nil
    }

    private mutating func name() throws(EnvironmentFile.Fault) -> String {
        let start = line
        let text = take { $0 == "=" || $0 == "\n" }
        guard next == "=" else { throw fault("it is not like NAME=value", line: start) }
        take()
        let name = text.trimmingCharacters(in: .whitespaces)
        guard !name.hasPrefix("export ") else {
            throw fault("leave “export” away; this is no script, and systemd does not know it", line: start)
        }
        let isName = name.unicodeScalars.allSatisfy {
            $0 == "_" || ($0.isASCII && $0.properties.isAlphabetic) || Self.digits.contains($0)
        }
        guard isName, let first = name.unicodeScalars.first, !Self.digits.contains(first) else {
            throw fault("what stands before = is no name", line: start)
        }
        return name
    }

    private static let digits: ClosedRange<Unicode.Scalar> = "0"..."9"

    private mutating func value() throws(EnvironmentFile.Fault) -> String {
        _ = take { $0 != " " && $0 != "\t" }
        guard let quote = next, quote == "'" || quote == "\"" else { return bare() }
        let start = line
        take()
        let text = try quoted(by: quote, from: start)
        _ = take { $0 != " " && $0 != "\t" }
        guard next == nil || next == "\n" else { throw fault("something stands behind the closing quote") }
        return text
    }

    /// A value that ends with its line; a backslash keeps what stands behind it, and takes a line's end away.
    private mutating func bare() -> String {
        var (text, length) = (String.UnicodeScalarView(), 0)
        while let scalar = next, scalar != "\n" {
            take()
            guard scalar == "\\" else {
                text.append(scalar)
                if scalar != " " && scalar != "\t" { length = text.count }
                continue
            }
            guard let kept = take(), kept != "\n" else { continue }
            text.append(kept)
            length = text.count
        }
        return String(String.UnicodeScalarView(text.prefix(length)))
    }

    /// What stands between quotes, over several lines too.
    private mutating func quoted(by quote: Unicode.Scalar, from start: Int) throws(EnvironmentFile.Fault) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = take() {
            if scalar == quote { return String(text) }
            guard scalar == "\\", quote == "\"", let escaped = next else {
                text.append(scalar)
                continue
            }
            take()
            if escaped == "\n" { continue }
            if !"\"\\`$".unicodeScalars.contains(escaped) { text.append("\\") }
            text.append(escaped)
        }
        throw fault("the quote that begins there does not end", line: start)
    }
}
