import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// The startups that a moderator has to look at, each with all that readers would see.
struct ReviewQueueView: View {
    @State private var model: ReviewQueueModel
    private let isMember: Bool
    @Environment(\.words) private var words
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    init(model: ReviewQueueModel, isMember: Bool) {
        _model = State(initialValue: model)
        self.isMember = isMember
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle(words("review.title"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(words("action.close")) { dismiss() } }
                }
        }
        .task { await model.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 4).padding(Spacing.section)
        case .failed(.notModerator): moderatorsOnly
        case .failed(let error): StartupFailure(error: error) { Task { await model.load() } }
        case .loaded(let reviews) where reviews.isEmpty:
            EmptyState(
                systemImage: "checkmark.shield",
                title: words("review.empty.title"),
                message: words("review.empty.message")
            )
        case .loaded(let reviews):
            ScrollView {
                VStack(spacing: Spacing.section) {
                    ForEach(reviews) { ReviewCard(review: $0, model: model) }
                    if reviews.count >= StartupReview.maximumCount {
                        Text(verbatim: words("review.more", words.figure(reviews.count)))
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                }
                .padding(Spacing.section)
                .frame(maxWidth: Spacing.columnWidth)
                .frame(maxWidth: .infinity)
            }
            .background(PitchDeckPalette.ground)
        }
    }

    private var moderatorsOnly: some View {
        EmptyState(
            systemImage: "lock.shield",
            title: words("review.only.title"),
            message: words(isMember ? "review.only.member" : "review.only.guest")
        ) {
            if !isMember, let url = model.signInAddress {
                Button(words("review.only.signIn")) { openURL(url) }.buttonStyle(LedgerButtonStyle())
            }
        }
    }
}

/// One startup with its words, pictures and addresses, and the two things to do about it.
struct ReviewCard: View {
    let review: StartupReview
    let model: ReviewQueueModel
    @State private var isWriting: Bool
    @State private var note = ""
    @State private var isDeciding = false
    @FocusState private var isNoting: Bool
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone
    @Environment(\.fileAddress) private var fileAddress

    init(review: StartupReview, model: ReviewQueueModel, isWriting: Bool = false) {
        (self.review, self.model) = (review, model)
        _isWriting = State(initialValue: isWriting)
    }

    private var startup: Startup { review.startup }

    var body: some View {
        LedgerCard {
            HStack(spacing: Spacing.row) {
                StartupPicture(startup: startup, size: 44)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: startup.content.title).font(.headline).accessibilityAddTraits(.isHeader)
                    Text(verbatim: byline).font(.footnote).foregroundStyle(.secondary)
                }
                Spacer(minLength: Spacing.icon)
                StatusChip(text: standing, tone: review.isHeld || startup.isHidden ? .warning : .accent)
                    .fixedSize()
            }
            if let appeal = startup.appeal {
                Text(verbatim: words("review.appeal", words.quoted(appeal.text)))
                    .foregroundStyle(PitchDeckPalette.warning)
            }
            texts
            files
            if isWriting { form } else { buttons }
        }
    }

    /// What a report had taken out of sight nobody sees, though it was not held.
    private var standing: String {
        startup.isHidden ? words.state(startup) : words(review.isHeld ? "review.held" : "review.shown")
    }

    private var approval: String { words(startup.isHidden ? "review.showAgain" : "review.approve") }

    private var refusal: String {
        words(startup.isHidden && !review.isHeld ? "review.keepHidden" : "review.sendBack")
    }

    private var byline: String {
        let name = startup.author.name.isEmpty ? words("author.unnamed") : startup.author.name
        return name + " · " + words.day(review.askedAt, timeZone: timeZone)
    }

    @ViewBuilder private var texts: some View {
        if !startup.content.pitch.isEmpty { Text(verbatim: words.quoted(startup.content.pitch)) }
        if !startup.content.description.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.icon) { StoryText(text: startup.content.description) }
                .font(.subheadline)
        }
        ForEach(startup.content.claims, id: \.self) { claim in
            Text(verbatim: words.metric(claim.metric) + ": " + words.value(claim)).font(.footnote)
            if let url = claim.evidence { Link(url.absoluteString, destination: url).font(.footnote) }
        }
        if let url = startup.content.website { Link(url.absoluteString, destination: url).font(.footnote) }
        ForEach(startup.content.links, id: \.self) { Link($0.name, destination: $0.url).font(.footnote) }
    }

    @ViewBuilder private var files: some View {
        if !startup.content.gallery.isEmpty { GalleryCard(pictures: startup.content.gallery) }
        if let deck = startup.content.deck, let url = fileAddress(StartupFile.path(of: deck)) {
            Link(words("field.deck"), destination: url).frame(minHeight: 44)
        }
    }

    private var buttons: some View {
        ButtonRow {
            Button(approval) { decide { await model.approveTapped(review, words) } }
                .buttonStyle(LedgerButtonStyle())
                .accessibilityLabel(approval + ": " + startup.content.title)
            Button(refusal) { isWriting = true }
                .buttonStyle(LedgerButtonStyle(isProminent: false))
                .accessibilityLabel(refusal + ": " + startup.content.title)
        }
        .disabled(isDeciding)
    }

    @ViewBuilder private var form: some View {
        TextField(words("review.note"), text: $note, axis: .vertical)
            .lineLimit(2...6)
            .textFieldStyle(.roundedBorder)
            .focused($isNoting)
            .onAppear { isNoting = true }
        Text(verbatim: words("review.note.why")).font(.footnote).foregroundStyle(.secondary)
        ButtonRow {
            Button(refusal) { decide { await model.sendBackTapped(review, note: note, words) } }
                .buttonStyle(LedgerButtonStyle())
                .disabled(isDeciding || !(1...StartupReview.maximumNote).contains(written.count))
            Button(words("action.cancel")) { isWriting = false }
                .buttonStyle(LedgerButtonStyle(isProminent: false))
        }
    }

    private var written: String { note.trimmingCharacters(in: .whitespacesAndNewlines) }

    private func decide(_ body: @escaping () async -> Void) {
        isDeciding = true
        Task {
            await body()
            isDeciding = false
        }
    }
}
