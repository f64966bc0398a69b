import DesignSystem
import FindieDomain
import Observation
import SwiftUI

/// What waits for review, and what is said of it.
@Observable
final class ReviewDeskModel {
    private(set) var state: MakerPhase<[MakerGame]>
    private(set) var asked: [GameClaim]
    var problem: MakerError?
    @ObservationIgnored private let service: any MakerService
    @ObservationIgnored private let claims: any GameClaimService

    init(
        service: any MakerService,
        claims: any GameClaimService,
        state: MakerPhase<[MakerGame]> = .loading,
        asked: [GameClaim] = []
    ) {
        (self.service, self.claims, self.state, self.asked) = (service, claims, state, asked)
    }

    func appeared() async {
        do throws(MakerError) {
            asked = try await claims.queue()
            state = .loaded(try await service.reviewQueue())
        } catch {
            state = .failed(error)
        }
    }

    func decided(_ verdict: ReviewVerdict, on game: MakerGame) async {
        do throws(MakerError) {
            _ = try await service.review(game.id, verdict)
            await appeared()
        } catch {
            problem = error
        }
    }

    func decided(_ verdict: ClaimVerdict, on claim: GameClaim) async {
        do throws(MakerError) {
            _ = try await claims.decide(claim.id, verdict)
            await appeared()
        } catch {
            problem = error
        }
    }
}

/// The queue of games that were handed in, and of claims.
struct ReviewDeskView: View {
    @State private var model: ReviewDeskModel
    let reportsAddress: URL?
    @Environment(\.openURL) private var openURL

    init(model: ReviewDeskModel, reportsAddress: URL?) {
        _model = State(initialValue: model)
        self.reportsAddress = reportsAddress
    }

    var body: some View {
        MakerFrame(
            title: words("findie.review.title"),
            phase: model.state,
            problem: $model.problem,
            onAppear: model.appeared,
            content: content
        )
    }

    /// What players report is decided on the page for all apps.
    @ViewBuilder private var reports: some View {
        if let reportsAddress {
            Button {
                openURL(reportsAddress)
            } label: {
                Label(words("findie.review.reports"), systemImage: "flag").frame(minHeight: 44)
            }
        }
    }

    @ViewBuilder
    private func content(_ games: [MakerGame]) -> some View {
        if games.isEmpty, model.asked.isEmpty {
            EmptyState(
                systemImage: "checkmark.circle",
                title: words("findie.review.empty.title"),
                message: words("findie.review.empty.message")
            ) { reports }
        } else {
            ReadingColumn {
                reports
                ForEach(model.asked) { claim in
                    ReviewedClaim(claim: claim) { verdict in Task { await model.decided(verdict, on: claim) } }
                }
                ForEach(games) { game in
                    ReviewedGame(game: game) { verdict in Task { await model.decided(verdict, on: game) } }
                }
            }
        }
    }
}

/// All of one game, with what can be said of it.
struct ReviewedGame: View {
    let game: MakerGame
    let onVerdict: (ReviewVerdict) -> Void
    @State private var note = ""

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(verbatim: game.draft.title).font(.title2).fontWeight(.bold).accessibilityAddTraits(.isHeader)
            Text(words("findie.review.by", game.makerName)).foregroundStyle(.secondary)
            if let held = game.held {
                Label(words("findie.review.held", Self.names(of: held)), systemImage: "exclamationmark.triangle")
                    .font(.subheadline)
                    .foregroundStyle(Palette.danger)
            }
            Text(verbatim: game.draft.text)
            if !game.draft.about.isEmpty { AboutText(text: game.draft.about).font(.subheadline) }
            ChipRow { ForEach(game.draft.tags, id: \.self) { TagChip(tag: $0) } }
            MediaGallery(media: game.media, title: game.draft.title)
            Divider()
            GameFacts(game: game.game(on: ReleaseDay(year: 2026)))
            Divider()
            TextField(words("findie.review.note"), text: $note, axis: .vertical)
                .lineLimit(2...6)
                .textFieldStyle(.roundedBorder)
            HStack(spacing: Spacing.row) {
                Button(words("findie.review.publish")) { onVerdict(.publish) }
                    .buttonStyle(.borderedProminent)
                Button(words("findie.review.giveBack")) { onVerdict(.giveBack(note)) }
                    .buttonStyle(.bordered)
            }
            .controlSize(.large)
        }
        .modifier(CardGround())
    }

    private static func names(of held: [MakerGame.HeldText]) -> String {
        held.map { words("findie.review.held.\($0.rawValue)") }.joined(separator: ", ")
    }
}
