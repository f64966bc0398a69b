import DesignSystem
import DestinyDomain
import Observation
import SwiftUI

/// The person's own birth details: the app's first screen, and a sheet later on.
struct BirthView: View {
    @State private var model: BirthViewModel
    let standing: GuideStanding
    let onSaved: () -> Void
    @Environment(\.words) private var words

    init(model: BirthViewModel, standing: GuideStanding = GuideStanding(), onSaved: @escaping () -> Void) {
        _model = State(initialValue: model)
        self.standing = standing
        self.onSaved = onSaved
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                if model.isFirst, standing.wasSignedIn { SignedOutNote(standing: standing) }
                if model.isFirst { welcome }
                BirthFields(form: model.form).card(padding: 20)
                if case .failed(let error) = model.state { FailureNote(error: error) }
                Button {
                    Task { await model.saveTapped() }
                } label: {
                    Text(words(model.isFirst ? "destiny.birth.begin" : "destiny.action.save"))
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.main)
                .disabled(model.form.birth == nil || model.state == .saving)
                if let gap = model.form.gap {
                    Text(words("destiny.birth.gap.\(gap.rawValue)"))
                        .font(.footnote)
                        .foregroundStyle(DestinyPalette.secondary)
                        .frame(maxWidth: .infinity)
                }
                Text(words("destiny.birth.privacy"))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
                if model.isFirst, standing.isGuest, !standing.wasSignedIn { known }
            }
            .padding(20)
            .frame(maxWidth: 560)
            .frame(maxWidth: .infinity)
        }
        .onChange(of: model.state) {
            if model.state == .saved { onSaved() }
        }
    }

    /// The way in for who has an account already.
    @ViewBuilder private var known: some View {
        if standing.signIn != nil {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(words("destiny.account.known"))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
                AccountLinks(standing: standing, leadsIn: true)
            }
        }
    }

    private var welcome: some View {
        VStack(spacing: Spacing.row) {
            Observatory()
                .stroke(DestinyPalette.gold, lineWidth: 1)
                .frame(width: 88, height: 88)
                .accessibilityHidden(true)
            Text(words("destiny.birth.welcome"))
                .font(.title)
                .fontWeight(.bold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            Text(words("destiny.birth.why"))
                .font(.callout)
                .foregroundStyle(DestinyPalette.secondary)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.vertical, Spacing.icon)
    }
}

/// Gives or changes the person's own birth details.
@Observable
final class BirthViewModel {
    enum State: Equatable {
        case editing
        case saving
        case saved
        case failed(AstrologyError)
    }

    private(set) var state: State
    let form: BirthForm
    /// Whether the app waits for these details.
    let isFirst: Bool
    @ObservationIgnored private let profile: GuideProfile

    init(profile: GuideProfile, dependencies: DestinyDependencies, state: State = .editing) {
        self.profile = profile
        self.state = state
        isFirst = profile.value?.birth == nil
        form = BirthForm(
            charts: dependencies.charts,
            clock: dependencies.clock,
            now: dependencies.now,
            birth: profile.value?.birth
        )
    }

    func saveTapped() async {
        guard let birth = form.birth, state != .saving else { return }
        state = .saving
        do throws(AstrologyError) {
            try await profile.save(birth)
            state = .saved
        } catch {
            state = .failed(error)
        }
    }
}
