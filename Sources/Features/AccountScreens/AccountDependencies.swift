package import AccountsDomain
package import Foundation
package import ModerationDomain

/// What the screens about an account need from outside; put together where an app starts.
package struct AccountDependencies {
    package var service: any PersonalAccountService
    package var moderation: any ModerationService
    package var handover: SessionHandover
    /// Makes dates relative.
    package var now: @Sendable () -> Date

    package init(
        service: any PersonalAccountService,
        moderation: any ModerationService,
        handover: SessionHandover,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.service = service
        self.moderation = moderation
        self.handover = handover
        self.now = now
    }
}
