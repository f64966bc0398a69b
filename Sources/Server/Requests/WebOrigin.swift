import Foundation

/// Scheme, host and port of an address, so that all spellings of one are equal (RFC 6454, sections 4 and 6.2).
package struct WebOrigin: Hashable, Sendable {
    package let scheme: String
    /// In lower case, in ASCII and without a dot at its end; IPv6 without brackets, in its shortest form.
    private let host: String
    private let port: Int

    private static let ports = ["http": 80, "https": 443]

    /// `nil` for what is no address of the web; what stands behind host and port is left out.
    package init?(_ text: String) {
        guard let address = URL(string: text)?.absoluteString, let colon = address.firstRange(of: "://") else {
            return nil
        }
        scheme = address[..<colon.lowerBound].lowercased()
        guard let usual = Self.ports[scheme] else { return nil }
        let rest = address[colon.upperBound...].prefix { !"/?#".contains($0) }
        let authority = rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest
        // The colons of IPv6 are within brackets.
        let end = authority.lastIndex(of: "]") ?? authority.startIndex
        let digits = authority[end...].lastIndex(of: ":")
        let number = digits.map { authority[authority.index(after: $0)...] } ?? ""
        guard number.allSatisfy({ $0.isASCII && $0.isNumber }), number.isEmpty || UInt16(number) != nil else {
            return nil
        }
        port = number.isEmpty ? usual : UInt16(number).map { Int($0) } ?? usual
        guard let host = Self.normalised(authority[..<(digits ?? authority.endIndex)]) else { return nil }
        self.host = host
    }

    private static func normalised(_ host: Substring) -> String? {
        if host.hasPrefix("["), host.hasSuffix("]") {
            var (bytes, text) = (in6_addr(), [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN)))
            guard inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &bytes) == 1,
                inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil
            else { return nil }
            return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        let name = host.hasSuffix(".") ? host.dropLast() : host
        return name.isEmpty ? nil : name.lowercased()
    }

    /// As browsers write it in `Origin`.
    package var text: String {
        let host = host.contains(":") ? "[\(host)]" : host
        return "\(scheme)://\(host)" + (Self.ports[scheme] == port ? "" : ":\(port)")
    }
}
