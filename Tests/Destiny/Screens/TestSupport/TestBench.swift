import DesignSystem
import DestinyDomain
import Foundation

@testable import Destiny

/// A coordinator over services in memory.
struct TestBench {
    let guide: SampleGuide
    let coordinator: DestinyCoordinator

    init(profile: AstrologyProfile = SampleData.profile, clock: any Clock<Duration> = ImmediateClock()) async {
        guide = SampleGuide(profile: profile)
        coordinator = DestinyCoordinator(
            dependencies: DestinyDependencies(
                charts: guide,
                conversations: guide,
                profile: guide,
                matches: guide,
                subscriptions: guide,
                keys: guide,
                clock: clock,
                now: { SampleData.now }
            )
        )
        await coordinator.profile.load()
    }

    var chat: ChatViewModel { coordinator.chat }
}

/// Lets other work go on until something holds.
func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
