/// Who asks, and by which of their sessions.
package struct Visit: Hashable, Sendable {
    package var account: Account
    package var session: AccountSession.ID

    package init(account: Account, session: AccountSession.ID) {
        self.account = account
        self.session = session
    }
}
