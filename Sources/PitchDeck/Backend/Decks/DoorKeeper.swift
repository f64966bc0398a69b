import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage

/// Asks who comes by a link for what it needs: a password, and a code that proves an address.
///
/// Before the transaction that opens it: scrypt takes its time.
struct DoorKeeper: Sendable {
    let database: any SQLDatabase
    let account: Account.ID?
    let now: Date

    /// Who was let in.
    struct Guest: Sendable {
        /// Empty where none was asked for.
        var address = ""
        /// To be used up with the opening.
        var code: CodeStore.Code?
    }

    /// - Throws: `linkGone`, `passwordNeeded`, `tooManyTries`, `addressNeeded`, `wrongCode`, `codeOver`.
    func admit(_ door: DeckDoor, _ keys: DoorKeys) async throws(StartupError) -> Guest {
        guard case .link(let secret) = door, let link = try await unlocked(secret, keys.password) else {
            return Guest()
        }
        guard link.asksAddress else { return Guest() }
        if keys.code.isEmpty, let address = try await remembered(link.id) { return Guest(address: address) }
        guard !keys.address.isEmpty, !keys.code.isEmpty else { throw .addressNeeded(isMarked: link.isMarked) }
        let (key, date) = (try Self.address(keys.address).key, now)
        let code = try await database.changing { try CodeStore(connection: $0, now: date).tried(key, of: link.id) }
        guard try LinkPassword.isRight(Self.digits(keys.code), code.hash) else { throw .wrongCode }
        return Guest(address: code.address, code: code)
    }

    /// Notes that a code is to be sent.
    ///
    /// - Throws: `invalid` for the address, and as ``admit(_:_:)`` for the link and its password.
    func ask(_ door: DeckDoor, _ keys: DoorKeys) async throws(StartupError) {
        guard case .link(let secret) = door, let link = try await unlocked(secret, keys.password), link.asksAddress
        else { throw .linkGone }
        let (address, date) = (try Self.address(keys.address), now)
        try await database.changing { try CodeStore(connection: $0, now: date).ask(address, of: link.id) }
    }

    /// A link whose password was given; `nil` for its founder, of whom nothing is asked.
    private func unlocked(_ secret: String, _ password: String) async throws(StartupError) -> DeckLink? {
        let stored = try await database.finding { try LinkStore(connection: $0).link(bySecret: secret) }
        guard let stored, stored.link.isOpen(at: now) else { throw .linkGone }
        if try await isOwner(of: stored.startup) { return nil }
        guard stored.link.hasPassword else { return stored.link }
        guard !password.isEmpty else { throw .passwordNeeded(isWrong: false) }
        guard !stored.isLocked(at: now) else { throw .tooManyTries }
        guard password.utf8.count <= DeckLink.maximumPassword, try LinkPassword.isRight(password, stored.password)
        else {
            let date = now
            try await database.changing { connection in
                let links = LinkStore(connection: connection)
                // As it is now: several may try at once.
                if let present = try links.link(stored.link.id) { try links.noteWrongTry(present, at: date) }
            }
            throw .passwordNeeded(isWrong: true)
        }
        return stored.link
    }

    private func remembered(_ link: DocumentID) async throws(StartupError) -> String? {
        guard let account else { return nil }
        let date = now
        return try await database.finding {
            try CodeStore(connection: $0, now: date).provenAddress(of: account, to: link)
        }
    }

    private func isOwner(of startup: DocumentID) async throws(StartupError) -> Bool {
        guard let account else { return false }
        return try await database.finding { connection in
            try StartupStore(connection: connection, asker: account).owner(of: startup)?.account == account
        }
    }

    private static func address(_ typed: String) throws(StartupError) -> EmailAddress {
        do throws(AccountError) {
            return try EmailAddress(typed)
        } catch {
            let isEmpty = typed.allSatisfy(\.isWhitespace)
            throw .invalid("address", isEmpty ? .empty : .malformed)
        }
    }

    /// As they are typed in any script, with whatever stands between them.
    private static func digits(_ code: String) -> String {
        String(code.prefix(40).compactMap(\.wholeNumberValue).map(String.init).joined().prefix(40))
    }
}
