package import Calls
package import Foundation

/// The ways into an account by address and password, for one person.
///
/// What opens a session answers with a ticket: nothing has changed for the browser or phone until it is taken up.
package protocol AccountEntryService: Sendable {
    /// What the server offers for signing in.
    func options() async throws(AccountError) -> AccountOptions

    /// Gives the guest who asks a password, and so a way back; everything they did stays theirs.
    ///
    /// - Throws: `invalid` with the field, `emailTaken`, `alreadyMember`, `tooManyAttempts`.
    func signUp(_ form: SignUpForm) async throws(AccountError) -> SessionTicket

    /// Proves an account's password; redeeming the ticket brings along what the guest who asks did.
    ///
    /// - Throws: `wrongCredentials`, alike for an unknown address and a wrong password, and `tooManyAttempts`.
    func signIn(email: String, password: String) async throws(AccountError) -> SessionTicket

    /// Ends all other sessions; taking up the ticket renews this one.
    ///
    /// - Throws: `wrongCredentials` for the old one, `invalid` for the new one, `notMember`, `tooManyAttempts`.
    func changePassword(from old: String, to new: String) async throws(AccountError) -> SessionTicket

    /// Asks for a mail with a link; says the same whether the address is known or not.
    func requestPasswordReset(email: String) async throws(AccountError)

    /// Sets a new password with the secret of a link, and ends every session of the account.
    ///
    /// - Throws: `linkExpired`, `invalid` for the password.
    func resetPassword(link: String, to new: String) async throws(AccountError) -> SessionTicket
}

/// Where one person is signed in.
package protocol AccountSessionService: Sendable {
    /// Ends the session that asks.
    func signOut() async throws(AccountError)

    /// Ends every session of the account, the one that asks included.
    func signOutEverywhere() async throws(AccountError)

    /// The account's sessions, the one that asks first, then the one seen last.
    func sessions() async throws(AccountError) -> [AccountSession]

    /// Ends one session of the account; does nothing when it is gone already or somebody else's.
    func endSession(_ id: AccountSession.ID) async throws(AccountError)
}

/// The account of one person; every conformer is bound to that person and the session they ask by.
package protocol PersonalAccountService: AccountEntryService, AccountSessionService {
    func account() async throws(AccountError) -> Account

    /// - Throws: `linkExpired` for a ticket that is used, too old, or another session's.
    func redeem(_ ticket: SessionTicket) async throws(AccountError) -> NewSession

    /// Asks for a mail with a link that confirms the account's address; does nothing when it is confirmed.
    ///
    /// - Throws: `notMember` for an account without an address, `notOffered` where no mail is sent, `tooManyAttempts`.
    func requestEmailConfirmation() async throws(AccountError)

    /// Confirms the address that a mail's link went to, whoever opens it.
    ///
    /// - Throws: `linkExpired` for a link that was used, is too old, or was followed by another one.
    func confirmEmail(link: String) async throws(AccountError)

    /// - Throws: `invalid` for a name that is too long or holds nothing to read; an empty one is fine.
    func rename(to name: String) async throws(AccountError) -> Account

    /// The person's picture; the account has its address.
    ///
    /// - Throws: `noPicture`.
    func picture() async throws(AccountError) -> PictureFile

    /// Replaces the person's picture; places, times and the like that a camera wrote into it are not kept.
    ///
    /// - Throws: `picture` with the reason, `keyReused`, `tooManyAttempts`.
    func setPicture(_ bytes: Data, key: IdempotencyKey) async throws(AccountError) -> Account

    /// Takes the person's picture away; does nothing when there is none.
    ///
    /// - Throws: `keyReused`.
    func removePicture(key: IdempotencyKey) async throws(AccountError) -> Account

    /// The providers' accounts by which the person signs in, the first linked first.
    func identities() async throws(AccountError) -> [LinkedIdentity]

    /// Signs in by a provider's account no more; does nothing when it is so already.
    ///
    /// - Throws: `lastWayIn` when nothing else leads into the account.
    func unlink(_ provider: IdentityProvider) async throws(AccountError)

    /// A code to type on GitHub's page.
    ///
    /// - Throws: `notOffered`, `providerFailed`, `tooManyAttempts`.
    func beginCode() async throws(AccountError) -> DeviceCode

    /// What has become of a code; GitHub is asked no more often than it likes, however often this is called.
    ///
    /// - Throws: `linkExpired` for a code that is too old, was refused or belongs to another session;
    ///   `identityTaken`, `providerFailed`.
    func checkCode(_ id: DeviceCode.ID) async throws(AccountError) -> DeviceCodeAnswer

    /// What the person agreed to or took back, newest first.
    func consents() async throws(AccountError) -> [Consent]

    /// Notes that the person agrees to a version of a document, or no longer does.
    func record(_ kind: Consent.Kind, version: String, isGiven: Bool) async throws(AccountError) -> Consent

    /// Everything that is kept for the person.
    func export() async throws(AccountError) -> AccountExport

    /// Deletes the account with everything that is kept for it, at once and for good.
    ///
    /// - Throws: `wrongCredentials` when the account has a password and this is not it.
    func delete(password: String?) async throws(AccountError)
}

/// What a guest fills in to become a member.
package struct SignUpForm: Hashable, Codable, Sendable {
    package var email: String
    package var password: String
    /// May be empty.
    package var name: String
    /// The version of the privacy notice that was shown and agreed to.
    package var privacyNotice: String

    package init(
        email: String,
        password: String,
        name: String = "",
        privacyNotice: String = Consent.currentPrivacyNotice
    ) {
        self.email = email
        self.password = password
        self.name = name
        self.privacyNotice = privacyNotice
    }
}

extension SignUpForm: CustomStringConvertible, CustomReflectable {
    /// Never the password, so that no log can have it.
    package var description: String { "SignUpForm(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The right to a new token, proven by a password or a link; good once, for 30 seconds, and only for the session that
/// proved it.
///
/// A page that lives on the server cannot set its browser's cookie. So a person proves who they are there, and the
/// browser fetches the cookie with the ticket. Phones redeem the same ticket over the API.
package struct SessionTicket: Hashable, Codable, Sendable {
    /// 43 characters of base64url, fit for a path.
    package var ticket: String

    package init(_ ticket: String) {
        self.ticket = ticket
    }

    /// Where a browser fetches its cookie.
    package var path: String { "/session/\(ticket)" }
}

extension SessionTicket: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("ticket", .string(43...43).described("Redeem it within 30 seconds, from the same session."))
    ).named("SessionTicket")
}

extension SessionTicket: CustomStringConvertible, CustomReflectable {
    /// Never the secret, so that no log can have it.
    package var description: String { "SessionTicket(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
