import RepositoriesDomain

/// Lets all who ask for the same thing at the same time wait for one answer.
///
/// The asking goes on when who began it goes away, and ends with ``cancelAll()``.
actor SingleFlight<Key: Hashable & Sendable> {
    typealias Work = @Sendable () async throws(RepositoryError) -> Void

    private var flights: [Key: Task<RepositoryError?, Never>] = [:]

    /// Begins, or joins what is under way, and waits for its end.
    func run(_ key: Key, _ work: @escaping Work) async throws(RepositoryError) {
        if let error = await flight(key, work).value { throw error }
    }

    /// Begins, unless it is under way, and does not wait; what goes wrong is for the next who asks.
    func begin(_ key: Key, _ work: @escaping Work) {
        _ = flight(key, work)
    }

    func cancelAll() {
        for flight in flights.values { flight.cancel() }
        flights = [:]
    }

    private func flight(_ key: Key, _ work: @escaping Work) -> Task<RepositoryError?, Never> {
        if let flight = flights[key] { return flight }
        let task = Task { () -> RepositoryError? in
            defer { flights[key] = nil }
            do throws(RepositoryError) {
                try await work()
                return nil
            } catch {
                return error
            }
        }
        flights[key] = task
        return task
    }
}
