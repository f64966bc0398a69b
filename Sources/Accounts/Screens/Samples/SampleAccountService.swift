import AccountsDomain
import Calls
import Foundation

/// An account whose service never gets to an answer, so that a sample's state stays as it is.
nonisolated struct SampleAccountService: PersonalAccountService {
    func account() async throws(AccountError) -> Account {
        // Returns when the task is cancelled.
        let (silence, _) = AsyncStream<Never>.makeStream()
        for await _ in silence {}
        throw .offline
    }

    func options() async throws(AccountError) -> AccountOptions { throw .offline }
    func sessions() async throws(AccountError) -> [AccountSession] { throw .offline }
    func consents() async throws(AccountError) -> [Consent] { throw .offline }
    func identities() async throws(AccountError) -> [LinkedIdentity] { throw .offline }
    func unlink(_ provider: IdentityProvider) async throws(AccountError) { throw .offline }
    func beginCode() async throws(AccountError) -> DeviceCode { throw .offline }
    func checkCode(_ id: DeviceCode.ID) async throws(AccountError) -> DeviceCodeAnswer { throw .offline }
    func signUp(_ form: SignUpForm) async throws(AccountError) -> SessionTicket { throw .offline }
    func signIn(email: String, password: String) async throws(AccountError) -> SessionTicket { throw .offline }
    func redeem(_ ticket: SessionTicket) async throws(AccountError) -> NewSession { throw .offline }
    func signOut() async throws(AccountError) { throw .offline }
    func signOutEverywhere() async throws(AccountError) { throw .offline }
    func endSession(_ id: AccountSession.ID) async throws(AccountError) { throw .offline }
    func changePassword(from old: String, to new: String) async throws(AccountError) -> SessionTicket {
        throw .offline
    }
    func requestPasswordReset(email: String) async throws(AccountError) { throw .offline }
    func resetPassword(link: String, to new: String) async throws(AccountError) -> SessionTicket { throw .offline }
    func picture() async throws(AccountError) -> PictureFile { throw .offline }
    func setPicture(_ bytes: Data, key: IdempotencyKey) async throws(AccountError) -> Account { throw .offline }
    func removePicture(key: IdempotencyKey) async throws(AccountError) -> Account { throw .offline }
    func rename(to name: String) async throws(AccountError) -> Account { throw .offline }
    func record(_ kind: Consent.Kind, version: String, isGiven: Bool) async throws(AccountError) -> Consent {
        throw .offline
    }
    func export() async throws(AccountError) -> AccountExport { throw .offline }
    func delete(password: String?) async throws(AccountError) { throw .offline }
}
