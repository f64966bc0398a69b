import DesignSystem
import DestinyDomain
import SwiftUI

/// What premium is, what it costs, and how to bring it back.
struct SubscriptionView: View {
    @State private var model: SubscriptionViewModel
    @Environment(\.words) private var words

    init(model: SubscriptionViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        ScrollView {
            VStack(spacing: Spacing.group) {
                GuideState(title: words("destiny.premium.headline"), message: words("destiny.premium.message")) {
                    EmptyView()
                }
                benefits
                if model.profile.value?.subscription.isPremium == true { active } else { offers }
                notice
                Text(words("destiny.premium.terms"))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
                    .multilineTextAlignment(.center)
            }
            .padding(20)
            .frame(maxWidth: 560)
            .frame(maxWidth: .infinity)
        }
        .task { await model.load() }
    }

    private var benefits: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(["questions", "same", "cancel"], id: \.self) { key in
                Label(words("destiny.premium.benefit.\(key)"), systemImage: "checkmark.circle")
                    .font(.callout)
                    .foregroundStyle(DestinyPalette.text)
            }
        }
        .card(padding: 20)
    }

    private var active: some View {
        let expiry = model.profile.value?.subscription.expiresAt
        return VStack(alignment: .leading, spacing: Spacing.inline) {
            Label(words("destiny.premium.active"), systemImage: "checkmark.seal")
                .font(.callout)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.success)
            if let expiry {
                Text(words("destiny.premium.until", GuideDates(words).full(expiry)))
                    .font(.subheadline)
                    .foregroundStyle(DestinyPalette.secondary)
            }
        }
        .card(padding: 20)
    }

    @ViewBuilder private var offers: some View {
        switch model.offers {
        case .elsewhere:
            Label(words("destiny.premium.elsewhere"), systemImage: "iphone")
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.text)
                .card(padding: 20)
        case .loading: SkeletonLines(widths: [200, 260]).card()
        case .failed:
            Button(words("destiny.action.retry")) { Task { await model.load() } }.buttonStyle(.quiet)
        case .loaded(let offers):
            ForEach(offers) { offer in
                Button {
                    Task { await model.buyTapped(offer) }
                } label: {
                    Text(verbatim: "\(offer.title) · \(offer.price)").frame(maxWidth: .infinity)
                }
                .buttonStyle(.main)
                .disabled(model.purchase == .running)
            }
            Button(words("destiny.premium.restore")) { Task { await model.restoreTapped() } }
                .buttonStyle(.quiet)
                .disabled(model.purchase == .running)
        }
    }

    @ViewBuilder private var notice: some View {
        switch model.purchase {
        case .none, .running: EmptyView()
        case .awaitingApproval: Text(words("destiny.premium.approval"))
        case .nothingToRestore: Text(words("destiny.premium.nothing"))
        case .storeFailed: Text(words("destiny.premium.storeFailed"))
        case .refused(let error): FailureNote(error: error)
        }
    }
}
