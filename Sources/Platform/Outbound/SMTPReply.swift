/// Why a mail did not leave; texts are for the log and hold no address.
package enum MailFailure: Error, Hashable, Sendable {
    /// The part of the message that cannot be sent to anybody.
    case invalid(String)
    /// No connection, a broken one, no TLS, or no answer in time.
    case unreachable(String)
    /// The server says that it will not work later either (5xx).
    case refused(code: Int)
    /// The server asks to come back later (4xx).
    case later(code: Int)
    /// The server speaks when it must not, or what cannot be read.
    case confused(String)

    /// Whether the same may work in a minute.
    package var isTemporary: Bool {
        switch self {
        case .unreachable, .later, .confused: true
        case .invalid, .refused: false
        }
    }
}

/// A server's answer to one command (RFC 5321, section 4.2): a code and one line or more.
struct SMTPReply: Hashable, Sendable {
    var code: Int
    var lines: [String]

    /// RFC 5321, section 4.5.3.1.5 allows 512; some servers' greetings are longer.
    private static let maximumLine = 2_048
    private static let maximumLines = 100

    /// Reads a whole reply from the beginning of `bytes`, and says how many of them it has taken; `nil` while more have
    /// to come.
    ///
    /// - Throws: `confused` for what is no reply.
    static func read(_ bytes: some Collection<UInt8>) throws(MailFailure) -> (reply: SMTPReply, length: Int)? {
        var lines: [String] = []
        var length = 0
        var code: Int?
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            var line = Array(rest[..<end])
            length += line.count + 1
            rest = rest[rest.index(after: end)...]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            let (number, isLast) = try head(of: line)
            guard code == nil || code == number, lines.count < maximumLines else { throw .confused("a mixed reply") }
            code = number
            lines.append(String(decoding: line.dropFirst(4), as: UTF8.self))
            if isLast { return (SMTPReply(code: number, lines: lines), length) }
        }
        guard rest.count <= maximumLine else { throw .confused("a line without end") }
        return nil
    }

    /// The code of a line, and whether it is the reply's last.
    private static func head(of line: [UInt8]) throws(MailFailure) -> (code: Int, isLast: Bool) {
        let digits = line.prefix(3).map { Int($0) - 48 }
        guard line.count <= maximumLine, digits.count == 3, digits.allSatisfy({ (0...9).contains($0) }),
            (2...5).contains(digits[0]), line.count == 3 || [0x20, 0x2D].contains(line[3])
        else { throw .confused("not a reply") }
        return (digits[0] * 100 + digits[1] * 10 + digits[2], line.count == 3 || line[3] == 0x20)
    }
}
