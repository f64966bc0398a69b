/// A value that travels from views up to a container.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// What holds where no view says anything.
    public static var defaultValue: Value { nil }
}

extension _ViewNode {
    /// Sets what this node itself says for a key.
    func setPreference<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        let id = ObjectIdentifier(key)
        if let old = preferences[id], areEqual(old, value) { return }
        preferences[id] = value
        noteSpeaker(of: PreferenceBits.bit(of: id))
        notifyPreferenceReaders(of: id)
    }

    /// Lets the nodes above know, once they are other ones, that something is said here.
    func noteSpeaker() {
        for key in preferences.keys { noteSpeaker(of: PreferenceBits.bit(of: key)) }
    }

    /// Lets the nodes above know that something is said here, so that collecting passes by what is silent.
    private func noteSpeaker(of bit: UInt64) {
        var node: _ViewNode? = self
        while let current = node, current.spokenPreferences & bit == 0 {
            current.spokenPreferences |= bit
            node = current.parent
        }
    }

    /// Runs `action` in this flush whenever something below changes what it says for a key.
    func readPreference<K: PreferenceKey>(_ key: K.Type, _ action: @escaping () -> Void) {
        preferenceReaders[ObjectIdentifier(key)] = action
    }

    /// Tells the readers when children changed places: what they say is reduced in view order.
    func notifyOfOrder(_ old: [_ViewNode]) {
        let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { (ObjectIdentifier($1), $0) })
        let staying = children.compactMap { child in child.flatMap { places[ObjectIdentifier($0)] } }
        guard zip(staying, staying.dropFirst()).contains(where: { $0 > $1 }) else { return }
        var keys: Set<ObjectIdentifier> = []
        for child in children { child?.collectPreferenceKeys(into: &keys) }
        for key in keys { notifyPreferenceReaders(of: key, from: self) }
    }

    private func collectPreferenceKeys(into keys: inout Set<ObjectIdentifier>) {
        guard !isPreferenceBoundary else { return }
        keys.formUnion(preferences.keys)
        for child in children { child?.collectPreferenceKeys(into: &keys) }
    }

    func notifyPreferenceReaders(of key: ObjectIdentifier) {
        notifyPreferenceReaders(of: key, from: isPreferenceBoundary ? nil : parent)
    }

    private func notifyPreferenceReaders(of key: ObjectIdentifier, from first: _ViewNode?) {
        var node = first
        while let current = node {
            if let action = current.preferenceReaders[key] {
                graph.enqueueReader(current, key: key) { [weak current] in
                    if current?.isMounted == true { action() }
                }
            }
            node = current.isPreferenceBoundary ? nil : current.parent
        }
    }

    /// What the views below say for a key, first to last in view order.
    func reduced<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var result = K.defaultValue
        let bit = PreferenceBits.bit(of: ObjectIdentifier(key))
        for child in children { child?.collect(key, bit, into: &result) }
        return result
    }

    private func collect<K: PreferenceKey>(_ key: K.Type, _ bit: UInt64, into result: inout K.Value) {
        guard !isPreferenceBoundary, spokenPreferences & bit != 0 else { return }
        if let own = preferences[ObjectIdentifier(key)] as? K.Value {
            K.reduce(value: &result) { own }
        }
        for child in children { child?.collect(key, bit, into: &result) }
    }
}

/// A bit for each preference key; keys beyond 63 share the last.
private enum PreferenceBits {
    private static var places: [ObjectIdentifier: Int] = [:]

    static func bit(of key: ObjectIdentifier) -> UInt64 {
        if let place = places[key] { return 1 << UInt64(place) }
        let place = min(places.count, 63)
        places[key] = place
        return 1 << UInt64(place)
    }
}
