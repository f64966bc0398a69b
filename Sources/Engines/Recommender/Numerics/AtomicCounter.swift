import Foundation
import Synchronization

/// Hands out 0, 1, 2 … to threads that share work.
final class AtomicCounter: Sendable {
    private let value = Atomic<Int>(0)

    func increment() -> Int {
        value.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}

/// How many processors this process may use.
package var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
