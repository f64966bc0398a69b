import DesignSystem
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The page of one repository.
struct DetailView: View {
    @State private var model: DetailViewModel
    @Environment(\.openURL) private var openURL
    private let reportAddress: URL?
    private let onEdit: (Repository.ID) -> Void

    init(model: DetailViewModel, reportAddress: URL? = nil, onEdit: @escaping (Repository.ID) -> Void) {
        _model = State(initialValue: model)
        self.reportAddress = reportAddress
        self.onEdit = onEdit
    }

    var body: some View {
        content
            .navigationTitle(model.repository?.id.name ?? model.id.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    if model.showsStarButton { starButton }
                    if let url = model.webURL { shareLink(url) }
                }
            }
            .task(id: model.attempt) { await model.appeared() }
            .refreshable { await model.pulledToRefresh() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading(nil): SearchSkeleton()
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
                if AliveStrip.hasSigns(repository, detail) { AliveStrip(repository: repository, detail: detail) }
                if let favourite = model.favourite {
                    FavouriteNotes(favourite: favourite) { onEdit(favourite.id) }
                }
                DetailFacts(repository: repository, detail: detail, webURL: model.webURL)
                OriginNote(repository: repository, freshness: freshness)
                Divider()
                ReadmeSection(state: model.readme, webURL: model.webURL) { model.readmeRetryTapped() }
                if let reportAddress { reportButton(reportAddress) }
            }
            .padding(Spacing.section)
            .frame(maxWidth: Spacing.columnWidth, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .leadsToHeadings()
    }

    private func shareLink(_ url: URL) -> some View {
        ShareLink(item: url, subject: Text(verbatim: model.id.fullName)) {
            Label(words("gitrepd.detail.share"), systemImage: "square.and.arrow.up")
        }
    }

    private func reportButton(_ url: URL) -> some View {
        Button {
            openURL(url)
        } label: {
            Label(words("gitrepd.detail.report"), systemImage: "flag")
                .font(.footnote)
        }
        .buttonStyle(.borderless)
    }

    private var starButton: some View {
        Button {
            model.starTapped()
        } label: {
            Label(
                words(model.isFavourite ? "gitrepd.detail.unstar" : "gitrepd.detail.star"),
                systemImage: model.isFavourite ? "star.fill" : "star"
            )
            .foregroundStyle(
                model.isFavourite ? AnyShapeStyle(RepositoryPalette.star) : AnyShapeStyle(GitRepDPalette.accent)
            )
        }
        .notes(FavouriteDeed(isKept: !model.isFavourite, model.repository?.id ?? model.id))
        .keyboardShortcut("d", modifiers: .command)
    }
}
