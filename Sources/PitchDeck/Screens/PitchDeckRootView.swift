import DesignSystem
import Foundation
import PitchDeckDomain
package import SwiftUI

/// PitchDeck: three tabs, their sheets, in the language of the person.
package struct PitchDeckRootView: View {
    @State private var coordinator: PitchDeckCoordinator

    package init(coordinator: PitchDeckCoordinator) {
        _coordinator = State(initialValue: coordinator)
    }

    package var body: some View {
        let words = coordinator.profile.words
        TabView(selection: $coordinator.tab) {
            CatalogueTab(coordinator: coordinator)
                .tabItem { Label(words("tab.catalogue"), systemImage: "square.grid.2x2") }
                .tag(PitchDeckCoordinator.Tab.catalogue)
            WorkspaceTab(coordinator: coordinator)
                .tabItem { Label(words("tab.workspace"), systemImage: "bookmark") }
                .tag(PitchDeckCoordinator.Tab.workspace)
            CabinetTab(coordinator: coordinator)
                .tabItem { Label(words("tab.cabinet"), systemImage: "person.crop.circle") }
                .tag(PitchDeckCoordinator.Tab.cabinet)
        }
        .sheet(item: $coordinator.sheet) {
            PitchDeckSheet(sheet: $0, coordinator: coordinator)
                .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
                .tint(PitchDeckPalette.accent)
        }
        .fullScreenCover(item: $coordinator.deck) { opened in
            DeckReaderView(
                model: DeckReaderModel(door: opened.door, library: coordinator.library),
                onClose: { coordinator.deck = nil }
            )
            .tint(PitchDeckPalette.accent)
        }
        .announcesToasts(of: coordinator.toasts)
        .environment(\.words, words)
        .environment(\.designWords, words.design)
        .environment(\.locale, words.locale)
        .environment(\.layoutDirection, words.language.isMirrored ? .rightToLeft : .leftToRight)
        .environment(\.presentDate, coordinator.dependencies.now)
        .environment(\.fileAddress, coordinator.dependencies.fileAddress)
        .task { await coordinator.profile.load() }
        .task { await coordinator.library.loadCategories() }
        .tint(PitchDeckPalette.accent)
        .onOpenURL { coordinator.open($0.absoluteString) }
    }
}

/// What a sheet of PitchDeck holds.
struct PitchDeckSheet: View {
    let sheet: PitchDeckCoordinator.Sheet
    let coordinator: PitchDeckCoordinator

    var body: some View {
        switch sheet {
        case .facets: FacetsView(model: coordinator.catalogue, library: coordinator.library)
        case .editor(let id):
            StartupEditorView(
                model: StartupEditorModel(id: id, library: coordinator.library),
                library: coordinator.library,
                isMember: coordinator.profile.value?.isMember ?? false,
                onDone: { coordinator.showOwn($0) }
            )
        case .readings(let id):
            DeckDeskView(
                model: DeckDeskModel(id: id, library: coordinator.library, toasts: coordinator.toasts),
                onPreview: {
                    coordinator.sheet = nil
                    coordinator.deck = PitchDeckCoordinator.OpenedDeck(door: .startup(id))
                }
            )
        case .reviews:
            ReviewQueueView(
                model: ReviewQueueModel(library: coordinator.library, toasts: coordinator.toasts),
                isMember: coordinator.profile.value?.isMember ?? false
            )
        case .profile:
            ProfileView(
                model: coordinator.profile,
                reloadAddress: coordinator.dependencies.reloadAddress,
                accountAddress: coordinator.dependencies.accountAddress
            )
        }
    }
}

struct CatalogueTab: View {
    @Bindable var coordinator: PitchDeckCoordinator

    var body: some View {
        StartupSplitView(opened: $coordinator.openedStartup, coordinator: coordinator) {
            CatalogueView(
                model: coordinator.catalogue,
                library: coordinator.library,
                isNew: coordinator.profile.isNew,
                selection: $coordinator.openedStartup.route,
                onFacets: { coordinator.sheet = .facets }
            )
        }
    }
}

struct WorkspaceTab: View {
    @Bindable var coordinator: PitchDeckCoordinator

    var body: some View {
        let isEmpty = coordinator.library.saved?.isEmpty == true
        StartupSplitView(opened: $coordinator.openedSaved, coordinator: coordinator, isEmpty: isEmpty) {
            WorkspaceView(
                model: coordinator.workspace,
                introductions: coordinator.introductions,
                selection: $coordinator.openedSaved.route,
                onBrowse: { coordinator.tab = .catalogue }
            )
        }
    }
}

struct CabinetTab: View {
    @Bindable var coordinator: PitchDeckCoordinator

    var body: some View {
        let isEmpty = coordinator.cabinet.state == .loaded([])
        StartupSplitView(opened: $coordinator.openedOwn, coordinator: coordinator, isEmpty: isEmpty) {
            CabinetView(
                model: coordinator.cabinet,
                introductions: coordinator.introductions,
                profile: coordinator.profile,
                selection: $coordinator.openedOwn.route,
                onCreate: { coordinator.sheet = .editor(nil) },
                onProfile: { coordinator.sheet = .profile },
                onReviews: { coordinator.sheet = .reviews }
            )
        }
    }
}

/// A list of startups and the one opened from it.
struct StartupSplitView<StartupList: View>: View {
    @Binding var opened: OpenedStartup
    let coordinator: PitchDeckCoordinator
    /// Whether there is nothing to choose from, which the list says itself.
    var isEmpty = false
    @ViewBuilder let list: StartupList
    @Environment(\.words) private var words

    var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
            list
        } detail: {
            if let route = opened.route {
                page(of: route)
            } else if !isEmpty {
                EmptyState(
                    systemImage: "square.grid.2x2",
                    title: words("detail.nothing.title"),
                    message: words("detail.nothing.message")
                )
            }
        }
        .overlay(alignment: .bottom) {
            // Where a sheet is open, it lies over this one and shows them itself.
            if coordinator.sheet == nil { ToastView(presenter: coordinator.toasts) }
        }
    }

    @ViewBuilder
    private func page(of route: PitchDeckRoute) -> some View {
        if case .compare(let ids) = route {
            CompareView(ids: ids, library: coordinator.library).id(route)
        } else if let model = coordinator.detailModel(for: route) {
            StartupDetailView(
                model: model,
                onEdit: { coordinator.sheet = .editor($0) },
                onShow: { coordinator.show($0) },
                onGone: { opened = OpenedStartup() },
                onRead: { coordinator.deck = PitchDeckCoordinator.OpenedDeck(door: .startup($0)) },
                onDesk: { coordinator.sheet = .readings($0) }
            )
            .id(route)
        }
    }

    private var column: Binding<NavigationSplitViewColumn> {
        Binding {
            opened.isInFront ? .detail : .sidebar
        } set: { column in
            opened.isInFront = column == .detail
        }
    }
}
