import DestinyDomain
import DesignSystem

/// View models in states that samples show.
struct SampleModels {
    let dependencies: DestinyDependencies
    let profile: GuideProfile
    let coordinator: DestinyCoordinator

    init(profile kept: AstrologyProfile? = SampleData.profile) {
        let guide = SampleGuide()
        dependencies = DestinyDependencies(
            charts: guide,
            conversations: guide,
            profile: guide,
            matches: guide,
            subscriptions: guide,
            keys: guide,
            now: { SampleData.now }
        )
        profile = GuideProfile(service: guide, profile: kept)
        coordinator = DestinyCoordinator(dependencies: dependencies, profile: kept)
    }
}
