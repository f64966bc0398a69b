import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// A startup in a list: who it is, what it says, and its figures.
struct StartupRow: View {
    let startup: Startup
    var isSaved = false
    /// What is looked for, which is set off.
    var wanted: [String] = []
    @Environment(\.words) private var words
    @Environment(\.presentDate) private var presentDate

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.row) {
            // What was not confirmed for long is dimmed where no words are.
            StartupPicture(startup: startup, size: 48)
                .opacity(isStale ? 0.45 : 1)
            VStack(alignment: .leading, spacing: 6) {
                title
                if !startup.content.pitch.isEmpty {
                    Text(startup.content.pitch, finding: wanted)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }
                FigureStrip(claims: Array(startup.content.claims.prefix(2)))
                facts
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.vertical, Spacing.icon)
        .accessibilityElement(children: .combine)
    }

    private var title: some View {
        HStack(spacing: Spacing.icon) {
            Text(startup.content.title, finding: wanted)
                .font(.headline)
                .lineLimit(2)
            Spacer(minLength: 0)
            if isSaved {
                Image(systemName: "bookmark.fill")
                    .foregroundStyle(PitchDeckPalette.accent)
                    .accessibilityLabel(words("workspace.saved"))
            }
        }
    }

    /// One chip at most, as two are wider than a phone in large text, and beside a name they leave it no room.
    private var facts: some View {
        VStack(alignment: .leading, spacing: 6) {
            let stage = startup.content.stage.map { words.stage($0) }
            let known = words.facts(startup) + [stage].compactMap(\.self)
            if !known.isEmpty {
                Text(known.joined(separator: " · "), finding: wanted)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
            if startup.isSample { StatusChip(text: words("sample.chip"), tone: .sample) }
            FreshnessChip(startup: startup)
        }
    }

    private var isStale: Bool { startup.isStale(at: presentDate()) }
}

/// What stands for a startup: its picture, or the first letter of its name.
struct StartupPicture: View {
    let startup: Startup
    let size: CGFloat
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        Avatar(
            url: startup.content.image.flatMap { fileAddress(StartupFile.path(of: $0)) },
            name: startup.content.title,
            size: size
        )
    }
}

extension Startup {
    /// Whether its founder has not said for long that it still holds; nobody can of a sample.
    func isStale(at now: Date) -> Bool {
        guard edition == .published, !isSample, let confirmedAt else { return false }
        return now.timeIntervalSince(confirmedAt) > Freshness.limit
    }
}

/// Whether what a founder said was confirmed lately.
struct FreshnessChip: View {
    let startup: Startup
    @Environment(\.words) private var words
    @Environment(\.presentDate) private var presentDate

    var body: some View {
        if startup.edition == .published, !startup.isSample, let confirmedAt = startup.confirmedAt {
            let days = Int((presentDate().timeIntervalSince(confirmedAt) / 86_400).rounded(.down))
            if startup.isStale(at: presentDate()) {
                StatusChip(text: words.counted("fresh.since", days), tone: .warning)
            } else {
                StatusChip(text: days < 1 ? words("fresh.today") : words.counted("fresh.confirmed", days))
            }
        }
    }
}

/// A few figures side by side, as a ledger has them; a line for each where they have no room for that.
struct FigureStrip: View {
    let claims: [StartupClaim]
    @Environment(\.words) private var words

    var body: some View {
        if !claims.isEmpty {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline, spacing: Spacing.group) {
                    ForEach(claims, id: \.self) { claim in
                        VStack(alignment: .leading, spacing: 0) {
                            figure(claim).fixedSize()
                            unit(claim).lineLimit(1)
                        }
                    }
                }
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    // In one text, which goes on in the next line where it has to.
                    ForEach(claims, id: \.self) { figure($0) + Text(verbatim: " ") + unit($0) }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func figure(_ claim: StartupClaim) -> Text {
        Text(verbatim: words.short(claim.value)).font(.title3).fontWeight(.semibold).monospacedDigit()
    }

    private func unit(_ claim: StartupClaim) -> Text {
        Text(verbatim: claim.unit.isEmpty ? words.metric(claim.metric) : claim.unit)
            .font(.caption)
            .foregroundStyle(.secondary)
    }
}
