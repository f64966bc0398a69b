package import AccountsDomain
package import Foundation

/// Where a phone keeps its session's token from one start to the next.
package protocol TokenKeeper: Sendable {
    /// `nil` before there is one.
    func read() throws -> SessionToken?

    /// `nil` forgets it.
    func write(_ token: SessionToken?) throws
}

#if canImport(Security)
package import Foundation
import Security

/// The token among the system's passwords, for this device alone and once it was unlocked.
package struct KeychainToken: TokenKeeper {
    /// What the system answered in place of keeping or giving it.
    package struct Failure: Error, Hashable, Sendable {
        package var status: OSStatus
    }

    private let app: String
    private let server: URL

    /// `app` is the app's identifier; each server has a token of its own.
    package init(app: String, server: URL) {
        (self.app, self.server) = (app, server)
    }

    private var item: [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: app, kSecAttrAccount: server.absoluteString]
    }

    package func read() throws -> SessionToken? {
        var query = item
        query[kSecReturnData] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let data = found as? Data else { throw Failure(status: status) }
        return SessionToken(String(decoding: data, as: UTF8.self))
    }

    package func write(_ token: SessionToken?) throws {
        guard let token else {
            let status = SecItemDelete(item as CFDictionary)
            guard status == errSecSuccess || status == errSecItemNotFound else { throw Failure(status: status) }
            return
        }
        let kept: [CFString: Any] = [
            kSecValueData: Data(token.value.utf8),
            kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        var status = SecItemUpdate(item as CFDictionary, kept as CFDictionary)
        if status == errSecItemNotFound {
            status = SecItemAdd(item.merging(kept) { $1 } as CFDictionary, nil)
        }
        guard status == errSecSuccess else { throw Failure(status: status) }
    }
}
#endif

/// The phone's session token, in a file that the system encrypts while the phone is locked.
package struct TokenFile: TokenKeeper {
    private let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// `nil` before there is one.
    package func read() throws -> SessionToken? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return SessionToken(try String(contentsOf: url, encoding: .utf8))
    }

    /// `nil` removes the file.
    package func write(_ token: SessionToken?) throws {
        guard let token else {
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
            return
        }
        #if canImport(Darwin)
        try Data(token.value.utf8).write(to: url, options: [.atomic, .completeFileProtection])
        #else
        try Data(token.value.utf8).write(to: url, options: .atomic)
        #endif
    }
}
