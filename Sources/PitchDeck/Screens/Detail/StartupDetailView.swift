import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// The page of one startup.
struct StartupDetailView: View {
    @State private var model: StartupDetailModel
    private let onEdit: (DocumentID) -> Void
    private let onShow: (DocumentID) -> Void
    private let onGone: () -> Void
    private let onRead: (DocumentID) -> Void
    private let onDesk: (DocumentID) -> Void
    @Environment(\.words) private var words
    @Environment(\.openURL) private var openURL

    init(
        model: StartupDetailModel,
        onEdit: @escaping (DocumentID) -> Void,
        onShow: @escaping (DocumentID) -> Void,
        onGone: @escaping () -> Void,
        onRead: @escaping (DocumentID) -> Void = { _ in },
        onDesk: @escaping (DocumentID) -> Void = { _ in }
    ) {
        _model = State(initialValue: model)
        (self.onEdit, self.onShow, self.onGone) = (onEdit, onShow, onGone)
        (self.onRead, self.onDesk) = (onRead, onDesk)
    }

    var body: some View {
        content
            .navigationTitle(model.startup?.content.title ?? words("detail.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItemGroup(placement: .topBarTrailing) { buttons } }
            .task(id: model.request) { await model.appeared() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 4).padding(Spacing.section)
        case .failed(.notFound):
            EmptyState(
                systemImage: "eye.slash",
                title: words("detail.gone.title"),
                message: words("detail.gone.message")
            )
        case .failed(let error): StartupFailure(error: error) { model.retryTapped() }
        case .loaded(let startup): page(startup)
        }
    }

    @ViewBuilder private var buttons: some View {
        if let startup = model.startup {
            if model.isOwner {
                Menu {
                    founderButtons(startup)
                } label: {
                    Label(words("detail.settings"), systemImage: "gearshape")
                }
            } else {
                Button {
                    Task { await model.saveTapped(words) }
                } label: {
                    Label(
                        words(model.entry == nil ? "workspace.save" : "workspace.unsave"),
                        systemImage: model.entry == nil ? "bookmark" : "bookmark.fill"
                    )
                }
            }
            if startup.edition == .published, let url = model.pageAddress {
                ShareLink(item: url, subject: Text(verbatim: startup.content.title)) {
                    Label(words("detail.share"), systemImage: "square.and.arrow.up")
                }
            }
        }
    }

    @ViewBuilder
    private func founderButtons(_ startup: Startup) -> some View {
        Button {
            onEdit(startup.id)
        } label: {
            Label(words("detail.edit"), systemImage: "pencil")
        }
        if startup.edition == .published {
            Button {
                Task { await model.confirmTapped(words) }
            } label: {
                Label(words("detail.confirm"), systemImage: "checkmark.circle")
            }
        }
        if startup.state == .published || startup.state == .inReview {
            Button {
                Task { await model.withdrawTapped(words) }
            } label: {
                Label(words("detail.withdraw"), systemImage: "eye.slash")
            }
        }
        Button(role: .destructive) {
            Task { if await model.deleteTapped(words) { onGone() } }
        } label: {
            Label(words("detail.delete"), systemImage: "trash")
        }
    }

    private func page(_ startup: Startup) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.section) {
                StartupHero(startup: startup)
                if model.isOwner { OwnerNote(startup: startup) { onEdit(startup.id) } }
                if model.isOwner, startup.isHidden { AppealCard(model: model, appeal: startup.appeal) }
                if !startup.content.claims.isEmpty { ClaimsCard(claims: startup.content.claims) }
                if startup.content.deck != nil, startup.content.showsDeck || model.isOwner {
                    DeckCard(
                        startup: startup,
                        isOwner: model.isOwner,
                        onRead: { onRead(startup.id) },
                        onDesk: { onDesk(startup.id) }
                    )
                }
                if !startup.content.description.isEmpty { StoryCard(text: startup.content.description) }
                if !startup.content.gallery.isEmpty { GalleryCard(pictures: startup.content.gallery) }
                FactsCard(startup: startup)
                if let entry = model.entry {
                    WorkspaceCard(entry: entry, stages: model.stages) { stage, note in
                        Task { await model.noteSaved(stage, note, words) }
                    }
                }
                AuthorCard(author: startup.author)
                if !model.others.isEmpty {
                    OthersCard(title: words("author.more"), startups: model.others, onShow: onShow)
                }
                if let door = model.door, door != .closed { IntroductionCard(model: model, door: door) }
                if !model.similar.isEmpty {
                    OthersCard(title: words("detail.similar"), startups: model.similar, onShow: onShow)
                }
                if let url = model.reportAddress { reportButton(url) }
            }
            .padding(Spacing.section)
            .frame(maxWidth: Spacing.columnWidth, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .background(PitchDeckPalette.ground)
    }

    private func reportButton(_ url: URL) -> some View {
        Button {
            openURL(url)
        } label: {
            Label(words("detail.report"), systemImage: "flag").font(.footnote)
        }
        .buttonStyle(.borderless)
        .frame(minHeight: 44)
    }
}

/// Who it is, in a sentence.
struct StartupHero: View {
    let startup: Startup
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            // Beside the picture a word of a name has no room in large text.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.section) {
                    StartupPicture(startup: startup, size: 72)
                    name(in: .title)
                }
                VStack(alignment: .leading, spacing: Spacing.row) {
                    StartupPicture(startup: startup, size: 72)
                    name(in: .title2)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if !startup.content.pitch.isEmpty {
                Text(verbatim: words.quoted(startup.content.pitch)).font(.title3)
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.icon) { chips }
                VStack(alignment: .leading, spacing: Spacing.icon) { chips }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if startup.isSample {
                Text(verbatim: words("sample.note"))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private func name(in font: Font) -> some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(verbatim: startup.content.title)
                .font(font)
                .fontWeight(.bold)
                .accessibilityAddTraits(.isHeader)
            let known = words.facts(startup)
            if !known.isEmpty {
                Text(verbatim: known.joined(separator: " · "))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var chips: some View {
        if let stage = startup.content.stage { StatusChip(text: words.stage(stage), tone: .accent) }
        FreshnessChip(startup: startup)
        if startup.isSample { StatusChip(text: words("sample.chip"), tone: .sample) }
        if startup.isHidden { StatusChip(text: words("state.hidden"), tone: .warning) }
    }
}

/// How a founder's own startup stands, and what to do next.
struct OwnerNote: View {
    let startup: Startup
    let onEdit: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        LedgerCard {
            HStack(spacing: Spacing.row) {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    Text(verbatim: words.state(startup)).font(.headline)
                    Text(verbatim: words(key))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    if startup.state != .inReview, !startup.reviewNote.isEmpty {
                        let key = startup.isHidden ? "review.note.hidden" : "review.note.shown"
                        Text(verbatim: words(key, words.quoted(startup.reviewNote)))
                            .font(.subheadline)
                            .foregroundStyle(PitchDeckPalette.warning)
                    }
                }
                Spacer(minLength: 0)
                Button(words("detail.edit"), action: onEdit).buttonStyle(LedgerButtonStyle(isProminent: false))
            }
        }
    }

    private var key: String {
        if startup.isHidden { return "state.hidden.note" }
        return startup.edition == .draft && startup.state == .published
            ? "state.changed.note" : "state.\(startup.state.rawValue).note"
    }
}
