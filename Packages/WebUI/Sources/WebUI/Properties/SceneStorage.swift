public import Foundation

/// A value that the scene keeps: it outlives the view, and comes back when the page's session is resumed and
/// at the browser's next visit.
@propertyWrapper
public struct SceneStorage<Value>: StoredProperty {
    var stored: StoredValue<Value>
    private let key: String
    private let words: SceneWords<Value>

    private init(_ key: String, _ initial: Value, _ words: SceneWords<Value>) {
        stored = StoredValue(initial)
        self.key = key
        self.words = words
    }

    /// The value now.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A connection to the value.
    public var projectedValue: Binding<Value> { stored.binding }

    func makeLocation(in graph: ViewGraph) -> StateLocation<Value> {
        graph.sceneValues.location(key, stored.initial, words, graph: graph)
    }
}

/// How a kept value is written down.
struct SceneWords<Value> {
    let text: (Value) -> String?
    let value: (String) -> Value?
}

/// What the scene keeps, for all views of the page.
final class SceneValues {
    private var locations: [String: AnyObject] = [:]
    private var texts: [String: () -> String?] = [:]
    /// Values from before, for views that ask for them.
    var restored: [String: String] = [:]

    /// Everything kept, to be restored in another session.
    var snapshot: [String: String] {
        restored.merging(texts.compactMapValues { $0() }) { _, new in new }
    }

    func forgetReaders() {
        for location in locations.values { (location as? any ReaderList)?.forgetReaders() }
    }

    fileprivate func location<Value>(
        _ key: String,
        _ initial: Value,
        _ words: SceneWords<Value>,
        graph: ViewGraph
    ) -> StateLocation<Value> {
        if let known = locations[key] as? StateLocation<Value> { return known }
        let new = StateLocation(restored[key].flatMap(words.value) ?? initial, graph: graph)
        locations[key] = new
        texts[key] = { words.text(new.read()) }
        return new
    }
}

extension ViewGraph {
    /// What `SceneStorage` holds, as text; set it before the root to bring back what another session held.
    package var sceneSnapshot: [String: String] {
        get { sceneValues.snapshot }
        set { sceneValues.restored = newValue }
    }
}

extension SceneStorage {
    private init(lossless initial: Value, _ key: String) where Value: LosslessStringConvertible {
        self.init(key, initial, SceneWords(text: { $0.description }, value: { Value($0) }))
    }
}

extension SceneStorage where Value == Bool {
    /// Keeps whether something is so.
    public init(wrappedValue: Value, _ key: String) { self.init(lossless: wrappedValue, key) }
}

extension SceneStorage where Value == Int {
    /// Keeps a whole number.
    public init(wrappedValue: Value, _ key: String) { self.init(lossless: wrappedValue, key) }
}

extension SceneStorage where Value == Double {
    /// Keeps a number.
    public init(wrappedValue: Value, _ key: String) { self.init(lossless: wrappedValue, key) }
}

extension SceneStorage where Value == String {
    /// Keeps a text.
    public init(wrappedValue: Value, _ key: String) { self.init(lossless: wrappedValue, key) }
}

extension SceneStorage where Value == URL {
    /// Keeps an address.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, SceneWords(text: { $0.absoluteString }, value: { URL(string: $0) }))
    }
}

extension SceneStorage where Value == Data {
    /// Keeps bytes.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, SceneWords(text: { $0.base64EncodedString() }, value: { Data(base64Encoded: $0) }))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Keeps a case that is a text.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, SceneWords(text: { $0.rawValue }, value: { Value(rawValue: $0) }))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Keeps a case that is a whole number.
    public init(wrappedValue: Value, _ key: String) {
        self.init(
            key,
            wrappedValue,
            SceneWords(text: { String($0.rawValue) }, value: { Int($0).flatMap { Value(rawValue: $0) } })
        )
    }
}

extension SceneStorage {
    /// Keeps a text that may be missing.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, SceneWords(text: { $0 }, value: { $0 }))
    }

    /// Keeps a whole number that may be missing.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, SceneWords(text: { $0.map(String.init) }, value: { Int($0) }))
    }
}
