import AccountsDomain
import DesignSystem
import Foundation
import Observation
import SwiftUI

/// The code to type on GitHub's page, and the wait until it was.
struct DeviceCodeView: View {
    @State private var model: DeviceCodeViewModel
    @State private var round = 0
    @Environment(\.dateWords) private var dateWords

    init(model: DeviceCodeViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        content
            .navigationTitle(words("account.code.title"))
            .navigationBarTitleDisplayMode(.inline)
            .task(id: round) { await model.wait() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView(words("account.loading"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .waiting(let code): form(code)
        case .failed(let error):
            let said = AccountErrorWords(error, dates: dateWords)
            EmptyState(systemImage: said.systemImage, title: words("account.code.failed"), message: said.text) {
                Button(words("account.code.again")) { round += 1 }
                    .buttonStyle(.borderedProminent)
            }
        }
    }

    private func form(_ code: DeviceCode) -> some View {
        Form {
            Section {
                Text(verbatim: code.code)
                    .font(.system(.largeTitle, design: .monospaced))
                    .fontWeight(.semibold)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, Spacing.section)
                    .textSelection(.enabled)
                    // Letter by letter, as it is typed.
                    .accessibilityLabel(code.code.map { String($0) }.joined(separator: " "))
                if let address = URL(string: code.address) {
                    Link(words("account.code.open"), destination: address)
                }
            } header: {
                Text("account.code.about", bundle: .module)
            } footer: {
                Text(words("account.code.until", dateWords.time(code.expiresAt)))
            }
            Section {
                HStack(spacing: Spacing.row) {
                    ProgressView()
                    Text("account.code.waiting", bundle: .module)
                }
            } footer: {
                Text("account.provider.agrees", bundle: .module)
            }
        }
    }
}

/// Signing in with a code that somebody types on GitHub's page.
@Observable
final class DeviceCodeViewModel {
    enum State: Equatable {
        case loading
        case waiting(DeviceCode)
        case failed(AccountError)
    }

    private(set) var state: State
    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let pause: @Sendable (Duration) async -> Void
    @ObservationIgnored private let onTicket: (SessionTicket) async throws(AccountError) -> Void

    /// `pause` waits between questions and ends early when its task is cancelled.
    init(
        service: any PersonalAccountService,
        state: State = .loading,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        onTicket: @escaping (SessionTicket) async throws(AccountError) -> Void
    ) {
        self.service = service
        self.state = state
        self.pause = pause
        self.onTicket = onTicket
    }

    /// Gets a code and asks until it was typed; ends when the screen is left.
    func wait() async {
        do throws(AccountError) {
            state = .loading
            let code = try await service.beginCode()
            state = .waiting(code)
            var interval = code.interval
            while !Task.isCancelled {
                await pause(.seconds(interval))
                guard !Task.isCancelled else { return }
                guard let answer = try await answer(for: code) else { continue }
                if let ticket = answer.ticket { return try await onTicket(ticket) }
                interval = answer.interval
            }
        } catch {
            state = .failed(error)
        }
    }

    /// `nil` when there is no network for a moment.
    private func answer(for code: DeviceCode) async throws(AccountError) -> DeviceCodeAnswer? {
        do throws(AccountError) {
            return try await service.checkCode(code.id)
        } catch {
            guard error == .offline || error == .providerFailed else { throw error }
            return nil
        }
    }
}
