import DesignSystem
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The page of one repository, and what is like it.
struct RepositoryPageView: View {
    @State private var model: DetailViewModel
    @State private var similar: SimilarModel
    private let onOpen: (Repository.ID) -> Void
    private let onEdit: (Repository.ID) -> Void
    private let judgement: Judgement?
    private let onJudge: (Judgement) -> Void

    init(
        model: DetailViewModel,
        similar: SimilarModel,
        judgement: Judgement? = nil,
        onJudge: @escaping (Judgement) -> Void = { _ in },
        onOpen: @escaping (Repository.ID) -> Void,
        onEdit: @escaping (Repository.ID) -> Void
    ) {
        _model = State(initialValue: model)
        _similar = State(initialValue: similar)
        self.onOpen = onOpen
        self.onEdit = onEdit
        self.judgement = judgement
        self.onJudge = onJudge
    }

    var body: some View {
        content
            .navigationTitle(model.repository?.id.name ?? model.id.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    if model.repository != nil { saveButton }
                    if let url = model.webURL {
                        ShareLink(item: url, subject: Text(verbatim: model.id.fullName)) {
                            Label(words("repofinder.page.share"), systemImage: "square.and.arrow.up")
                        }
                    }
                }
            }
            .task(id: model.attempt) { await model.appeared() }
            .task { await similar.appeared() }
            .refreshable { await model.pulledToRefresh() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading(nil):
            ScrollView { SkeletonRows(count: 8).padding(.horizontal, Spacing.section) }
        case .failed(let error): FailureView(error: error) { model.retryTapped() }
        case .loading(let known?): page(known, detail: nil, freshness: .refreshing)
        case .loaded(let detail, let freshness): page(detail.repository, detail: detail, freshness: freshness)
        }
    }

    private func page(
        _ repository: Repository,
        detail: RepositoryDetail?,
        freshness: DetailViewModel.Freshness
    ) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                DetailHeader(repository: repository)
                judging
                if let url = model.webURL { openLink(url) }
                if AliveStrip.hasSigns(repository, detail) { AliveStrip(repository: repository, detail: detail) }
                if let favourite = model.favourite {
                    FavouriteNotes(
                        favourite: favourite,
                        systemImage: "bookmark.fill",
                        tint: RepoFinderPalette.saved
                    ) { onEdit(favourite.id) }
                }
                SimilarSection(model: similar, onOpen: onOpen)
                DetailFacts(repository: repository, detail: detail, webURL: model.webURL)
                OriginNote(repository: repository, freshness: freshness)
                Divider()
                ReadmeSection(state: model.readme, webURL: model.webURL) { model.readmeRetryTapped() }
            }
            .padding(Spacing.section)
            .frame(maxWidth: Spacing.columnWidth, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .leadsToHeadings()
    }

    private var judging: some View {
        HStack(spacing: Spacing.row) {
            judge(.like, "heart", RepoFinderPalette.like)
            judge(.skip, "xmark", RepoFinderPalette.skip)
        }
    }

    private func judge(_ kind: Judgement, _ systemImage: String, _ tint: AdaptiveColor) -> some View {
        let isChosen = judgement == kind
        return Button {
            onJudge(kind)
        } label: {
            Label(
                words("repofinder.deck.\(kind.rawValue)"),
                systemImage: isChosen && kind == .like ? "heart.fill" : systemImage
            )
        }
        .buttonStyle(.bordered)
        .tint(tint)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func openLink(_ url: URL) -> some View {
        Link(destination: url) {
            Label(words("repofinder.page.open"), systemImage: "arrow.up.right.square")
        }
        .font(.subheadline)
    }

    private var saveButton: some View {
        Button {
            model.starTapped()
        } label: {
            Label(
                words(model.isFavourite ? "repofinder.deck.unsave" : "repofinder.deck.save"),
                systemImage: model.isFavourite ? "bookmark.fill" : "bookmark"
            )
            .foregroundStyle(model.isFavourite ? RepoFinderPalette.saved : RepoFinderPalette.accent)
        }
        .notes(FavouriteDeed(isKept: !model.isFavourite, model.repository?.id ?? model.id))
        .keyboardShortcut("d", modifiers: .command)
    }
}
