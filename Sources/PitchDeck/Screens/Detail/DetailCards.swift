import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// The figures that a founder tells, each with its day and where it can be read.
struct ClaimsCard: View {
    let claims: [StartupClaim]
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        LedgerCard {
            CardTitle(words("claim.title"))
            ForEach(claims, id: \.self) { claim in
                if claim != claims.first { Divider() }
                row(claim)
            }
            Text(verbatim: words("claim.selfReported"))
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }

    private func row(_ claim: StartupClaim) -> some View {
        // In large text a figure is broken beside its name.
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.row) {
                name(of: claim)
                Spacer(minLength: Spacing.icon)
                figure(of: claim, alignment: .trailing)
            }
            VStack(alignment: .leading, spacing: Spacing.inline) {
                name(of: claim)
                figure(of: claim, alignment: .leading)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
    }

    private func name(of claim: StartupClaim) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: words.metric(claim.metric)).font(.subheadline)
            Text(verbatim: words("claim.asOf", words.day(claim.asOf, timeZone: timeZone)))
                .font(.caption)
                .foregroundStyle(.secondary)
            if let url = claim.evidence { Link(words("claim.evidence"), destination: url).font(.caption) }
        }
    }

    private func figure(of claim: StartupClaim, alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 0) {
            Text(verbatim: words.short(claim.value))
                .font(.title)
                .fontWeight(.semibold)
                .monospacedDigit()
            if !claim.unit.isEmpty {
                Text(verbatim: words.quoted(claim.unit))
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

/// What a card is about.
struct CardTitle: View {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        Text(verbatim: text)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
    }
}

/// What a founder tells at length.
struct StoryCard: View {
    let text: String
    @Environment(\.words) private var words

    var body: some View {
        LedgerCard {
            CardTitle(words("detail.story"))
            StoryText(text: text).font(.body)
        }
    }
}

/// A founder's Markdown, each line of which is a paragraph, a point or a heading.
struct StoryText: View {
    let text: String
    @Environment(\.words) private var words

    var body: some View {
        let blocks = text.components(separatedBy: "\n").flatMap { ProseMarkdown.blocks($0, isWhole: true) }
        ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
            switch block {
            case .paragraph(let runs): Text(words.quoted(runs))
            case .point(let mark, let runs):
                HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
                    Text(verbatim: mark).foregroundStyle(.secondary)
                    Text(words.quoted(runs))
                }
            }
        }
    }
}

/// What is known besides: place, persons, year, addresses.
struct FactsCard: View {
    let startup: Startup
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        LedgerCard {
            CardTitle(words("detail.facts"))
            if let category = startup.category { fact("field.category", words.category(category)) }
            if !startup.content.location.isEmpty { fact("field.location", startup.content.location) }
            if let team = startup.content.teamSize { fact("field.teamSize", words.figure(team)) }
            if let year = startup.content.founded { fact("field.founded", String(year)) }
            if let date = startup.publishedAt, startup.edition == .published {
                fact("detail.published", words.day(date, timeZone: timeZone))
            }
            fact("detail.views", words.figure(startup.views))
            if let url = startup.content.website { Link(url.host() ?? url.absoluteString, destination: url) }
            ForEach(startup.content.links, id: \.self) { Link($0.name, destination: $0.url) }
        }
    }

    private func fact(_ key: String, _ value: String) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.row) {
            Text(verbatim: words(key)).foregroundStyle(.secondary)
            Spacer(minLength: Spacing.icon)
            Text(verbatim: value)
                .monospacedDigit()
                .multilineTextAlignment(.trailing)
        }
        .font(.subheadline)
        .accessibilityElement(children: .combine)
    }
}

/// Who founded it.
struct AuthorCard: View {
    let author: StartupAuthor
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        LedgerCard {
            HStack(spacing: Spacing.row) {
                AuthorPicture(picture: author.picture, name: author.name, size: 44)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: author.name.isEmpty ? words("author.unnamed") : author.name).font(.headline)
                    Text(verbatim: words("author.since", words.day(author.joinedAt, timeZone: timeZone)))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            if !author.bio.isEmpty { Text(verbatim: words.quoted(author.bio)).font(.subheadline) }
            if let email = author.email { Text(verbatim: email).font(.subheadline).foregroundStyle(.secondary) }
        }
    }
}

/// Others to go on with, and what they have in common with the one that is shown.
struct OthersCard: View {
    let title: String
    let startups: [Startup]
    let onShow: (DocumentID) -> Void
    @Environment(\.words) private var words

    var body: some View {
        LedgerCard {
            CardTitle(title)
            ForEach(startups) { startup in
                Button {
                    onShow(startup.id)
                } label: {
                    HStack(spacing: Spacing.row) {
                        StartupPicture(startup: startup, size: 36)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(verbatim: startup.content.title).font(.subheadline).fontWeight(.semibold)
                            // A line that is cut finds its direction itself, and none in what is set apart.
                            Text(verbatim: startup.content.pitch)
                                .font(.caption)
                                .foregroundStyle(.secondary)
                                .lineLimit(1)
                        }
                        Spacer(minLength: 0)
                    }
                    .frame(minHeight: 44)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

/// What the person keeps of a startup; nobody else sees it.
struct WorkspaceCard: View {
    let entry: WorkspaceEntry
    let stages: [WorkspaceStage]
    let onSave: (WorkspaceEntry.Stage, String) -> Void
    @State private var note: String
    @Environment(\.words) private var words

    init(
        entry: WorkspaceEntry,
        stages: [WorkspaceStage],
        onSave: @escaping (WorkspaceEntry.Stage, String) -> Void
    ) {
        (self.entry, self.stages, self.onSave) = (entry, stages, onSave)
        _note = State(initialValue: entry.note)
    }

    var body: some View {
        LedgerCard {
            CardTitle(words("workspace.card"))
            // Names of one's own do not fit beside each other, nor do the first ones in every language and size.
            picker.pickerStyle(.menu)
            TextField(words("workspace.note"), text: $note, axis: .vertical)
                .lineLimit(3...8)
                .textFieldStyle(.roundedBorder)
            HStack {
                Text(verbatim: words("workspace.private"))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                Spacer(minLength: Spacing.icon)
                Button(words("action.save")) { onSave(entry.stage, note) }
                    .buttonStyle(LedgerButtonStyle(isProminent: false))
                    .disabled(note == entry.note)
            }
        }
    }

    private var picker: some View {
        Picker(words("workspace.stage"), selection: stage) {
            ForEach(stages) { Text(verbatim: words.stage($0)).tag($0.id) }
        }
    }

    private var stage: Binding<WorkspaceEntry.Stage> {
        Binding {
            entry.stage
        } set: { stage in
            onSave(stage, note)
        }
    }
}
