import DesignSystem
import DestinyDomain
import SwiftUI

/// Birth details, chart, trace, profile and subscription.
enum SheetSamples {
    static var all: [Sample] {
        birth + charts + [
            Sample("trace", sheet: "destiny.trace.title", TraceView(model: trace(.loaded(SampleData.trace)))),
            Sample("trace-gone", sheet: "destiny.trace.title", TraceView(model: trace(.failed(.notFound)))),
            Sample("profile", sheet: "destiny.profile.title", ProfileView(coordinator: SampleModels().coordinator)),
            subscription("subscription", SampleData.profile),
            subscription("subscription-active", premium),
        ]
    }

    private static var birth: [Sample] {
        let models = SampleModels(profile: nil)
        let known = SampleModels()
        return [
            Sample(
                "birth-first",
                BirthView(
                    model: BirthViewModel(profile: models.profile, dependencies: models.dependencies),
                    onSaved: {}
                )
            ),
            Sample(
                "birth-signed-out",
                BirthView(
                    model: BirthViewModel(profile: models.profile, dependencies: models.dependencies),
                    standing: SampleData.signedOut,
                    onSaved: {}
                )
            ),
            Sample(
                "birth",
                sheet: "destiny.birth.title",
                BirthView(model: BirthViewModel(profile: known.profile, dependencies: known.dependencies), onSaved: {})
            ),
        ]
    }

    private static var charts: [Sample] {
        var southern = SampleData.profile
        southern.settings.chartStyle = .south
        return [
            chart("chart-loading", .loading, SampleData.profile),
            chart("chart-north", .loaded(SampleChart.chart), SampleData.profile),
            chart("chart-south", .loaded(SampleChart.chart), southern),
            chart("chart-without-time", .loaded(SampleChart.withoutTime), SampleData.profile),
            chart("chart-hour-tried", .loaded(SampleChart.withoutTime), SampleData.profile, minute: 870),
            chart("chart-crowded-north", .loaded(SampleChart.crowded), SampleData.profile),
            chart("chart-crowded-south", .loaded(SampleChart.crowded), southern),
            chart("chart-planet", .loaded(SampleChart.chart), SampleData.profile, selection: .graha(.saturn)),
            chart("chart-house", .loaded(SampleChart.chart), SampleData.profile, selection: .house(7)),
            sky("sky-loading", .loading),
            sky("sky", .loaded(SampleChart.sky)),
            sky("sky-hindi", .loaded(SampleChart.sky), language: .hindi),
            sky("sky-offline", .failed(.offline)),
        ]
    }

    private static func chart(
        _ name: String,
        _ state: ChartViewModel.State,
        _ profile: AstrologyProfile,
        minute: Int? = nil,
        selection: ChartViewModel.Selection? = nil
    ) -> Sample {
        let models = SampleModels(profile: profile)
        let model = ChartViewModel(
            charts: models.dependencies.charts,
            state: state,
            minute: minute,
            tried: minute.map { _ in SampleChart.chart }
        )
        model.selection = selection
        let view = ChartView(model: model, profile: models.profile, onAsk: { _ in }, onSky: {})
        return Sample(name, sheet: "destiny.chart.title", view)
    }

    private static func sky(
        _ name: String,
        _ state: SkyViewModel.State,
        language: GuideLanguage = .english
    ) -> Sample {
        let models = SampleModels()
        let model = SkyViewModel(charts: models.dependencies.charts, state: state)
        let view = SkyView(model: model, profile: models.profile, onAsk: { _ in })
        return Sample(name, sheet: "destiny.sky.title", language: language, view)
    }

    private static func trace(_ state: TraceViewModel.State) -> TraceViewModel {
        TraceViewModel(id: SampleData.id(500), service: SampleGuide(), state: state)
    }

    private static var premium: AstrologyProfile {
        var profile = SampleData.profile
        profile.subscription = SubscriptionStatus(state: .active, expiresAt: SampleData.quota.renewsAt)
        return profile
    }

    private static func subscription(_ name: String, _ profile: AstrologyProfile) -> Sample {
        let models = SampleModels(profile: profile)
        return Sample(
            name,
            sheet: "destiny.premium.title",
            SubscriptionView(model: SubscriptionViewModel(profile: models.profile, dependencies: models.dependencies))
        )
    }
}

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
