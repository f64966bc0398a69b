import Foundation
import Testing

@testable import serendip

#if canImport(Glibc)
import Glibc
#endif

/// Whether `doctor` finds a server where it listens.
struct LocalSocketTests {
    /// A socket that listens at an address of IPv4 or IPv6, and its port.
    private static func listener(at host: String) throws -> (descriptor: Int32, port: Int) {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_NUMERICHOST
        var found: UnsafeMutablePointer<addrinfo>?
        try #require(getaddrinfo(host, "0", &hints, &found) == 0)
        defer { freeaddrinfo(found) }
        let address = try #require(found?.pointee)
        let descriptor = socket(address.ai_family, address.ai_socktype, 0)
        try #require(bind(descriptor, address.ai_addr, address.ai_addrlen) == 0 && listen(descriptor, 1) == 0)
        var bound = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let isKnown = withUnsafeMutablePointer(to: &bound) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
        }
        try #require(isKnown)
        // The port stands at the same place in both families.
        return (descriptor, Int(UInt16(bigEndian: bound.sin6_port)))
    }

    @Test(arguments: [("no.such.host.invalid", "nobody knows the name"), ("192.0.2.1", "Cannot listen on 192.0.2.1")])
    func `an address that no server can have is not free`(host: String, words: String) throws {
        let settings = AddressCheck.Settings(host: host, port: 8_080, isSecure: false, hasProxy: false)
        let finding = try #require(AddressCheck(settings).findings().first)
        #expect(finding.verdict == .bad && finding.words.contains(words), "\(finding.words)")
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("127.0.0.2", "127.0.0.2"), ("::1", "::1"), ("::", "::"), ("0.0.0.0", "0.0.0.0"),
        ("0.0.0.0", "localhost"), ("::", "::1"),
    ])
    func `a server is found where it listens`(bound: String, said: String) throws {
        let (descriptor, port) = try Self.listener(at: bound)
        let isFound = LocalSocket(host: said, port: port) != nil
        close(descriptor)
        #expect(isFound)
        let isGone = LocalSocket(host: said, port: port) == nil
        #expect(isGone)
    }

    @Test func `another address of the machine is another place`() throws {
        let (descriptor, port) = try Self.listener(at: "127.0.0.2")
        let isFound = LocalSocket(host: "127.0.0.1", port: port) != nil
        close(descriptor)
        #expect(!isFound)
    }
}
