import DesignSystem
import Foundation
import ModerationDomain
import Observation
import SwiftUI

/// What waits for a decision, the most reported first.
struct ReviewQueueView: View {
    @State private var model: ReviewQueueViewModel

    init(model: ReviewQueueViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        content
            .navigationTitle(words("account.reviews.title"))
            .navigationBarTitleDisplayMode(.inline)
            .task { await model.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView(words("account.loading"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded(let reports) where reports.isEmpty:
            EmptyState(
                systemImage: "checkmark.shield",
                title: words("account.reviews.none.title"),
                message: words("account.reviews.none.message")
            )
        case .loaded(let reports):
            Form {
                if model.failure != nil {
                    Section { ModerationFailureText(error: model.failure) }
                }
                ForEach(reports, id: \.item) { ReviewSection(model: model, report: $0) }
            }
        case .failed(let error):
            EmptyState(
                systemImage: error.systemImage,
                title: words(error == .forbidden ? "account.reviews.only" : "account.moderation.failed"),
                message: error.said
            ) {
                if error != .forbidden {
                    Button(words("account.action.retry")) { model.retryTapped() }
                        .buttonStyle(.borderedProminent)
                }
            }
        }
    }
}

/// What people have reported, for an admin to decide about.
@Observable
final class ReviewQueueViewModel {
    enum State: Equatable {
        case loading
        case loaded([Report])
        case failed(ModerationError)
    }

    private(set) var state: State
    private(set) var failure: ModerationError?
    /// What is being decided about.
    private(set) var deciding: ReportedItem?
    /// For those who decide later, by item.
    var notes: [ReportedItem: String] = [:]
    /// How the items look, as far as their apps know them.
    private(set) var faces: [ReportedItem: ReportedFace]
    @ObservationIgnored private let face: (ReportedItem) async -> ReportedFace?
    @ObservationIgnored private let service: any ModerationService
    @ObservationIgnored private let toasts: ToastPresenter?
    @ObservationIgnored private var work: Task<Void, Never>?

    init(
        service: any ModerationService,
        face: @escaping (ReportedItem) async -> ReportedFace? = { _ in nil },
        state: State = .loading,
        faces: [ReportedItem: ReportedFace] = [:],
        toasts: ToastPresenter? = nil
    ) {
        (self.service, self.face, self.state, self.toasts) = (service, face, state, toasts)
        self.faces = faces
    }

    isolated deinit {
        work?.cancel()
    }

    func load() async {
        do throws(ModerationError) {
            let reports = try await service.queue()
            var faces: [ReportedItem: ReportedFace] = [:]
            for report in reports { faces[report.item] = await face(report.item) }
            self.faces = faces
            state = .loaded(reports)
        } catch {
            state = .failed(error)
        }
    }

    func retryTapped() {
        state = .loading
        work = Task { await load() }
    }

    /// One decision at a time.
    func decided(_ verdict: Decision.Verdict, on item: ReportedItem) {
        guard deciding == nil else { return }
        deciding = item
        work = Task {
            do throws(ModerationError) {
                _ = try await service.decide(verdict, on: item, note: notes[item] ?? "")
                failure = nil
                notes[item] = nil
                // Others may have been reported meanwhile.
                await load()
                if verdict == .hidden { offerBack(item) }
            } catch {
                failure = error
            }
            deciding = nil
        }
    }

    /// It is out of the list by now, where it could not be found again.
    private func offerBack(_ item: ReportedItem) {
        toasts?.show(
            .undoable(words("account.reviews.hidden"), systemImage: "eye.slash") { [weak self] in
                self?.decided(.kept, on: item)
            }
        )
    }

    /// Returns when everything begun so far is done.
    func settled() async {
        await work?.value
    }
}

/// All reports of one item, and the two ways to decide.
struct ReviewSection: View {
    @Bindable var model: ReviewQueueViewModel
    let report: Report
    @Environment(\.dateWords) private var dateWords
    @Environment(\.openURL) private var openURL

    private var note: Binding<String> {
        Binding {
            model.notes[report.item] ?? ""
        } set: {
            model.notes[report.item] = $0
        }
    }

    private var face: ReportedFace? { model.faces[report.item] }

    /// As in “Startup”; a kind that no app of ours has stands as it was reported.
    private var kind: String {
        let key = "account.reviews.kind.\(report.item.kind)"
        let word = words(key)
        return word == key ? report.item.kind : word
    }

    private var reasons: String {
        report.reasons.map { words("account.report.reason.\($0.rawValue)") }.joined(separator: ", ")
    }

    var body: some View {
        Section {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: kind).font(.footnote).foregroundStyle(.secondary)
                Text(verbatim: face?.name ?? report.item.id).font(.headline).lineLimit(2)
                if let text = face?.text, !text.isEmpty { Text(verbatim: text) }
                Text(words("account.reviews.count.\(report.count == 1 ? "one" : "other")", report.count))
                Text(verbatim: reasons).foregroundStyle(.secondary)
                Text(words("account.reviews.since", dateWords.relative(report.firstAt)))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            if let url = face?.address {
                Button(words("account.reviews.open")) { openURL(url) }.frame(minHeight: 44)
                    .accessibilityLabel(words("account.reviews.open") + ": " + (face?.name ?? ""))
            }
            ForEach(report.notes.indices, id: \.self) { index in
                Label {
                    Text(verbatim: report.notes[index])
                } icon: {
                    Image(systemName: "quote.opening").foregroundStyle(.secondary)
                }
                .font(.subheadline)
            }
            TextField(
                words(face?.isAuthorTold == true ? "account.reviews.note.told" : "account.reviews.note"),
                text: note,
                axis: .vertical
            )
            HStack(spacing: Spacing.row) {
                Button(words("account.reviews.keep")) { model.decided(.kept, on: report.item) }
                Spacer()
                Button(words("account.reviews.hide"), role: .destructive) { model.decided(.hidden, on: report.item) }
            }
            .buttonStyle(.bordered)
            .disabled(model.deciding != nil)
            .frame(minHeight: 44)
        }
    }
}
