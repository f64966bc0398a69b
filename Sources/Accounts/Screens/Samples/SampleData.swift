import AccountsDomain
import Foundation
import ModerationDomain

/// A made-up person for samples.
nonisolated enum SampleData {
    /// 1 July 2026, 12:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_782_907_200)

    static let guest = AccountOverview(
        account: Account(id: id(1), kind: .guest, createdAt: now.addingTimeInterval(-86_400)),
        sessions: [],
        consents: []
    )

    static let member = AccountOverview(
        account: Account(
            id: id(2),
            kind: .member,
            name: "Mira",
            email: "mira@example.org",
            createdAt: now.addingTimeInterval(-90 * 86_400)
        ),
        sessions: [
            session(3, "Firefox on Linux", seen: 0, isCurrent: true),
            session(4, "Safari on iPhone", seen: 5 * 3_600),
            session(5, "", seen: 40 * 86_400),
        ],
        consents: [
            Consent(
                kind: .privacyNotice,
                version: Consent.currentPrivacyNotice,
                isGiven: true,
                recordedAt: now.addingTimeInterval(-90 * 86_400)
            )
        ]
    )

    /// A member by a provider's account only, of a server that offers all three.
    static let linked: AccountOverview = {
        var overview = member
        overview.account.email = nil
        overview.identities = [LinkedIdentity(provider: .gitHub, name: "mira-codes", linkedAt: now)]
        overview.options = AccountOptions(contact: "keeper@example.org", providers: [.apple, .gitHub, .steam])
        return overview
    }()

    static let picture = ProfilePicture(
        version: String(repeating: "0f", count: 32),
        kind: .jpeg,
        width: 640,
        height: 480,
        byteCount: 51_200
    )

    static let pictured: AccountOverview = {
        var overview = member
        overview.account.picture = picture
        return overview
    }()

    static let confirmed: AccountOverview = {
        var overview = member
        overview.account.emailConfirmedAt = now
        return overview
    }()

    /// Of a server that sends mail.
    static let unconfirmed: AccountOverview = {
        var overview = member
        overview.options = AccountOptions(sendsMail: true)
        return overview
    }()

    static let admin: AccountOverview = {
        var overview = member
        overview.account.role = .admin
        return overview
    }()

    static let code = DeviceCode(
        id: id(6),
        code: "WDJB-MJHT",
        address: "https://github.com/login/device",
        expiresAt: now.addingTimeInterval(900),
        interval: 5
    )

    static let blocked = [
        BlockedAccount(id: id(7), name: "Ravi", blockedAt: now.addingTimeInterval(-86_400)),
        BlockedAccount(id: id(8), name: "", blockedAt: now.addingTimeInterval(-30 * 86_400)),
    ]

    static let reports = [
        Report(
            item: ReportedItem(kind: "pitch", id: "free-money"),
            author: id(7),
            count: 3,
            reasons: [.spam, .impersonation],
            notes: ["Not who they say they are.", "Sells something else."],
            firstAt: now.addingTimeInterval(-7_200),
            decision: nil
        ),
        Report(
            item: ReportedItem(kind: "profile", id: "42"),
            author: nil,
            count: 1,
            reasons: [.other],
            notes: [],
            firstAt: now.addingTimeInterval(-600),
            decision: nil
        ),
    ]

    private static func session(
        _ number: Int,
        _ device: String,
        seen secondsAgo: TimeInterval,
        isCurrent: Bool = false
    ) -> AccountSession {
        AccountSession(
            id: id(number),
            device: device,
            createdAt: now.addingTimeInterval(-90 * 86_400),
            lastSeenAt: now.addingTimeInterval(-secondsAgo),
            isCurrent: isCurrent
        )
    }

    private static func id(_ number: Int) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
    }
}
