import Foundation

/// An address of the Internet, by its bytes: IPv6 has many spellings of one address, and each would be a key of its own.
struct NetworkAddress: Hashable, Sendable {
    /// Sixteen; an IPv4 address as IPv6 maps it.
    fileprivate let bytes: [UInt8]

    fileprivate static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]

    /// `nil` for what the system does not read as an address, such as a name, a shortened IPv4 address or a zone.
    init?(_ text: String) {
        var (four, six) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = Self.mappedPrefix + withUnsafeBytes(of: four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            bytes = withUnsafeBytes(of: six) { Array($0) }
        } else {
            return nil
        }
    }

    /// One of `X-Forwarded-For`: an address, also with the port that some proxies add (`192.0.2.1:4711`,
    /// `[2001:db8::1]:4711`), also in the quotes of RFC 7239; `nil` for anything else.
    init?(forwarded text: some StringProtocol) {
        var text = text.trimmingCharacters(in: .whitespaces)
        if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") { text = String(text.dropFirst().dropLast()) }
        guard text.hasPrefix("[") else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2 else { self.init(text); return }
            guard UInt16(parts[1]) != nil else { return nil }
            self.init(String(parts[0]))
            return
        }
        guard let end = text.firstIndex(of: "]") else { return nil }
        let rest = text[text.index(after: end)...]
        guard rest.isEmpty || (rest.hasPrefix(":") && UInt16(rest.dropFirst()) != nil) else { return nil }
        let inner = String(text[text.index(after: text.startIndex)..<end])
        guard inner.contains(":") else { return nil }
        self.init(inner)
    }

    /// The address, or of IPv6 the network (`2001:db8::/64`) that one subscriber is given.
    var network: String {
        if bytes.starts(with: Self.mappedPrefix) { return bytes.suffix(4).map { "\($0)" }.joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let network = bytes.prefix(8) + [UInt8](repeating: 0, count: 8)
        guard inet_ntop(AF_INET6, Array(network), &text, socklen_t(text.count)) != nil else { return "\(bytes)" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/64"
    }
}

/// A network of the Internet, or one address of it.
package struct AddressNetwork: Hashable, Sendable {
    private let bytes: [UInt8]
    /// How many bits of it count, of IPv6's 128.
    private let bits: Int

    /// An address, or a network such as `10.0.0.0/8` or `2001:db8::/32` (RFC 4632, RFC 4291); `nil` for anything else,
    /// and for the network that is everybody's.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = NetworkAddress(String(parts[0])) else { return nil }
        let mapped = parts[0].contains(":") ? 0 : NetworkAddress.mappedPrefix.count * 8
        bytes = address.bytes
        guard parts.count == 2 else {
            bits = 128
            return
        }
        guard let length = UInt8(parts[1]), parts[1].allSatisfy({ $0.isNumber }), length > 0,
            mapped + Int(length) <= 128
        else { return nil }
        bits = mapped + Int(length)
    }

    func contains(_ address: NetworkAddress) -> Bool {
        let whole = bits / 8
        guard bytes.prefix(whole) == address.bytes.prefix(whole) else { return false }
        guard bits % 8 > 0 else { return true }
        return (bytes[whole] ^ address.bytes[whole]) >> UInt8(8 - bits % 8) == 0
    }
}
