/// A few values by name, in the order of their names.
///
/// An element has two attributes as a rule: a hash table for them takes three times the memory, and looking through them
/// is as fast.
package nonisolated struct SortedDictionary<Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection {
    package typealias Element = (key: String, value: Value)

    private var entries: [Element] = []

    package init() {}

    package init(dictionaryLiteral elements: (String, Value)...) {
        for (key, value) in elements { self[key] = value }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { entries.count }
    package subscript(position: Int) -> Element { entries[position] }

    package var keys: some Collection<String> { entries.lazy.map(\.key) }

    /// The value of a name; setting `nil` removes it.
    package subscript(key: String) -> Value? {
        get { entries.first { $0.key == key }?.value }
        set {
            let place = entries.firstIndex { $0.key >= key } ?? entries.count
            let isKnown = place < entries.count && entries[place].key == key
            switch (newValue, isKnown) {
            case (let value?, true): entries[place].value = value
            case (let value?, false): entries.insert((key, value), at: place)
            case (nil, true): entries.remove(at: place)
            case (nil, false): break
            }
        }
    }

    /// The value of a name, to be changed in place.
    package subscript(key: String, default fallback: @autoclosure () -> Value) -> Value {
        get { self[key] ?? fallback() }
        set { self[key] = newValue }
    }
}

nonisolated extension SortedDictionary: Equatable where Value: Equatable {
    package static func == (left: Self, right: Self) -> Bool { left.entries.elementsEqual(right.entries, by: ==) }
}
