import Foundation
public import Observation
import Synchronization

/// A value that containers hand down to all views below.
public nonisolated protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What containers hand down, such as the colour scheme, the locale and fonts.
///
/// A chain of changes, of which views side by side share what is above them: a page has hundreds of environments that
/// differ in a colour or a font.
public nonisolated struct EnvironmentValues {
    private var last: EnvironmentChange?
    /// Two environments with the same stamp are the same.
    private var stamp: Int { last?.stamp ?? 0 }

    /// An environment in which every key has its default.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(of: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
        set {
            // A container that says what is said already changes nothing for the views below.
            if !isSaid(newValue, instead: self[key]) { set(ObjectIdentifier(key), newValue) }
        }
    }

    /// An observable object by its type.
    func object<T: AnyObject>(_ type: T.Type) -> T? { value(of: ObjectIdentifier(type)) as? T }

    mutating func setObject<T: AnyObject>(_ object: T?, as type: T.Type) { set(ObjectIdentifier(type), object as Any) }

    private func value(of key: ObjectIdentifier) -> Any? {
        var change = last
        while let current = change {
            if current.key == key { return current.value }
            change = current.before
        }
        return nil
    }

    private func isSaid<V>(_ new: V, instead old: V) -> Bool {
        if let new = new as? any OptionalValue, let old = old as? any OptionalValue, new.isNil, old.isNil {
            return true
        }
        return areEqual(new, old)
    }

    private mutating func set(_ key: ObjectIdentifier, _ value: Any) {
        let new: Int
        if let value = value as? any Hashable {
            // The same change of the same environment gives the same stamp, by hash.
            var hasher = Hasher()
            hasher.combine(stamp)
            hasher.combine(key)
            hasher.combine(value)
            new = hasher.finalize()
        } else {
            new = Self.nextStamp.wrappingAdd(1, ordering: .relaxed).newValue
        }
        // What is said anew needs not be kept, as far as that is seen without looking far.
        let before = last?.key == key ? last?.before : last
        last = EnvironmentChange(key, value, stamp: new, before: before)
    }

    private static let nextStamp = Atomic<Int>(0)

    func isSame(as other: EnvironmentValues) -> Bool { stamp == other.stamp }

    /// The same without what was said anew later; for environments that are changed again and again.
    var compacted: EnvironmentValues {
        var kept: [EnvironmentChange] = []
        var known: Set<ObjectIdentifier> = []
        var change = last
        while let current = change {
            if known.insert(current.key).inserted { kept.append(current) }
            change = current.before
        }
        var result = EnvironmentValues()
        for change in kept.reversed() {
            result.last = EnvironmentChange(change.key, change.value, stamp: change.stamp, before: result.last)
        }
        return result
    }
}

/// One value of an environment that differs from the environment before.
private nonisolated final class EnvironmentChange {
    let key: ObjectIdentifier
    let value: Any
    let stamp: Int
    let before: EnvironmentChange?

    init(_ key: ObjectIdentifier, _ value: Any, stamp: Int, before: EnvironmentChange?) {
        self.key = key
        self.value = value
        self.stamp = stamp
        self.before = before
    }
}

/// An optional whose wrapped type is not known.
private nonisolated protocol OptionalValue {
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate nonisolated var isNil: Bool { self == nil }
}

/// Changes one environment value for the views below.
struct EnvironmentModifier: InputModifier {
    let value: Any
    /// The language of the words below, where a locale is handed down: a screen reader speaks by it.
    var language: String?
    let change: (inout EnvironmentValues) -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        let inputs = changedInputs(for: node)
        guard let language else { return inputs }
        return inputs.decorated { $0.attributes["lang"] = language }
    }

    private func changedInputs(for node: _ViewNode) -> ViewInputs {
        // An equal value keeps the derived environment, so that views below can be skipped.
        let memory = node.memory as? Memory
        var inputs = node.inputs
        if let memory, memory.base.isSame(as: inputs.environment), areEqual(memory.value, value) {
            inputs.environment = memory.derived
            return inputs
        }
        let base = inputs.environment
        change(&inputs.environment)
        node.memory = Memory(base: base, value: value, derived: inputs.environment)
        return inputs
    }

    private final class Memory: Recomputable {
        let base: EnvironmentValues
        let value: Any
        let derived: EnvironmentValues

        init(base: EnvironmentValues, value: Any, derived: EnvironmentValues) {
            self.base = base
            self.value = value
            self.derived = derived
        }
    }
}

extension View {
    /// Hands a value down to the view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        let language = V.self == Locale.self ? (value as? Locale)?.identifier.replacing("_", with: "-") : nil
        return modifier(EnvironmentModifier(value: value, language: language) { $0[keyPath: keyPath] = value })
    }

    /// Hands an observable object down to the view.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            EnvironmentModifier(value: object.map(ObjectIdentifier.init) as Any) { $0.setObject(object, as: T.self) }
        )
    }

    /// Changes a value on its way down to the view.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(value: ()) { transform(&$0[keyPath: keyPath]) })
    }
}

/// How strong the contrast is.
public nonisolated enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual.
    case standard
    /// Stronger.
    case increased
}

nonisolated extension EnvironmentValues {
    /// The browser honours the setting itself; on the server it is always the usual one.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The browser honours the setting itself; `false` on the server.
    public var accessibilityReduceTransparency: Bool { false }

    /// Browsers do not say; `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Browsers do not say; `false`.
    public var accessibilityVoiceOverEnabled: Bool { false }
}
