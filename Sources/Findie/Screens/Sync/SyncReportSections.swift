import DesignSystem
import FindieDomain
import Foundation
import SwiftUI

/// What the last sync came to: four sums, and each game that needs a look.
struct SyncReportSections: View {
    let report: SteamSyncReport
    let model: PlatformSyncModel
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        Section {
            figure("findie.sync.added", report.added.count)
            figure("findie.sync.kept", report.kept)
            figure("findie.sync.unmatched", report.unmatched.count)
            figure("findie.sync.gone", report.gone.count)
        } header: {
            Text(words("findie.sync.report", when))
        } footer: {
            Text(words("findie.sync.report.about", profile, String(report.total)))
        }
        if !report.gone.isEmpty {
            Section {
                ForEach(report.gone) { entry in GoneRow(entry: entry, model: model) }
            } header: {
                Text(words("findie.sync.gone"))
            } footer: {
                Text(words("findie.sync.gone.about"))
            }
        }
        names(report.added.map { ($0.title, nil) }, "findie.sync.added.list")
        names(report.unmatched.map { ($0.title, $0) }, "findie.sync.unmatched.list")
        Section {
            Button(words("findie.sync.forget"), role: .destructive) { Task { await model.forgetTapped() } }
                .disabled(model.isUnderWay)
        } footer: {
            Text(words("findie.sync.forget.about"))
        }
    }

    private var profile: String { (try? SteamProfile(report.profile))?.title ?? report.profile }

    private var when: String {
        dateWords.absolute(report.finishedAt) + ", " + dateWords.time(report.finishedAt)
    }

    private func figure(_ key: String, _ count: Int) -> some View {
        LabeledContent(words(key)) { Text(verbatim: String(count)).monospacedDigit() }
    }

    /// A list that may have hundreds of lines, folded.
    @ViewBuilder
    private func names(_ rows: [(title: String?, app: SteamSyncReport.Unmatched?)], _ key: String) -> some View {
        if !rows.isEmpty {
            Section {
                DisclosureGroup {
                    ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                        NamedWish(title: row.title, app: row.app)
                    }
                } label: {
                    Text(counted(key, rows.count))
                }
            }
        }
    }
}

/// A name of the report, with the way to the store where the game is not here.
struct NamedWish: View {
    let title: String?
    let app: SteamSyncReport.Unmatched?

    var body: some View {
        if let app, let url = URL(string: app.storeAddress) {
            Link(destination: url) {
                Label(title ?? words("findie.sync.nameless", String(app.appID)), systemImage: "arrow.up.right.square")
                    .frame(minHeight: 44)
            }
        } else {
            Text(verbatim: title ?? "").frame(minHeight: 44)
        }
    }
}

/// A wish that Steam's list has no longer; it stays until somebody says otherwise.
struct GoneRow: View {
    let entry: SteamSyncReport.Entry
    let model: PlatformSyncModel

    var body: some View {
        HStack {
            Text(verbatim: entry.title).frame(maxWidth: .infinity, alignment: .leading)
            if model.wishlist.contains(entry.slug) {
                Button(words("findie.sync.takeOff")) { model.takeOffTapped(entry) }
                    .buttonStyle(.bordered)
                    .accessibilityLabel(words("findie.sync.takeOff.label", entry.title))
            } else if model.takenOff[entry.slug] != nil {
                Button(words("findie.sync.bringBack")) { model.bringBackTapped(entry) }
                    .buttonStyle(.bordered)
                    .accessibilityLabel(words("findie.sync.bringBack.label", entry.title))
            } else {
                Text(words("findie.sync.off")).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .frame(minHeight: 44)
    }
}
