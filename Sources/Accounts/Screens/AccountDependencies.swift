package import AccountsDomain
package import Foundation
package import ModerationDomain

/// What the screens about an account need from outside; put together where an app starts.
package struct AccountDependencies {
    package var service: any PersonalAccountService
    package var moderation: any ModerationService
    package var handover: SessionHandover
    /// Where the person's picture is to be had.
    package var pictureAddress: (ProfilePicture) -> URL?
    /// Times the toasts.
    package var clock: any Clock<Duration>
    /// Makes dates relative.
    package var now: @Sendable () -> Date

    package init(
        service: any PersonalAccountService,
        moderation: any ModerationService,
        handover: SessionHandover,
        pictureAddress: @escaping (ProfilePicture) -> URL? = { URL(string: $0.path) },
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.service = service
        self.moderation = moderation
        self.handover = handover
        self.pictureAddress = pictureAddress
        self.clock = clock
        self.now = now
    }
}
