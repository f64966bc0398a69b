import Foundation

/// Reads a file, or standard input, line by line in bounded memory.
struct LineReader {
    /// A line without its end, or that it was longer than the limit.
    enum Line {
        case bytes(Data)
        case tooLong
    }

    static let longestLine = 4_194_304

    private let file: FileHandle
    private var buffer = Data()
    private var isSkipping = false
    private var isAtEnd = false

    /// - Parameter path: a file, or “-” for standard input.
    /// - Throws: `InputError` when it cannot be opened.
    init(path: String) throws(InputError) {
        var isFolder: ObjCBool = false
        if path == "-" {
            file = .standardInput
        } else if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || isFolder.boolValue {
            throw InputError(field: "batch", code: "unreadable", message: "There is no file “\(path)”.")
        } else if let opened = FileHandle(forReadingAtPath: path) {
            file = opened
        } else {
            throw InputError(field: "batch", code: "unreadable", message: "“\(path)” cannot be read.")
        }
    }

    /// The lines that have arrived since the last call, empty ones too; nothing at the end of the file.
    mutating func next() throws -> [Line]? {
        guard !isAtEnd else { return nil }
        let chunk = try arrived()
        guard !chunk.isEmpty else {
            isAtEnd = true
            return buffer.isEmpty && !isSkipping ? nil : [finishedLine()]
        }
        var lines: [Line] = []
        var rest = chunk[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            take(rest[..<end])
            lines.append(finishedLine())
            rest = rest[(end + 1)...]
        }
        take(rest)
        return lines
    }

    /// What has arrived, as soon as there is something; nothing at the end.
    ///
    /// Who asks line by line waits for each answer.
    private func arrived() throws -> Data {
        var chunk = Data(count: 65_536)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(file.fileDescriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return chunk.prefix(count) }
            guard errno == EINTR else { throw CocoaError(.fileReadUnknown) }
        }
    }

    private mutating func take(_ bytes: Data) {
        guard !isSkipping else { return }
        buffer.append(bytes)
        guard buffer.count > Self.longestLine else { return }
        buffer = Data()
        isSkipping = true
    }

    private mutating func finishedLine() -> Line {
        defer {
            buffer = Data()
            isSkipping = false
        }
        return isSkipping ? .tooLong : .bytes(buffer)
    }
}
