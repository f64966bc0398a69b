import AccountsDomain
import Calls
import Foundation

/// An account in memory, which a test can make refuse.
actor MemoryAccountService: PersonalAccountService {
    private(set) var stored: Account
    private(set) var openSessions: [AccountSession]
    private(set) var calls: [String] = []
    private var refusal: AccountError?

    init(kind: Account.Kind = .member) {
        let now = Date(timeIntervalSince1970: 1_782_907_200)
        let email = kind == .member ? "mira@example.org" : nil
        stored = Account(id: UUID(), kind: kind, name: "Mira", email: email, createdAt: now)
        openSessions = [true, false].map {
            AccountSession(id: UUID(), device: "Firefox on Linux", createdAt: now, lastSeenAt: now, isCurrent: $0)
        }
    }

    func refuse(_ error: AccountError?) { refusal = error }

    func account() async throws(AccountError) -> Account {
        try answer("account")
        return stored
    }

    func options() async throws(AccountError) -> AccountOptions {
        try answer("options")
        return offers
    }

    func sessions() async throws(AccountError) -> [AccountSession] {
        try answer("sessions")
        return openSessions
    }

    var offers = AccountOptions(sendsMail: true)
    var linked: [LinkedIdentity] = []
    /// Answers for a code, in order.
    var codeAnswers: [DeviceCodeAnswer] = []

    func offer(_ options: AccountOptions, codeAnswers: [DeviceCodeAnswer] = []) {
        offers = options
        self.codeAnswers = codeAnswers
    }

    func link(_ identity: LinkedIdentity) { linked.append(identity) }

    func identities() async throws(AccountError) -> [LinkedIdentity] { linked }

    func unlink(_ provider: IdentityProvider) async throws(AccountError) {
        try answer("unlink \(provider)")
        linked.removeAll { $0.provider == provider }
    }

    func beginCode() async throws(AccountError) -> DeviceCode {
        try answer("beginCode")
        return DeviceCode(
            id: UUID(),
            code: "WDJB-MJHT",
            address: "https://github.com/login/device",
            expiresAt: stored.createdAt.addingTimeInterval(900),
            interval: 5
        )
    }

    func checkCode(_ id: DeviceCode.ID) async throws(AccountError) -> DeviceCodeAnswer {
        try answer("checkCode")
        guard !codeAnswers.isEmpty else { throw .linkExpired }
        return codeAnswers.removeFirst()
    }

    func consents() async throws(AccountError) -> [Consent] { [] }

    func signUp(_ form: SignUpForm) async throws(AccountError) -> SessionTicket { try ticket("signUp \(form.email)") }

    func signIn(email: String, password: String) async throws(AccountError) -> SessionTicket {
        try ticket("signIn \(email)")
    }

    func redeem(_ ticket: SessionTicket) async throws(AccountError) -> NewSession {
        try answer("redeem \(ticket.ticket)")
        return NewSession(account: stored, token: SessionToken("token"))
    }

    func signOut() async throws(AccountError) { try answer("signOut") }

    func signOutEverywhere() async throws(AccountError) { try answer("signOutEverywhere") }

    func endSession(_ id: AccountSession.ID) async throws(AccountError) {
        try answer("endSession")
        openSessions.removeAll { $0.id == id }
    }

    func changePassword(from old: String, to new: String) async throws(AccountError) -> SessionTicket {
        try ticket("changePassword")
    }

    func requestPasswordReset(email: String) async throws(AccountError) { try answer("requestPasswordReset \(email)") }

    func resetPassword(link: String, to new: String) async throws(AccountError) -> SessionTicket {
        try ticket("resetPassword \(link)")
    }

    func requestEmailConfirmation() async throws(AccountError) { try answer("requestEmailConfirmation") }

    func confirmEmail(link: String) async throws(AccountError) { try answer("confirmEmail \(link)") }

    func rename(to name: String) async throws(AccountError) -> Account {
        try answer("rename")
        stored.name = try DisplayName(name).text
        return stored
    }

    private(set) var file: PictureFile?

    func picture() async throws(AccountError) -> PictureFile {
        try answer("picture")
        guard let file else { throw .noPicture }
        return file
    }

    func setPicture(_ bytes: Data, key: IdempotencyKey) async throws(AccountError) -> Account {
        try answer("setPicture \(bytes.count)")
        let version = String(repeating: "\(bytes.count % 10)", count: 64)
        file = PictureFile(bytes: bytes, kind: .png, version: version)
        stored.picture = ProfilePicture(version: version, kind: .png, width: 1, height: 1, byteCount: bytes.count)
        return stored
    }

    func removePicture(key: IdempotencyKey) async throws(AccountError) -> Account {
        try answer("removePicture")
        (file, stored.picture) = (nil, nil)
        return stored
    }

    func record(_ kind: Consent.Kind, version: String, isGiven: Bool) async throws(AccountError) -> Consent {
        try answer("record")
        return Consent(kind: kind, version: version, isGiven: isGiven, recordedAt: stored.createdAt)
    }

    func export() async throws(AccountError) -> AccountExport {
        try answer("export")
        return AccountExport(
            exportedAt: stored.createdAt,
            account: stored,
            sessions: [],
            consents: [],
            identities: [],
            subjects: [:]
        )
    }

    func delete(password: String?) async throws(AccountError) { try answer("delete \(password ?? "-")") }

    private func ticket(_ call: String) throws(AccountError) -> SessionTicket {
        try answer(call)
        return SessionTicket("ticket")
    }

    private func answer(_ call: String) throws(AccountError) {
        calls.append(call)
        if let refusal { throw refusal }
    }
}
