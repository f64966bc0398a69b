import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import SwiftUI

/// Whose wishlist at Steam to read, how far that is, and what it came to.
struct PlatformSyncView: View {
    @Bindable var model: PlatformSyncModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            content
                .navigationTitle(words("findie.sync.title"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(words("findie.action.close")) { dismiss() }
                    }
                }
        }
        .modifier(FindieProblemAlert(problem: $model.problem))
        .task(id: model.isUnderWay) { await model.watch() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: ScrollView { SkeletonRows(count: 4).padding(Spacing.section) }
        case .failed(let error): FindieFailureView(error: error) { Task { await model.retryTapped() } }
        case .loaded(let status):
            FindieForm {
                if status.isOffered {
                    SteamProfileSection(model: model, readsOwned: status.readsOwned == true)
                } else {
                    Section {
                        Label(words("findie.sync.notOffered"), systemImage: "wifi.slash")
                    } footer: {
                        Text(words("findie.sync.notOffered.about"))
                    }
                }
                if let sync = status.sync { SyncProgressSection(sync: sync, model: model) }
                if let owned = status.owned { OwnedGamesSection(owned: owned, model: model) }
                if let report = status.report { SyncReportSections(report: report, model: model) }
            }
        }
    }
}

/// The profile to read.
struct SteamProfileSection: View {
    @Bindable var model: PlatformSyncModel
    let readsOwned: Bool
    @Environment(\.openURL) private var openURL

    var body: some View {
        Section {
            if let linked = model.linked {
                Label(words("findie.sync.linked", linked), systemImage: "checkmark.circle")
                    .foregroundStyle(Palette.success)
            }
            TextField(words("findie.sync.profile"), text: $model.profile)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.go)
                .onSubmit { Task { await model.startTapped() } }
                .disabled(model.isUnderWay)
            if let refusal = model.refusal {
                Text(words("findie.sync.wrong.\(refusal.rawValue)"))
                    .font(.footnote)
                    .foregroundStyle(Palette.danger)
            }
            if readsOwned {
                Toggle(words("findie.sync.owned.hide"), isOn: $model.hidesOwned)
                    .disabled(model.isUnderWay)
            }
            if model.isUnderWay {
                Button(words("findie.sync.stop"), role: .destructive) { Task { await model.stopTapped() } }
            } else {
                Button {
                    Task { await model.startTapped() }
                } label: {
                    Label(words("findie.sync.start"), systemImage: "arrow.triangle.2.circlepath")
                }
                .disabled(!model.canStart)
                if let address = model.signInAddress {
                    Button {
                        openURL(address)
                    } label: {
                        Label(words("findie.sync.signIn"), systemImage: "person.crop.circle")
                    }
                }
            }
        } header: {
            Text(words("findie.sync.whose"))
        } footer: {
            Text(words(readsOwned ? "findie.sync.about.owned" : "findie.sync.about"))
        }
    }
}

/// What Steam showed of the games the person owns, which decks leave out.
struct OwnedGamesSection: View {
    let owned: OwnedSteamGames
    let model: PlatformSyncModel

    var body: some View {
        Section {
            LabeledContent(words("findie.sync.owned.hidden")) {
                Text(verbatim: String(owned.hidden)).monospacedDigit()
            }
            Button(words("findie.sync.owned.show")) { Task { await model.showOwnedTapped() } }
                .disabled(model.isUnderWay)
        } header: {
            Text(words("findie.sync.owned"))
        } footer: {
            if let total = owned.total {
                Text(words("findie.sync.owned.about", String(total)))
            } else {
                Text(words("findie.sync.owned.untold"))
            }
        }
    }
}

/// How far a sync is, and why it does not go on.
struct SyncProgressSection: View {
    let sync: SteamSync
    let model: PlatformSyncModel
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        if sync.state != .finished {
            Section {
                if sync.isUnderWay {
                    if let share = sync.progress {
                        ProgressView(value: share).accessibilityLabel(words("findie.sync.progress"))
                    } else {
                        ProgressView().accessibilityLabel(words("findie.sync.progress"))
                    }
                }
                Label(said, systemImage: symbol)
                    .foregroundStyle(isFailed ? AnyShapeStyle(Palette.danger) : AnyShapeStyle(.primary))
                    .monospacedDigit()
            } footer: {
                if case .failed(let reason) = sync.state { Text(words("findie.sync.failed.\(reason.rawValue).about")) }
            }
        }
    }

    private var isFailed: Bool {
        if case .failed = sync.state { true } else { false }
    }

    private var symbol: String {
        switch sync.state {
        case .running: "arrow.down.circle"
        case .waiting: "clock"
        case .finished: "checkmark.circle"
        case .stopped: "pause.circle"
        case .failed: "exclamationmark.triangle"
        }
    }

    private var said: String {
        let profile = (try? SteamProfile(sync.profile))?.title ?? sync.profile
        switch sync.state {
        case .running:
            guard let total = sync.total else { return words("findie.sync.reading", profile) }
            return words("findie.sync.naming", String(sync.known), String(total))
        case .waiting(let until, let problem):
            return words("findie.sync.waiting.\(problem.rawValue)", dateWords.time(until))
        case .finished: return ""
        case .stopped: return words("findie.sync.stopped", profile)
        case .failed(let reason): return words("findie.sync.failed.\(reason.rawValue)", profile)
        }
    }
}
