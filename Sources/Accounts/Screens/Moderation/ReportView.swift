import AccountsDomain
import DesignSystem
import Foundation
import ModerationDomain
import Observation
import SwiftUI

/// The form that tells whoever runs the server what is wrong with something.
struct ReportView: View {
    @State private var model: ReportViewModel
    @Environment(\.openURL) private var openURL
    /// Where the reported thing is to be seen, which is where the person came from.
    private let origin: URL?

    init(model: ReportViewModel, origin: URL? = nil) {
        _model = State(initialValue: model)
        self.origin = origin
    }

    var body: some View {
        content
            .navigationTitle(words("account.report.title"))
            .navigationBarTitleDisplayMode(.inline)
            .navigationBarBackButtonHidden(origin != nil)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    if let origin {
                        Button {
                            openURL(origin)
                        } label: {
                            Label(words("account.report.back"), systemImage: "chevron.backward")
                        }
                    }
                }
            }
    }

    @ViewBuilder private var content: some View {
        if case .sent(let isBlocked) = model.state {
            EmptyState(
                systemImage: "checkmark.circle",
                title: words("account.report.sent.title"),
                message: words(isBlocked ? "account.report.blocked.message" : "account.report.sent.message")
            ) {
                ModerationFailureText(error: model.failure)
                if model.author != nil, !isBlocked {
                    Button(words("account.report.block")) { model.blockTapped() }
                        .buttonStyle(.bordered)
                }
            }
        } else {
            form
        }
    }

    private var form: some View {
        Form {
            if model.failure != nil {
                Section { ModerationFailureText(error: model.failure) }
            }
            Section {
                Picker(words("account.report.reason"), selection: $model.reason) {
                    ForEach(Report.Reason.allCases, id: \.self) { reason in
                        Text(words("account.report.reason.\(reason.rawValue)"))
                            .tag(Optional(reason))
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            } header: {
                Text("account.report.reason", bundle: .module)
            } footer: {
                if model.lacksReason {
                    Label(words("account.report.reasonless"), systemImage: "exclamationmark.circle")
                        .foregroundStyle(Palette.danger)
                }
            }
            Section {
                TextField(words("account.report.note"), text: $model.note, axis: .vertical)
                    .lineLimit(3...8)
            } footer: {
                Text("account.report.about", bundle: .module)
            }
            Section {
                SubmitButton(title: words("account.report.send"), isSending: model.state == .sending) {
                    model.sendTapped()
                }
            }
        }
    }
}

/// Saying what is wrong with something that somebody published.
@Observable
final class ReportViewModel {
    enum State: Equatable {
        case editing
        case sending
        /// Sent; whether the author is blocked besides.
        case sent(isBlocked: Bool)
    }

    private(set) var state: State
    private(set) var failure: ModerationError?
    /// `nil` until the person says what is wrong: nobody is accused of what comes first in a list.
    var reason: Report.Reason?
    var note = ""
    let author: UUID?
    private var wasSentWithoutReason = false

    /// Whether the form was to be sent and says no reason yet.
    var lacksReason: Bool { wasSentWithoutReason && reason == nil }

    @ObservationIgnored private let item: ReportedItem
    @ObservationIgnored private let service: any ModerationService
    @ObservationIgnored private var work: Task<Void, Never>?

    init(
        item: ReportedItem,
        author: UUID?,
        service: any ModerationService,
        state: State = .editing,
        failure: ModerationError? = nil
    ) {
        (self.item, self.author, self.service) = (item, author, service)
        (self.state, self.failure) = (state, failure)
    }

    isolated deinit {
        work?.cancel()
    }

    func sendTapped() {
        guard state == .editing else { return }
        guard let reason else {
            wasSentWithoutReason = true
            return
        }
        state = .sending
        let (item, author, note) = (item, author, note)
        act(otherwise: .editing) { [service] () async throws(ModerationError) in
            try await service.report(item, by: author, for: reason, note: note)
            return .sent(isBlocked: false)
        }
    }

    func blockTapped() {
        guard let author else { return }
        act(otherwise: .sent(isBlocked: false)) { [service] () async throws(ModerationError) in
            try await service.block(author)
            return .sent(isBlocked: true)
        }
    }

    /// Returns when what was sent is answered.
    func settled() async {
        await work?.value
    }

    private func act(otherwise: State, _ deed: @escaping () async throws(ModerationError) -> State) {
        failure = nil
        work = Task {
            do throws(ModerationError) {
                state = try await deed()
            } catch {
                (state, failure) = (otherwise, error)
            }
        }
    }
}

extension ModerationError {
    /// What happened and what the person can do.
    @MainActor var said: String { words("account.moderation.error.\(key)") }

    var systemImage: String {
        switch self {
        case .offline: "wifi.slash"
        case .noRoom: "tray"
        case .forbidden, .notSignedIn: "lock"
        case .tooManyReports: "hourglass"
        case .invalid, .notFound, .failed: "exclamationmark.triangle"
        }
    }

    private var key: String {
        switch self {
        case .invalid: "invalid"
        case .forbidden: "forbidden"
        case .notFound: "notFound"
        case .tooManyReports: "tooManyReports"
        case .notSignedIn: "notSignedIn"
        case .offline: "offline"
        case .noRoom: "noRoom"
        case .failed: "failed"
        }
    }
}

/// Why the last act did nothing.
struct ModerationFailureText: View {
    let error: ModerationError?

    var body: some View {
        if let error {
            Label(error.said, systemImage: error.systemImage)
                .font(.subheadline)
                .foregroundStyle(Palette.danger)
                .onAppear { AccessibilityNotification.Announcement(error.said).post() }
                .id(error.said)
        }
    }
}
