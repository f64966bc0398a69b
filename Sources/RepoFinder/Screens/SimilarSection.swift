import DesignSystem
import DiscoveryDomain
import Observation
import RepositoriesDomain
import SwiftUI

/// Repositories like the one on the page, side by side.
struct SimilarSection: View {
    let model: SimilarModel
    let onOpen: (Repository.ID) -> Void

    var body: some View {
        switch model.state {
        case .none: EmptyView()
        case .loading: SkeletonRows(count: 1)
        case .loaded(let cards):
            VStack(alignment: .leading, spacing: Spacing.row) {
                Text("repofinder.similar.title", bundle: .module)
                    .font(.title3)
                    .fontWeight(.semibold)
                    .accessibilityAddTraits(.isHeader)
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(alignment: .top, spacing: Spacing.row) {
                        ForEach(cards) { tile($0) }
                    }
                    // As high as the highest tile, rather than what the page would leave.
                    .fixedSize(horizontal: false, vertical: true)
                    .padding(.bottom, Spacing.icon)
                }
            }
        }
    }

    private func tile(_ card: Card) -> some View {
        Button {
            onOpen(card.id)
        } label: {
            VStack(alignment: .leading, spacing: Spacing.icon) {
                HStack(spacing: Spacing.icon) {
                    Avatar(url: card.repository.avatarURL, name: card.id.owner, size: 32)
                    VStack(alignment: .leading, spacing: 0) {
                        HStack(spacing: 0) {
                            Text(verbatim: card.id.owner)
                                .font(.system(.caption, design: .monospaced))
                                .foregroundStyle(.secondary)
                                .lineLimit(1)
                            Spacer(minLength: 0)
                        }
                        Text(verbatim: card.id.name)
                            .font(.subheadline)
                            .fontWeight(.semibold)
                            .lineLimit(1)
                    }
                    if let fit = card.fit { FitRing(fit: fit, size: 40) }
                }
                Text(verbatim: card.repository.summary)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(3)
                    .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
                if let language = card.repository.language {
                    LanguageDot(language: language).font(.footnote).foregroundStyle(.secondary)
                }
            }
            .padding(Spacing.row)
            .frame(width: 232, alignment: .topLeading)
            // More only with large text.
            .frame(minHeight: 168, alignment: .top)
            .background(RepoFinderPalette.raised, in: RoundedRectangle(cornerRadius: Radius.card))
            .overlay { RoundedRectangle(cornerRadius: Radius.card).stroke(RepoFinderPalette.edge, lineWidth: 1) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("repofinder.card.open", card.id.fullName))
    }
}

/// What is like the repository on the page.
@Observable
final class SimilarModel {
    enum State: Equatable {
        case loading
        case loaded([Card])
        /// Nothing is known that is like it, or nobody could be asked: the page stands without.
        case none
    }

    private(set) var state: State
    @ObservationIgnored private let id: Repository.ID
    @ObservationIgnored private let service: any DiscoveryService

    private static let count = 8

    init(id: Repository.ID, service: any DiscoveryService, state: State = .loading) {
        self.id = id
        self.service = service
        self.state = state
    }

    func appeared() async {
        guard state == .loading else { return }
        do throws(DiscoveryError) {
            let cards = try await service.similar(to: id, count: Self.count)
            state = cards.isEmpty ? .none : .loaded(cards)
        } catch {
            if !Task.isCancelled { state = .none }
        }
    }
}
