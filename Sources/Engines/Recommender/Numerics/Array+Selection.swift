import Foundation
import Synchronization

extension Array where Element: Comparable {
    /// The smallest of the largest elements, so many of them; reorders the array (Hoare 1961, "Find").
    mutating func smallestOfLargest(_ wanted: Int) -> Element {
        precondition(wanted > 0 && wanted <= count)
        let position = count - wanted
        return withUnsafeMutableBufferPointer { values in
            var low = 0
            var high = values.count - 1
            while low < high {
                let pivot = values[low + (high - low) / 2]
                var left = low
                var right = high
                while left <= right {
                    while values[left] < pivot { left += 1 }
                    while pivot < values[right] { right -= 1 }
                    guard left <= right else { break }
                    values.swapAt(left, right)
                    left += 1
                    right -= 1
                }
                if position <= right {
                    high = right
                } else if position >= left {
                    low = left
                } else {
                    break
                }
            }
            return values[position]
        }
    }
}

/// Hands out 0, 1, 2 … to threads that share work.
final class AtomicCounter: Sendable {
    private let value = Atomic<Int>(0)

    func increment() -> Int {
        value.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}

/// How many processors this process may use.
package var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
