import Foundation

/// A mail of plain text to one address.
package struct MailMessage: Hashable, Sendable {
    package let from: MailAddress
    package let to: MailAddress
    package let subject: String
    package let body: String

    /// RFC 5322, section 2.1.1, less room for the header's name.
    private static let maximumSubject = 200

    /// - Throws: `invalid` for a subject with a line break or another control character, which could add headers.
    package init(from: MailAddress, to: MailAddress, subject: String, body: String) throws(MailFailure) {
        let isPlain = subject.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }
        guard isPlain, subject.utf8.count <= Self.maximumSubject else { throw .invalid("subject") }
        (self.from, self.to, self.subject, self.body) = (from, to, subject, body)
    }

    /// The message as it travels after `DATA`: lines end in CRLF, a leading dot is doubled, a lone dot ends it
    /// (RFC 5321, section 4.5.2).
    func wire(id: UUID, date: Date) -> String {
        let isPlain = body.utf8.allSatisfy { $0 < 0x80 } && lines(body).allSatisfy { $0.utf8.count <= 900 }
        let encoding = isPlain ? "7bit" : "base64"
        let head = [
            "From: Serendip <\(from.text)>",
            "To: <\(to.text)>",
            "Subject: \(subject)",
            "Date: \(Self.date(date))",
            "Message-ID: <\(id.uuidString.lowercased())@\(from.domain)>",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: \(encoding)",
            // RFC 3834: no holiday notes, please.
            "Auto-Submitted: auto-generated",
            "",
        ]
        let text = isPlain ? lines(body) : Self.base64(body)
        return (head + text).map { ($0.hasPrefix(".") ? "." + $0 : $0) + "\r\n" }.joined() + ".\r\n"
    }

    /// Lone carriage returns and other controls are no part of a text.
    private func lines(_ text: String) -> [String] {
        text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        }
    }

    /// 76 characters a line (RFC 2045, section 6.8).
    private static func base64(_ text: String) -> [String] {
        let code = Array(Data(text.utf8).base64EncodedString().utf8)
        return stride(from: 0, to: code.count, by: 76).map {
            String(decoding: code[$0..<min($0 + 76, code.count)], as: UTF8.self)
        }
    }

    /// RFC 5322, section 3.3, such as `Sun, 22 Nov 2026 07:05:26 +0000`.
    private static func date(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }
}

/// An address that may stand in an SMTP command: nothing in it can end the command or begin another.
package struct MailAddress: Hashable, Sendable {
    package let text: String

    /// - Throws: `invalid` for anything but `local@domain` of visible ASCII without brackets, commas and quotes.
    package init(_ text: String) throws(MailFailure) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.value > 0x20 && scalar.value < 0x7F && !"<>()[],;:\\\"".unicodeScalars.contains(scalar)
        }
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, isPlain, text.utf8.count <= 254 else {
            throw .invalid("address")
        }
        self.text = text
    }

    var domain: Substring { text[(text.firstIndex(of: "@") ?? text.startIndex)...].dropFirst() }
}
