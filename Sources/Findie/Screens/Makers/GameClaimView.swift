import DesignSystem
import FindieDomain
import SwiftUI

/// How a maker shows that a game which came from a store is theirs.
struct GameClaimView: View {
    @State private var model: GameClaimModel
    let accountSection: () -> AnyView
    let onOpen: (FindieRoute) -> Void
    @Environment(\.dismiss) private var dismiss

    init(model: GameClaimModel, accountSection: @escaping () -> AnyView, onOpen: @escaping (FindieRoute) -> Void) {
        _model = State(initialValue: model)
        self.accountSection = accountSection
        self.onOpen = onOpen
    }

    var body: some View {
        MakerFrame(
            title: words("findie.claim.title"),
            phase: model.state,
            problem: $model.problem,
            onAppear: model.appeared,
            content: content
        )
    }

    @ViewBuilder
    private func content(_ standing: GameClaimModel.Standing) -> some View {
        switch standing {
        case .guest:
            EmptyState(
                systemImage: "person.crop.circle",
                title: words("findie.maker.guest.title"),
                message: words("findie.maker.guest.message")
            ) { accountSection() }
        case .newcomer:
            EmptyState(
                systemImage: "gamecontroller",
                title: words("findie.claim.newcomer.title"),
                message: words("findie.claim.newcomer.message")
            ) {
                Button(words("findie.maker.join")) { onOpen(.makers) }.buttonStyle(.borderedProminent)
            }
        case .claim(let claim): loaded(claim)
        }
    }

    @ViewBuilder
    private func loaded(_ claim: GameClaim) -> some View {
        if claim.state == .granted {
            EmptyState(
                systemImage: "checkmark.circle",
                title: words("findie.claim.granted.title", claim.title),
                message: words("findie.claim.granted.message")
            ) {
                if let made = claim.made {
                    Button(words("findie.claim.open")) { onOpen(.makerGame(made)) }.buttonStyle(.borderedProminent)
                }
            }
        } else {
            form(claim)
        }
    }

    private func form(_ claim: GameClaim) -> some View {
        FindieForm {
            Section {
                Text(verbatim: claim.title).font(.headline)
            } footer: {
                Text(words("findie.claim.about"))
            }
            if !claim.pages.isEmpty { ClaimProofSection(claim: claim, model: model) }
            asking(claim)
            Section {
                Button(words("findie.claim.drop"), role: .destructive) {
                    Task { if await model.dropTapped() { dismiss() } }
                }
            }
        }
    }

    @ViewBuilder
    private func asking(_ claim: GameClaim) -> some View {
        switch claim.state {
        case .open:
            Section {
                TextField(words("findie.claim.note"), text: $model.note, axis: .vertical).lineLimit(2...6)
                Button(words("findie.claim.ask")) { Task { await model.askTapped() } }
                    .disabled(model.isSending || model.note.isEmpty)
            } header: {
                Text(words(claim.pages.isEmpty ? "findie.claim.ask.title" : "findie.claim.ask.or"))
            } footer: {
                Text(words("findie.claim.ask.footer"))
            }
        case .asked:
            Section {
                Label(words("findie.claim.asked"), systemImage: "clock")
                Text(verbatim: claim.note).foregroundStyle(.secondary)
            }
        case .refused:
            Section {
                Label(words("findie.claim.refused"), systemImage: "xmark.circle")
                Text(verbatim: claim.note.isEmpty ? words("findie.claim.taken") : claim.note)
                    .foregroundStyle(.secondary)
            }
        case .granted: EmptyView()
        }
    }
}

/// What the pages at stores have to show, and the look for it.
struct ClaimProofSection: View {
    let claim: GameClaim
    let model: GameClaimModel

    var body: some View {
        Section {
            Text(words(claim.pages.count > 1 ? "findie.claim.proof.each" : "findie.claim.proof.one"))
                .font(.subheadline)
            Text(verbatim: claim.token).monospaced().textSelection(.enabled)
            ForEach(claim.pages, id: \.address) { page in
                if let url = URL(string: page.address) {
                    Link(destination: url) {
                        Label(words("findie.claim.page.\(page.store.rawValue)"), systemImage: "arrow.up.right.square")
                            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    }
                }
            }
            Button {
                Task { await model.lookTapped() }
            } label: {
                HStack(spacing: Spacing.icon) {
                    Text(words("findie.claim.look"))
                    if model.isLooking { ProgressView() }
                }
            }
            .disabled(model.isLooking)
            if let missing = model.missing {
                Label(words("findie.claim.missing", missing.name), systemImage: "exclamationmark.triangle")
                    .font(.subheadline)
            }
        } header: {
            Text(words("findie.claim.proof.title"))
        }
    }
}

/// A maker's claim that is not granted, among their games.
struct GameClaimRow: View {
    let claim: GameClaim
    let onOpen: (FindieRoute) -> Void

    var body: some View {
        Button {
            onOpen(.claim(claim.slug))
        } label: {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: claim.title).font(.headline).multilineTextAlignment(.leading)
                Text(words("findie.claim.state.\(claim.state.rawValue)"))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
        .buttonStyle(.plain)
        .modifier(CardGround())
    }
}

/// A claim with what can be said of it by who reviews.
struct ReviewedClaim: View {
    let claim: GameClaim
    let onVerdict: (ClaimVerdict) -> Void
    @State private var note = ""

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(words("findie.claim.review", claim.makerName, claim.title))
                .font(.title3)
                .fontWeight(.bold)
                .accessibilityAddTraits(.isHeader)
            if let page = URL(string: claim.makerPage), !claim.makerPage.isEmpty {
                Link(destination: page) { Text(verbatim: claim.makerPage).frame(minHeight: 44) }
            }
            Text(verbatim: claim.note)
            ForEach(claim.pages, id: \.address) { page in
                if let url = URL(string: page.address) {
                    Link(destination: url) {
                        Label(page.store.name, systemImage: "arrow.up.right.square").frame(minHeight: 44)
                    }
                }
            }
            Divider()
            TextField(words("findie.claim.review.note"), text: $note, axis: .vertical)
                .lineLimit(2...6)
                .textFieldStyle(.roundedBorder)
            ButtonRow {
                Button(words("findie.claim.grant")) { onVerdict(.grant) }
                    .buttonStyle(.borderedProminent)
                Button(words("findie.claim.refuse")) { onVerdict(.refuse(note)) }
                    .buttonStyle(.bordered)
            }
            .controlSize(.large)
        }
        .modifier(CardGround())
    }
}
