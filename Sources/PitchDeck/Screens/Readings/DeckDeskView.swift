import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// A founder's links to a deck, and how it was read.
struct DeckDeskView: View {
    @State private var model: DeckDeskModel
    private let onPreview: () -> Void
    @Environment(\.words) private var words
    @Environment(\.dismiss) private var dismiss

    init(model: DeckDeskModel, onPreview: @escaping () -> Void) {
        _model = State(initialValue: model)
        self.onPreview = onPreview
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle(words("readings.title"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(words("action.close")) { dismiss() } }
                    ToolbarItem(placement: .topBarTrailing) { Button(words("readings.preview"), action: onPreview) }
                }
        }
        .task { await model.appeared() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 4).padding(Spacing.section)
        case .failed(let error): StartupFailure(error: error) { Task { await model.appeared() } }
        case .loaded(let desk):
            Form {
                links(desk.links)
                NewLinkSection(model: model)
                ReadingCurve(readings: desk.readings)
                LastReadings(visits: desk.readings.visits)
            }
        }
    }

    private func links(_ links: [DeckLink]) -> some View {
        Section {
            if links.isEmpty { Text(verbatim: words("link.none")).foregroundStyle(.secondary) }
            ForEach(links) { link in
                LinkRow(
                    link: link,
                    url: model.address(of: link),
                    now: model.now,
                    onRevoke: { Task { await model.revokeTapped(link, words) } },
                    onReopen: { Task { await model.reopenTapped(link) } }
                )
            }
        } header: {
            Text(verbatim: words("link.title"))
        } footer: {
            Text(verbatim: words("link.note"))
        }
    }
}

/// A link: for whom, how it stands, and what can be done with it.
struct LinkRow: View {
    let link: DeckLink
    let url: URL?
    let now: Date
    let onRevoke: () -> Void
    let onReopen: () -> Void
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: link.name).font(.headline)
                Spacer(minLength: Spacing.icon)
                Text(verbatim: words.counted("link.opens", link.opens)).font(.footnote).foregroundStyle(.secondary)
            }
            StatusChip(text: state, tone: link.isOpen(at: now) ? .accent : .warning)
            if !terms.isEmpty {
                Text(verbatim: terms.joined(separator: " · ")).font(.footnote).foregroundStyle(.secondary)
            }
            HStack(spacing: Spacing.row) {
                if link.isOpen(at: now), let url {
                    ShareLink(item: url) { Text(verbatim: words("link.share")) }
                        .buttonStyle(LedgerButtonStyle())
                }
                if link.revokedAt == nil {
                    Button(words("link.revoke"), action: onRevoke)
                        .buttonStyle(LedgerButtonStyle(isProminent: false))
                        .accessibilityLabel(words("link.revoke") + ": " + link.name)
                } else {
                    Button(words("link.reopen"), action: onReopen)
                        .buttonStyle(LedgerButtonStyle(isProminent: false))
                        .accessibilityLabel(words("link.reopen") + ": " + link.name)
                }
            }
        }
        .padding(.vertical, Spacing.icon)
    }

    /// What goes with reading by it.
    private var terms: [String] {
        [
            link.hasPassword ? words("link.password") : nil, link.allowsDownload ? words("link.download") : nil,
            link.asksAddress ? words("link.address") : nil, link.isMarked ? words("link.marked", link.mark) : nil,
            link.isMeasured ? nil : words("link.unmeasured"),
        ].compactMap(\.self)
    }

    private var state: String {
        if link.revokedAt != nil { return words("link.state.revoked") }
        guard let expiresAt = link.expiresAt else { return words("link.state.open") }
        let day = words.day(expiresAt, timeZone: timeZone)
        return words(expiresAt > now ? "link.state.until" : "link.state.over", day)
    }
}

/// What a new link is to be.
struct NewLinkSection: View {
    @Bindable var model: DeckDeskModel
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Section(words("link.new")) {
            TextField(words("field.name"), text: $model.form.name)
            SecureField(words("link.new.password"), text: $model.form.password)
            Toggle(words("link.new.expires"), isOn: $model.expires)
            if model.expires {
                DatePicker(selection: $model.expiry, in: model.now..., displayedComponents: .date) {
                    Text(verbatim: words("link.new.until"))
                }
            }
            Toggle(words("link.new.download"), isOn: $model.form.allowsDownload)
            Toggle(words("link.new.measured"), isOn: $model.form.isMeasured)
            offer("link.new.address", isOffered: model.offers.asksAddress, isOn: $model.form.asksAddress)
            offer("link.new.marked", isOffered: model.offers.marks, isOn: $model.form.isMarked)
            if let problem = model.problem {
                Text(verbatim: words.message(problem)).font(.footnote).foregroundStyle(Palette.danger)
            }
            Button(words("link.new.make")) { Task { await model.makeTapped(in: timeZone) } }
                .buttonStyle(LedgerButtonStyle())
                .disabled(model.isMaking)
        }
    }
    /// A switch, or in its place why there is none.
    @ViewBuilder
    private func offer(_ key: String, isOffered: Bool, isOn: Binding<Bool>) -> some View {
        if isOffered {
            Toggle(words(key), isOn: isOn)
        } else {
            Text(verbatim: words(key + ".none")).font(.footnote).foregroundStyle(.secondary)
        }
    }
}
