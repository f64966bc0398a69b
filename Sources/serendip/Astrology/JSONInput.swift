import ArgumentParser
import Foundation

/// A JSON value that was read, of whatever kind.
enum JSONInput: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONInput])
    case object([String: JSONInput])

    /// The value of a line, which must be an object.
    ///
    /// - Throws: `InputError` when it is none.
    static func object(line: Data) throws(InputError) -> [String: JSONInput] {
        let value: JSONInput
        do {
            value = try JSONDecoder().decode(JSONInput.self, from: line)
        } catch {
            throw .notJSON
        }
        guard case .object(let members) = value else { throw .notAnObject }
        return members
    }

    /// The object of a text.
    ///
    /// - Throws: `InputError` when it is none.
    static func object(text: String) throws(InputError) -> [String: JSONInput] {
        try object(line: Data(text.utf8))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        func value<Value: Decodable>(_ type: Value.Type) throws -> Value? {
            do {
                return try container.decode(type)
            } catch DecodingError.typeMismatch {
                // A kind that does not fit is no error: the next one is tried.
                return nil
            }
        }
        if container.decodeNil() {
            self = .null
        } else if let text = try value(String.self) {
            self = .text(text)
        } else if let number = try value(Double.self) {
            self = .number(number)
        } else if let flag = try value(Bool.self) {
            self = .bool(flag)
        } else if let members = try value([String: JSONInput].self) {
            self = .object(members)
        } else {
            self = .list(try container.decode([JSONInput].self))
        }
    }
}

/// Answers a file of JSON lines as they arrive.
struct Batch {
    /// What a line's object is answered with, each on a line of its own.
    let answers: ([String: JSONInput]) throws(InputError) -> [JSONValue]

    init(answers: @escaping ([String: JSONInput]) throws(InputError) -> [JSONValue]) { self.answers = answers }

    /// One line for each.
    init(answer: @escaping ([String: JSONInput]) throws(InputError) -> JSONValue) {
        answers = { members throws(InputError) in [try answer(members)] }
    }

    /// Answers all lines of the file on standard output; lines that say nothing are passed over.
    ///
    /// - Parameter path: a file, or “-” for standard input.
    /// - Throws: `ExitCode.failure` at the end when a line was bad; an `InputError` when the file cannot be read.
    func run(path: String) throws {
        var reader = try LineReader(path: path)
        var number = 0
        var hasFailed = false
        while let lines = try reader.next() {
            var output = ""
            for line in lines {
                number += 1
                guard let reply = reply(to: line) else { continue }
                switch reply {
                case .success(let values): for value in values { output += value.text + "\n" }
                case .failure(let error):
                    hasFailed = true
                    output += error.json(line: number).text + "\n"
                }
            }
            try FileHandle.standardOutput.write(contentsOf: Data(output.utf8))
        }
        if hasFailed { throw ExitCode.failure }
    }

    /// The answers to a line, or nothing to one of spaces only.
    func reply(to line: LineReader.Line) -> Result<[JSONValue], InputError>? {
        guard case .bytes(var bytes) = line else { return .failure(.tooLong(limit: LineReader.longestLine)) }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return nil }
        if bytes.contains(0) { return .failure(.nulByte) }
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return .failure(.notUTF8) }
        return Result { () throws(InputError) in try answers(JSONInput.object(line: bytes)) }
    }
}
