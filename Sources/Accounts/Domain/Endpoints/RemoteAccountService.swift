package import Calls
package import Foundation

/// The account of the client's person on a Serendip server.
package struct RemoteAccountService: PersonalAccountService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func account() async throws(AccountError) -> Account {
        try await client.call(AccountEndpoints.account)
    }

    package func options() async throws(AccountError) -> AccountOptions {
        try await client.call(AccountEndpoints.options)
    }

    package func rename(to name: String) async throws(AccountError) -> Account {
        try await client.call(AccountEndpoints.rename, RenameInput(name: name))
    }

    // MARK: Picture

    package func picture() async throws(AccountError) -> PictureFile {
        try await client.call(PictureEndpoints.picture, PictureInput())
    }

    package func setPicture(_ bytes: Data, key: IdempotencyKey) async throws(AccountError) -> Account {
        // Refused there, too, but after all of it was sent.
        guard bytes.count <= ProfilePicture.maximumBytes else { throw .picture(.tooLarge) }
        return try await client.call(PictureEndpoints.set, SetPictureInput(bytes, key: key))
    }

    package func removePicture(key: IdempotencyKey) async throws(AccountError) -> Account {
        try await client.call(PictureEndpoints.remove, RemovePictureInput(key: key))
    }

    // MARK: Passwords

    package func signUp(_ form: SignUpForm) async throws(AccountError) -> SessionTicket {
        try await client.call(AccountEndpoints.signUp, form)
    }

    package func changePassword(from old: String, to new: String) async throws(AccountError) -> SessionTicket {
        try await client.call(AccountEndpoints.changePassword, ChangePasswordInput(password: old, newPassword: new))
    }

    package func requestPasswordReset(email: String) async throws(AccountError) {
        _ = try await client.call(AccountEndpoints.requestPasswordReset, RequestResetInput(email: email))
    }

    package func resetPassword(link: String, to new: String) async throws(AccountError) -> SessionTicket {
        try await client.call(AccountEndpoints.resetPassword, ResetPasswordInput(link: link, newPassword: new))
    }

    package func requestEmailConfirmation() async throws(AccountError) {
        _ = try await client.call(AccountEndpoints.requestEmailConfirmation)
    }

    package func confirmEmail(link: String) async throws(AccountError) {
        _ = try await client.call(AccountEndpoints.confirmEmail, ConfirmEmailInput(link: link))
    }

    // MARK: Sessions

    package func signIn(email: String, password: String) async throws(AccountError) -> SessionTicket {
        try await client.call(SessionEndpoints.signIn, SignInInput(email: email, password: password))
    }

    package func redeem(_ ticket: SessionTicket) async throws(AccountError) -> NewSession {
        try await client.call(SessionEndpoints.redeem, ticket)
    }

    package func signOut() async throws(AccountError) {
        _ = try await client.call(SessionEndpoints.signOut)
    }

    package func signOutEverywhere() async throws(AccountError) {
        _ = try await client.call(SessionEndpoints.endAll)
    }

    package func sessions() async throws(AccountError) -> [AccountSession] {
        try await client.call(SessionEndpoints.list)
    }

    package func endSession(_ id: AccountSession.ID) async throws(AccountError) {
        _ = try await client.call(SessionEndpoints.end, SessionInput(id: id))
    }

    // MARK: Providers

    package func identities() async throws(AccountError) -> [LinkedIdentity] {
        try await client.call(IdentityEndpoints.list)
    }

    package func unlink(_ provider: IdentityProvider) async throws(AccountError) {
        _ = try await client.call(IdentityEndpoints.unlink, IdentityInput(provider: provider))
    }

    package func beginCode() async throws(AccountError) -> DeviceCode {
        try await client.call(IdentityEndpoints.beginCode)
    }

    package func checkCode(_ id: DeviceCode.ID) async throws(AccountError) -> DeviceCodeAnswer {
        try await client.call(IdentityEndpoints.checkCode, DeviceCodeInput(id: id))
    }

    // MARK: Privacy

    package func consents() async throws(AccountError) -> [Consent] {
        try await client.call(AccountEndpoints.consents)
    }

    package func record(
        _ kind: Consent.Kind,
        version: String,
        isGiven: Bool
    ) async throws(AccountError) -> Consent {
        let input = RecordConsentInput(kind: kind, version: version, isGiven: isGiven)
        return try await client.call(AccountEndpoints.recordConsent, input)
    }

    package func export() async throws(AccountError) -> AccountExport {
        try await client.call(AccountEndpoints.export)
    }

    package func delete(password: String?) async throws(AccountError) {
        _ = try await client.call(AccountEndpoints.deleteAccount, DeleteAccountInput(password: password))
    }
}
