import DesignSystem
import Foundation
import Observation
import PitchDeckDomain
import SwiftUI

/// The person's own startups.
@Observable
final class CabinetViewModel {
    enum State: Equatable {
        case loading
        case loaded([Startup])
        case failed(StartupError)
    }

    private(set) var state: State
    @ObservationIgnored var words: () -> PitchDeckWords = { PitchDeckWords() }
    @ObservationIgnored private let library: StartupLibrary
    @ObservationIgnored private let toasts: ToastPresenter

    init(library: StartupLibrary, toasts: ToastPresenter, state: State = .loading) {
        (self.library, self.toasts, self.state) = (library, toasts, state)
    }

    /// What is on this device alone.
    var waiting: Set<DocumentID> { library.waiting }

    /// What the list has to be read again for.
    var request: Int { library.ownChanges }

    func appeared() async {
        do throws(StartupError) {
            let own = try await library.startups.ownStartups()
            await library.loadWaiting()
            state = .loaded(own)
        } catch {
            if case .loaded = state { return }
            state = .failed(error)
        }
    }

    /// Those that nobody has confirmed for too long.
    func stale(at now: Date) -> [Startup] {
        guard case .loaded(let startups) = state else { return [] }
        return startups.filter { $0.deletedAt == nil && $0.isStale(at: now) }
    }

    func confirmTapped(_ id: DocumentID) async {
        do throws(StartupError) {
            _ = try await library.startups.confirm(id)
            library.noteOwnChange()
            toasts.show(Toast(message: words()("fresh.done"), systemImage: "checkmark.circle"))
        } catch {
            toasts.show(Toast(message: words().message(error), systemImage: "exclamationmark.triangle"))
        }
    }

    func restoreTapped(_ id: DocumentID) async {
        do throws(StartupError) {
            _ = try await library.startups.restore(id)
            library.noteOwnChange()
        } catch {
            toasts.show(Toast(message: words().message(error), systemImage: "exclamationmark.triangle"))
        }
    }
}

/// How one's startups stand, in the order they are shown.
nonisolated enum OwnGroup: String, CaseIterable {
    case draft, published, withdrawn, deleted

    /// Each startup once, the draft of what is published with it.
    func startups(of all: [Startup]) -> [Startup] {
        var seen: Set<DocumentID> = []
        return all.filter { $0.edition == .draft || !all.contains(ofDraftOf: $0) }
            .filter { group(of: $0) == self && seen.insert($0.id).inserted }
    }

    private func group(of startup: Startup) -> OwnGroup {
        if startup.deletedAt != nil { return .deleted }
        return switch startup.state {
        case .draft, .inReview: .draft
        case .published: .published
        case .withdrawn: .withdrawn
        }
    }
}

nonisolated extension [Startup] {
    fileprivate func contains(ofDraftOf startup: Startup) -> Bool {
        contains { $0.id == startup.id && $0.edition == .draft }
    }
}

/// The person's own startups by how they stand.
struct CabinetView: View {
    let model: CabinetViewModel
    let introductions: IntroductionsModel
    let profile: ProfileModel
    @Binding var selection: PitchDeckRoute?
    let onCreate: () -> Void
    let onProfile: () -> Void
    var onReviews: () -> Void = {}
    @Environment(\.words) private var words
    @Environment(\.presentDate) private var presentDate

    var body: some View {
        content
            .navigationTitle(words("cabinet.title"))
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    if profile.value?.isModerator ?? false {
                        Button(action: onReviews) { Label(words("review.title"), systemImage: "checkmark.shield") }
                    }
                    Button(action: onProfile) {
                        Label(words("profile.title"), systemImage: "person.crop.circle")
                    }
                    Button(action: onCreate) { Label(words("cabinet.create"), systemImage: "plus") }
                }
            }
            .task(id: model.request) { await model.appeared() }
            .task { await introductions.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 3).padding(Spacing.section)
        case .failed(let error): StartupFailure(error: error) { Task { await model.appeared() } }
        case .loaded(let startups) where startups.isEmpty:
            EmptyState(
                systemImage: "square.grid.2x2",
                title: words("cabinet.empty.title"),
                message: words("cabinet.empty.message")
            ) {
                Button(words("cabinet.create"), action: onCreate).buttonStyle(LedgerButtonStyle())
            }
        case .loaded(let startups): list(startups)
        }
    }

    private func list(_ startups: [Startup]) -> some View {
        List(selection: $selection) {
            IntroductionSection(model: introductions, isReceived: true)
            if !model.stale(at: presentDate()).isEmpty { reminders }
            ForEach(OwnGroup.allCases, id: \.self) { group in
                let own = group.startups(of: startups)
                if !own.isEmpty {
                    Section(words("cabinet.group.\(group.rawValue)")) {
                        ForEach(own) { startup in
                            if group == .deleted { deleted(startup) } else { row(startup) }
                        }
                    }
                }
            }
        }
        .listStyle(.plain)
    }

    /// What readers see dimmed until its founder says that it still holds.
    private var reminders: some View {
        Section {
            ForEach(model.stale(at: presentDate())) { startup in
                HStack(spacing: Spacing.row) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: startup.content.title).font(.headline)
                        FreshnessChip(startup: startup)
                    }
                    Spacer(minLength: 0)
                    Button(words("fresh.confirm")) { Task { await model.confirmTapped(startup.id) } }
                        .buttonStyle(LedgerButtonStyle())
                        .accessibilityLabel(words("fresh.confirm") + ": " + startup.content.title)
                }
                .padding(.vertical, Spacing.icon)
            }
        } header: {
            Text(verbatim: words("fresh.reminder.title"))
        } footer: {
            Text(verbatim: words("fresh.reminder.note"))
        }
    }

    private func row(_ startup: Startup) -> some View {
        NavigationLink(value: PitchDeckRoute.own(startup.id)) {
            OwnRow(startup: startup, isWaiting: startup.edition == .draft && model.waiting.contains(startup.id))
        }
    }

    private func deleted(_ startup: Startup) -> some View {
        HStack(spacing: Spacing.row) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: startup.content.title).font(.headline)
                Text(verbatim: words("cabinet.deleted.note")).font(.footnote).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Button(words("cabinet.restore")) { Task { await model.restoreTapped(startup.id) } }
                .buttonStyle(LedgerButtonStyle(isProminent: false))
        }
        .padding(.vertical, Spacing.icon)
    }
}

/// One's own startup in a list, with what it has come to.
struct OwnRow: View {
    let startup: Startup
    /// Whether it is on this device alone.
    var isWaiting = false
    @Environment(\.words) private var words

    var body: some View {
        HStack(spacing: Spacing.row) {
            StartupPicture(startup: startup, size: 44)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: startup.content.title).font(.headline).lineLimit(1)
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    if isWaiting { StatusChip(text: words("state.onPhone"), tone: .warning) }
                    // The group above says the rest.
                    if startup.isHidden || startup.state == .inReview {
                        StatusChip(text: words.state(startup), tone: .warning)
                    }
                    if startup.edition == .draft, startup.state == .published {
                        StatusChip(text: words("state.changed"), tone: .warning)
                    }
                    FreshnessChip(startup: startup)
                }
            }
            Spacer(minLength: Spacing.icon)
            if startup.state == .published {
                VStack(alignment: .trailing, spacing: 0) {
                    Text(verbatim: words.figure(startup.views))
                        .font(.title3)
                        .fontWeight(.semibold)
                        .monospacedDigit()
                    Text(verbatim: words("detail.views")).font(.caption).foregroundStyle(.secondary)
                }
                .fixedSize()
            }
        }
        .padding(.vertical, Spacing.icon)
        .accessibilityElement(children: .combine)
    }
}
