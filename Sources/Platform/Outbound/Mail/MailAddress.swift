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
