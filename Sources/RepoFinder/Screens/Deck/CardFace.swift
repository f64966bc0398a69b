import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// What a card of the deck shows.
struct CardFace: View {
    let card: Card
    let isSaved: Bool
    /// Whether its picture is to be loaded; a monogram stands there otherwise.
    let isPictured: Bool
    let actions: CardActions
    @Environment(\.locale) private var locale
    /// How many times as large as usual text is.
    @ScaledMetric private var letter: CGFloat = 1

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            head
            // A short screen or large text leaves less room than all of it takes: the reasons before the rest.
            ScrollView(showsIndicators: false) {
                VStack(alignment: .leading, spacing: Spacing.row) {
                    summary
                    reasons
                    facts
                    VitalityStrip(vitality: card.vitality)
                    if !repository.topics.isEmpty { topics }
                    CardDetails(repository: repository, signs: card.signs)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.bottom, Self.foot)
            }
            .overlay(alignment: .bottom) { fade }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(RepoFinderPalette.card, in: RoundedRectangle(cornerRadius: Self.radius))
        .overlay { RoundedRectangle(cornerRadius: Self.radius).stroke(RepoFinderPalette.edge, lineWidth: 1) }
        .shadow(color: .black.opacity(0.09), radius: 20, y: 8)
    }

    static let radius: CGFloat = 24
    private static let foot: CGFloat = 20

    /// A line that is cut within its letters looks like a fault.
    private var fade: some View {
        Rectangle()
            .fill(RepoFinderPalette.card)
            .frame(height: Self.foot)
            .mask { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom) }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private var repository: Repository { card.repository }

    private var head: some View {
        Button {
            actions.open(card.id)
        } label: {
            VStack(alignment: .leading, spacing: Spacing.icon) {
                HStack(alignment: .center, spacing: Spacing.row) {
                    Avatar(url: isPictured ? repository.avatarURL : nil, name: repository.id.owner, size: 52)
                    Text(verbatim: repository.id.owner)
                        .font(.system(.subheadline, design: .monospaced))
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                        .multilineTextAlignment(.leading)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    if isSaved {
                        Image(systemName: "bookmark.fill")
                            .foregroundStyle(RepoFinderPalette.saved)
                            .accessibilityLabel(words("repofinder.card.saved"))
                    }
                    if let fit = card.fit { FitRing(fit: fit) }
                }
                // A line of its own: names are long, and so are words in large text.
                Text(verbatim: repository.id.name)
                    .font(.title2)
                    .fontWeight(.bold)
                    .lineLimit(2)
                    .multilineTextAlignment(.leading)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("repofinder.card.open", repository.id.fullName))
        .accessibilityValue(card.fit.map { words("repofinder.card.fit", String($0)) } ?? "")
    }

    @ViewBuilder private var summary: some View {
        if repository.summary.isEmpty {
            Text("repofinder.card.noSummary", bundle: .module)
                .foregroundStyle(.secondary)
        } else {
            Text(verbatim: repository.summary)
                .font(.body)
                // In large text the reasons would be below what is seen.
                .lineLimit(letter < 1.5 ? 4 : 2)
        }
    }

    private var topics: some View {
        ChipRow {
            ForEach(repository.topics, id: \.self) { TopicChip(topic: $0) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words("repofinder.card.topics"))
    }

    private var facts: some View {
        // Two lines: in large text one has no room for the figures.
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(spacing: Spacing.row) {
                figure("star", repository.stars, "repofinder.card.stars")
                figure("tuningfork", repository.forks, "repofinder.card.forks")
                Spacer(minLength: 0)
            }
            HStack(spacing: Spacing.row) {
                if let language = repository.language { LanguageDot(language: language) }
                if let license = repository.license {
                    Text(verbatim: license)
                        .lineLimit(1)
                        .accessibilityLabel(words("repofinder.card.license", license))
                }
                Spacer(minLength: 0)
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }

    private func figure(_ systemImage: String, _ count: Int, _ key: String) -> some View {
        StatBadge(
            systemImage: systemImage,
            text: CountWords.short(count, locale: locale),
            spoken: counted(key, count, figure: CountWords.full(count, locale: locale))
        )
        .fixedSize()
    }

    private var reasons: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text("repofinder.card.why", bundle: .module)
                .font(.footnote)
                .fontWeight(.semibold)
                .foregroundStyle(.secondary)
            ForEach(card.reasons, id: \.self) { reason in
                ReasonChip(reason: reason, onLess: actions.less, onNever: actions.never)
            }
        }
        .padding(Spacing.row)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RepoFinderPalette.ground, in: RoundedRectangle(cornerRadius: Radius.card))
    }
}

/// Whether somebody still works on a repository, in one line.
struct VitalityStrip: View {
    let vitality: Vitality
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    var body: some View {
        // Of what nobody knows nothing is said.
        if vitality.state != .unknown { strip }
    }

    private var strip: some View {
        HStack(spacing: Spacing.icon) {
            Circle()
                .fill(tint)
                .frame(width: 8, height: 8)
                .accessibilityHidden(true)
            Text(words("repofinder.vitality.\(vitality.state.rawValue)"))
                .fontWeight(.semibold)
                .foregroundStyle(tint)
                .fixedSize()
            if let details {
                Text(verbatim: details)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .font(.footnote)
        .accessibilityElement(children: .combine)
    }

    private var tint: AdaptiveColor {
        switch vitality.state {
        case .active: Palette.success
        case .slow, .archived: Palette.warning
        case .quiet: Palette.danger
        case .unknown: AdaptiveColor(light: 0x57606A, dark: 0x9AA4AF)
        }
    }

    private var details: String? {
        var parts: [String] = []
        if let pushedAt = vitality.pushedAt {
            parts.append(words("repofinder.vitality.pushed", dateWords.relative(pushedAt)))
        }
        if let issues = vitality.openIssues {
            parts.append(
                counted("repofinder.vitality.issues", issues, figure: CountWords.short(issues, locale: locale))
            )
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
