import DesignSystem
import Foundation
import PitchDeckDomain
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, language: PitchDeckLanguage = .english, _ view: some View) {
        let words = PitchDeckWords(language)
        self.name = name
        self.view = AnyView(
            view
                .environment(\.words, words)
                .environment(\.designWords, words.design)
                .environment(\.locale, words.locale)
                .environment(\.layoutDirection, language.isMirrored ? .rightToLeft : .leftToRight)
                .environment(\.timeZone, .gmt)
                .environment(\.presentDate, { SampleData.now })
                .tint(PitchDeckPalette.accent)
        )
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        CatalogueSamples.all + DetailSamples.all + EditorSamples.all + OwnSamples.all + DeckSamples.all
            + IntroductionSamples.all + ReviewSamples.all + StagesSamples.all
    }
}

/// What samples are made with.
enum SampleParts {
    static func library(
        saved: [WorkspaceEntry]? = SampleData.entries,
        author: DocumentID? = nil,
        stages: [WorkspaceStage] = WorkspaceStage.first,
        waiting: Set<DocumentID> = []
    ) -> StartupLibrary {
        let services = SampleServices(author: author)
        return StartupLibrary(
            dependencies: PitchDeckDependencies(
                startups: services,
                workspace: services,
                reviews: services,
                introductions: services,
                profile: services,
                files: services,
                decks: services,
                reportAddress: { URL(string: "/account/report/startup/\($0.text)") },
                signInAddress: URL(string: "/account/sign-in"),
                signUpAddress: URL(string: "/account/sign-up"),
                accountAddress: URL(string: "/account/"),
                pageAddress: { URL(string: "https://example.org/pitchdeck/startups/\($0.text)") },
                now: { SampleData.now }
            ),
            categories: [SampleData.energy, SampleData.food],
            saved: saved,
            stages: stages,
            waiting: waiting
        )
    }

    static var toasts: ToastPresenter { ToastPresenter(clock: ContinuousClock()) }
}

enum CatalogueSamples {
    static var all: [Sample] {
        let results = CatalogueResults(SampleData.page())
        var partial = SampleData.page(total: SampleData.startups.count)
        partial.isPartial = true
        var leaving = SampleData.page()
        leaving.leftOut = ["xyzzy"]
        var failing = results
        failing.tail = .failed(page: 2, attempt: 0, .offline)
        let narrowed = StartupSearch(categories: [SampleData.energy.id], stages: [.seed], isHiring: true)
        return [
            sample("catalogue-loading", .loading),
            sample("catalogue", .results(results)),
            sample("catalogue-new", .results(results), isNew: true),
            sample("catalogue-new-ar", .results(results), isNew: true, language: .arabic),
            sample("catalogue-newer", .results(CatalogueResults(SampleData.page(newer: 3)))),
            sample("catalogue-narrowed", .results(results), narrowed),
            sample("catalogue-found", .results(results), StartupSearch(text: "quitgrid lyon stor")),
            sample("catalogue-partial", .results(CatalogueResults(partial)), StartupSearch(text: "power")),
            sample("catalogue-left-out", .results(CatalogueResults(leaving)), StartupSearch(text: "lyon xyzzy")),
            sample("catalogue-page-failed", .results(failing)),
            sample("catalogue-empty", .empty, narrowed),
            sample("catalogue-failed", .failed(.offline)),
            sample("catalogue-refused", .failed(.invalid("text", .tooLong))),
            sample("catalogue-refused-ar", .failed(.invalid("text", .tooLong)), language: .arabic),
        ]
            + [PitchDeckLanguage.german, .hindi, .arabic].map { language in
                sample("catalogue-\(language.rawValue)", .results(results), language: language)
            }
            + [
                Sample("facets", FacetsView(model: model(.results(results), narrowed), library: SampleParts.library())),
                Sample(
                    "facets-ar",
                    language: .arabic,
                    FacetsView(model: model(.results(results), narrowed), library: SampleParts.library())
                ),
            ]
    }

    private static func model(_ state: CatalogueViewModel.State, _ search: StartupSearch) -> CatalogueViewModel {
        CatalogueViewModel(library: SampleParts.library(), search: search, state: state)
    }

    private static func sample(
        _ name: String,
        _ state: CatalogueViewModel.State,
        _ search: StartupSearch = StartupSearch(),
        isNew: Bool = false,
        language: PitchDeckLanguage = .english
    ) -> Sample {
        Sample(
            name,
            language: language,
            NavigationStack {
                CatalogueView(
                    model: model(state, search),
                    library: SampleParts.library(),
                    isNew: isNew,
                    selection: .constant(nil),
                    onFacets: {}
                )
            }
        )
    }
}

enum DetailSamples {
    static var all: [Sample] {
        let startup = SampleData.startups[0]
        var hidden = startup
        (hidden.isHidden, hidden.reviewNote) = (true, "The figures are not yours.")
        var appealed = hidden
        appealed.appeal = StartupAppeal(text: "They are, see the audit.", madeAt: SampleData.now)
        var refused = appealed
        refused.appeal?.isAnswered = true
        var told = startup
        told.content.description =
            "## Why\nA cold store is a **battery** that *nobody* uses.\n\n- 2 * 3 **MW\n1. <b>[a](b)"
        return [
            sample("detail-loading", .loading),
            sample("detail", .loaded(startup)),
            sample("detail-more", .loaded(startup), others: Array(SampleData.startups.dropFirst())),
            sample("detail-saved", .loaded(startup), entry: SampleData.entries[0]),
            sample("detail-stale", .loaded(SampleData.startups[1])),
            sample("detail-sample", .loaded(SampleData.startups[2])),
            sample("detail-own", .loaded(startup), isOwn: true),
            sample("detail-own-draft", .loaded(SampleData.draft), isOwn: true),
            sample("detail-own-hidden", .loaded(hidden), isOwn: true),
            sample("detail-own-appealed", .loaded(appealed), isOwn: true),
            sample("detail-own-refused", .loaded(refused), isOwn: true),
            sample("detail-story", .loaded(told)), sample("detail-story-ar", .loaded(told), language: .arabic),
            sample("detail-gone", .failed(.notFound(startup.id))),
            sample("detail-failed", .failed(.busy)),
        ]
            + [PitchDeckLanguage.german, .hindi, .arabic].map { language in
                sample("detail-\(language.rawValue)", .loaded(startup), language: language)
            }
    }

    static func sample(
        _ name: String,
        _ state: StartupDetailModel.State,
        isOwn: Bool = false,
        entry: WorkspaceEntry? = nil,
        door: IntroductionDoor? = nil,
        others: [Startup] = [],
        language: PitchDeckLanguage = .english
    ) -> Sample {
        let model = StartupDetailModel(
            id: SampleData.startups[0].id,
            library: SampleParts.library(author: isOwn ? SampleData.author.id : nil),
            toasts: SampleParts.toasts,
            isOwn: isOwn,
            state: state,
            entry: entry,
            door: door,
            others: others
        )
        return Sample(
            name,
            language: language,
            NavigationStack { StartupDetailView(model: model, onEdit: { _ in }, onShow: { _ in }, onGone: {}) }
        )
    }
}

enum OwnSamples {
    static var all: [Sample] {
        var changed = SampleData.startups[0]
        changed.edition = .draft
        var deleted = SampleData.startups[1]
        deleted.deletedAt = SampleData.now
        let own: [Startup] = [SampleData.draft, changed, SampleData.startups[0], deleted]
        return [
            cabinet("cabinet", .loaded(own)), cabinet("cabinet-empty", .loaded([])),
            cabinet("cabinet-stale", .loaded([SampleData.startups[1], SampleData.draft])),
            cabinet("cabinet-stale-ar", .loaded([SampleData.startups[1]]), language: .arabic),
            cabinet("cabinet-loading", .loading), cabinet("cabinet-failed", .failed(.offline)),
            cabinet("cabinet-ar", .loaded(own), language: .arabic),
            cabinet("cabinet-phone", .loaded(own), waiting: [SampleData.draft.id]),
            cabinet("cabinet-phone-ar", .loaded(own), waiting: [SampleData.draft.id], language: .arabic),
            workspace("workspace", SampleData.entries), workspace("workspace-empty", []),
            workspace("workspace-ar", SampleData.entries, language: .arabic),
            workspace("workspace-own-stages", SampleData.entries, stages: SampleData.stages),
            Sample(
                "compare",
                // A way back, as where it is opened from.
                NavigationStack(path: .constant([0])) {
                    Color.clear.navigationDestination(for: Int.self) { _ in
                        CompareView(ids: SampleData.startups.prefix(2).map(\.id), library: SampleParts.library())
                    }
                }
            ),
            Sample("compare-empty", NavigationStack { CompareView(ids: [], library: SampleParts.library()) }),
        ] + FounderSamples.all
    }

    static func cabinet(
        _ name: String,
        _ state: CabinetViewModel.State,
        introductions: [Introduction] = [],
        waiting: Set<DocumentID> = [],
        language: PitchDeckLanguage = .english
    ) -> Sample {
        let model = CabinetViewModel(
            library: SampleParts.library(waiting: waiting),
            toasts: SampleParts.toasts,
            state: state
        )
        let view = CabinetView(
            model: model,
            introductions: IntroductionSamples.model(introductions),
            profile: FounderSamples.profile(FounderProfile()),
            selection: .constant(nil),
            onCreate: {},
            onProfile: {}
        )
        return Sample(name, language: language, NavigationStack { view })
    }

    static func workspace(
        _ name: String,
        _ entries: [WorkspaceEntry],
        introductions: [Introduction] = [],
        stages: [WorkspaceStage] = WorkspaceStage.first,
        language: PitchDeckLanguage = .english
    ) -> Sample {
        let model = WorkspaceViewModel(
            library: SampleParts.library(saved: entries, stages: stages),
            toasts: SampleParts.toasts,
            state: .loaded
        )
        let view = WorkspaceView(
            model: model,
            introductions: IntroductionSamples.model(introductions),
            selection: .constant(nil),
            onBrowse: {}
        )
        return Sample(name, language: language, NavigationStack { view })
    }
}
