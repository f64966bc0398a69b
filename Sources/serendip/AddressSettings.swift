import Foundation
import Server

/// Where the server listens.
enum ListeningPlace {
    /// - Throws: ``ServeError`` for what is no port.
    static func port(_ text: String?) throws -> Int? {
        guard let text else { return nil }
        guard let port = UInt16(text) else {
            throw ServeError.wrongSetting("SERENDIP_PORT", "“\(text)” is not a number from 0 to 65535")
        }
        return Int(port)
    }

    /// An address, or a name that the system can look up; IPv6 also in the brackets it has in addresses of the web.
    ///
    /// - Throws: ``ServeError`` for what is neither.
    static func host(_ text: String?) throws -> String? {
        guard let text else { return nil }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]") && text.contains(":")
        let host = isBracketed ? String(text.dropFirst().dropLast()) : text
        if host.contains(":") {
            // Of link-local addresses the interface stands behind a percent sign.
            if AddressNetwork(String(host.prefix { $0 != "%" })) != nil, !host.contains("/") { return host }
        } else {
            let labels = host.split(separator: ".", omittingEmptySubsequences: false)
            let isName = labels.allSatisfy { label in
                (1...63).contains(label.count)
                    && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
            }
            let isNumber = labels.last?.allSatisfy(\.isNumber) == true
            if isName, !isNumber || AddressNetwork(host) != nil { return host }
        }
        throw ServeError.wrongSetting(
            "SERENDIP_HOST",
            "“\(text)” is neither an address nor a name, without scheme and port"
        )
    }
}

/// The addresses people use.
struct PublicAddresses {
    let urls: [URL]

    /// As the command has them, each one or several with commas between, otherwise as the settings do.
    ///
    /// - Throws: ``ServeError`` for what is no address, and for several of which only some have TLS.
    init(_ settings: Settings, command: [String] = []) throws {
        let texts = Settings.items(command)
        urls = try (texts.isEmpty ? settings.list("SERENDIP_PUBLIC_URL") : texts).map(Self.url)
        // Cookies of the one kind do not reach the other.
        guard Set(urls.compactMap { WebOrigin($0.absoluteString)?.scheme }).count <= 1 else {
            throw ServeError.wrongSetting("SERENDIP_PUBLIC_URL", "all addresses have to be https, or all http")
        }
    }

    private static func url(_ text: String) throws -> URL {
        guard let url = URL(string: text), WebOrigin(url.absoluteString) != nil, url.user() == nil, url.query() == nil,
            url.fragment() == nil
        else {
            throw ServeError.wrongSetting("SERENDIP_PUBLIC_URL", "“\(text)” is not like https://serendip.example.org")
        }
        guard url.path().isEmpty || url.path() == "/" else {
            throw ServeError.wrongSetting(
                "SERENDIP_PUBLIC_URL",
                "“\(text)” must not have a path; Serendip needs its own host"
            )
        }
        return url
    }
}

/// The proxies that are believed.
struct TrustedProxies {
    let networks: [AddressNetwork]

    /// As the command has them, each one or several with commas between, otherwise as the settings do.
    ///
    /// - Throws: ``ServeError`` for what is neither an address nor a network.
    init(_ settings: Settings, command: [String] = []) throws {
        let texts = Settings.items(command)
        networks = try (texts.isEmpty ? settings.list("SERENDIP_TRUSTED_PROXY") : texts).flatMap(Self.networks)
    }

    private static func networks(_ text: String) throws -> [AddressNetwork] {
        // The one name that every system has for itself (RFC 6761, section 6.3).
        if text.lowercased() == "localhost" { return ["127.0.0.0/8", "::1"].compactMap { AddressNetwork($0) } }
        if let network = AddressNetwork(text) { return [network] }
        let all = text.hasSuffix("/0") && AddressNetwork(String(text.dropLast(2))) != nil
        let fault =
            all
            ? "“\(text)” would let everybody pass for anybody; give the proxy's own address or network"
            : "“\(text)” is neither an address nor a network such as 10.0.0.0/8 or fd00::/8"
        throw ServeError.wrongSetting("SERENDIP_TRUSTED_PROXY", fault)
    }
}
