import Synchronization

/// How many subscriptions each of those who ask holds open.
package final class SubscriptionSeats: Sendable {
    private let taken = Mutex<[String: Int]>([:])
    private let most: Int

    package init(most: Int = 16) {
        self.most = most
    }

    /// All that are open.
    package var count: Int { taken.withLock { $0.values.reduce(0, +) } }

    /// One more, held as long as the seat is; `nil` where `person` has as many as anybody may.
    package func take(by person: String) -> SubscriptionSeat? {
        let isFree = taken.withLock { taken in
            guard taken[person, default: 0] < most else { return false }
            taken[person, default: 0] += 1
            return true
        }
        return isFree ? SubscriptionSeat { [self] in leave(person) } : nil
    }

    private func leave(_ person: String) {
        taken.withLock { taken in
            let left = taken[person, default: 1] - 1
            taken[person] = left > 0 ? left : nil
        }
    }
}

/// What an open subscription holds, however it ends.
package final class SubscriptionSeat: Sendable {
    private let onLeave: @Sendable () -> Void

    init(onLeave: @escaping @Sendable () -> Void) {
        self.onLeave = onLeave
    }

    deinit { onLeave() }
}
