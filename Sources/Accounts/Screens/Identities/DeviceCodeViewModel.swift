import AccountsDomain
import Foundation
import Observation

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
