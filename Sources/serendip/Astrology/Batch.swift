import ArgumentParser
import Foundation

/// Answers a file of JSON lines, one line each.
struct Batch {
    /// What a line's object is answered with.
    let answer: ([String: JSONInput]) throws(InputError) -> JSONValue

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
                case .success(let value): output += value.text
                case .failure(let error):
                    hasFailed = true
                    output += error.json(line: number).text
                }
                output += "\n"
            }
            try FileHandle.standardOutput.write(contentsOf: Data(output.utf8))
        }
        if hasFailed { throw ExitCode.failure }
    }

    /// The answer to a line, or nothing to one of spaces only.
    func reply(to line: LineReader.Line) -> Result<JSONValue, InputError>? {
        guard case .bytes(var bytes) = line else { return .failure(.tooLong(limit: LineReader.longestLine)) }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return nil }
        if bytes.contains(0) { return .failure(.nulByte) }
        guard String(validating: bytes, as: UTF8.self) != nil else { return .failure(.notUTF8) }
        return Result { () throws(InputError) in try answer(JSONInput.object(line: bytes)) }
    }
}
