package import AccountsDomain
package import Calls
package import Foundation

/// What the account's page shows and changes.
extension GraphQLAccountService {
    package func account() async throws(AccountError) -> Account { try await ask(.account) }

    /// Other hosts' accounts lead in by a browser alone, so that none is offered here.
    package func options() async throws(AccountError) -> AccountOptions {
        let offered: Offered = try await ask(.accountOptions)
        return AccountOptions(sendsMail: offered.sendsMail, contact: offered.contact)
    }

    private struct Offered: Decodable {
        var sendsMail: Bool
        var contact: String?
    }

    package func rename(to name: String) async throws(AccountError) -> Account {
        try await ask(.renameAccount, ["name": .string(name)])
    }

    package func requestEmailConfirmation() async throws(AccountError) {
        let _: Bool = try await ask(.requestEmailConfirmation)
    }

    package func confirmEmail(link: String) async throws(AccountError) {
        let _: Bool = try await ask(.confirmEmail, ["code": .string(link)])
    }

    // MARK: Picture

    package func picture() async throws(AccountError) -> PictureFile { try await files.picture() }

    package func setPicture(_ bytes: Data, key: IdempotencyKey) async throws(AccountError) -> Account {
        try await files.setPicture(bytes, key: key)
    }

    package func removePicture(key: IdempotencyKey) async throws(AccountError) -> Account {
        try await ask(.removePicture, key: key)
    }

    // MARK: Other hosts

    package func identities() async throws(AccountError) -> [LinkedIdentity] { try await ask(.identities) }

    package func unlink(_ provider: IdentityProvider) async throws(AccountError) {
        let _: Bool = try await ask(.unlinkIdentity, ["provider": .string(provider.rawValue)])
    }

    package func beginCode() async throws(AccountError) -> DeviceCode { throw .notOffered }

    package func checkCode(_ id: DeviceCode.ID) async throws(AccountError) -> DeviceCodeAnswer { throw .notOffered }

    // MARK: Privacy

    package func consents() async throws(AccountError) -> [Consent] { try await ask(.consents) }

    package func record(
        _ kind: Consent.Kind,
        version: String,
        isGiven: Bool
    ) async throws(AccountError) -> Consent {
        try await ask(
            .recordConsent,
            ["kind": .string(kind.rawValue), "version": .string(version), "isGiven": .boolean(isGiven)]
        )
    }

    package func export() async throws(AccountError) -> AccountExport { try await ask(.accountExport) }

    package func delete(password: String?) async throws(AccountError) {
        let _: Bool = try await ask(.deleteAccount, ["password": password.map { .string($0) } ?? .null])
    }
}
