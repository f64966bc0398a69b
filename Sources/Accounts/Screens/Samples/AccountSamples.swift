import AccountsDomain
import Calls
import Foundation
import SwiftUI

/// The account's page and the one that deletes it, in every state.
enum AccountSamples {
    static var all: [Sample] {
        [
            page("account-loading", .loading),
            page("account-guest", .loaded(SampleData.guest)),
            page("account-member", .loaded(SampleData.member)),
            page("account-picture", .loaded(SampleData.pictured)),
            page("account-picture-sending", .loaded(SampleData.pictured), picture: .sending),
            page("account-picture-refused", .loaded(SampleData.member), picture: .failed(.picture(.wrongKind))),
            page("account-linked", .loaded(SampleData.linked)),
            page("account-confirmed", .loaded(SampleData.confirmed)),
            page("account-unconfirmed", .loaded(SampleData.unconfirmed)),
            page("account-unconfirmed-sent", .loaded(SampleData.unconfirmed), confirming: .done),
            page("account-unconfirmed-offline", .loaded(SampleData.unconfirmed), confirming: .failed(.offline)),
            page("account-admin", .loaded(SampleData.admin)),
            page("account-export-preparing", .loaded(SampleData.member), export: .preparing),
            page("account-export-ready", .loaded(SampleData.member), export: .ready("{}")),
            page("account-export-failed", .loaded(SampleData.guest), export: .failed(.offline)),
            page("account-failed", .failed(.offline)),
            page("account-signed-out", .failed(.notSignedIn)),
            deletion("delete-guest", SampleData.guest),
            deletion("delete-member", SampleData.member),
            deletion("delete-sending", SampleData.member, .sending),
            deletion("delete-wrong-password", SampleData.member, .failed(.invalid(.password, .wrong))),
        ]
    }

    private static func page(
        _ name: String,
        _ state: AccountViewModel.State,
        export: AccountViewModel.Export = .none,
        picture: Submission.State = .editing,
        confirming: Submission.State = .editing
    ) -> Sample {
        let service = SampleAccountService()
        let model = AccountViewModel(
            service: service,
            state: state,
            export: export,
            picture: PictureViewModel(service: service, state: picture),
            confirming: confirming,
            onLeft: {}
        )
        return Sample(name, AccountView(model: model, onProvider: { _ in }, onRoute: { _ in }))
    }

    private static func deletion(
        _ name: String,
        _ overview: AccountOverview,
        _ state: Submission.State = .editing
    ) -> Sample {
        let model = DeleteAccountViewModel(
            service: SampleAccountService(),
            account: overview.account,
            state: state,
            onLeft: {}
        )
        return Sample(name, DeleteAccountView(model: model, onRoute: { _ in }))
    }
}

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
    func requestEmailConfirmation() async throws(AccountError) { throw .offline }
    func confirmEmail(link: String) async throws(AccountError) { throw .offline }
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
