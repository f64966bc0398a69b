import AccountsDomain
import Observation

/// A form on its way: being filled in, being sent, done, or refused with what was filled in still there.
@Observable
final class Submission {
    enum State: Equatable {
        case editing
        case sending
        case done
        case failed(AccountError)
    }

    private(set) var state: State
    @ObservationIgnored private var work: Task<Void, Never>?

    init(_ state: State = .editing) {
        self.state = state
    }

    isolated deinit {
        work?.cancel()
    }

    var isSending: Bool { state == .sending }

    /// What is wrong with a field.
    func problem(of field: AccountError.Field) -> AccountError.FieldProblem? {
        guard case .failed(.invalid(field, let problem)) = state else { return nil }
        return problem
    }

    /// What is wrong with no field in particular.
    var failure: AccountError? {
        guard case .failed(let error) = state else { return nil }
        if case .invalid = error { return nil }
        return error
    }

    /// Sends once at a time; a second tap while it is sent does nothing.
    func send(_ deed: @escaping () async throws(AccountError) -> Void) {
        guard !isSending else { return }
        state = .sending
        work = Task {
            do throws(AccountError) {
                try await deed()
                state = .done
            } catch {
                state = .failed(error)
            }
        }
    }

    /// Sends what needs the account's own password; whose address it is stands fast, so only the password can be wrong.
    func sendProving(_ deed: @escaping () async throws(AccountError) -> Void) {
        send { () async throws(AccountError) in
            do throws(AccountError) {
                try await deed()
            } catch {
                throw error == .wrongCredentials ? .invalid(.password, .wrong) : error
            }
        }
    }

    /// Refuses before anything is sent.
    func refuse(_ field: AccountError.Field, _ problem: AccountError.FieldProblem) {
        state = .failed(.invalid(field, problem))
    }

    /// Returns when what was sent is answered.
    func settled() async {
        await work?.value
    }
}
