import Foundation

/// What an element says: attributes, styles, text and the events it wants.
package struct ElementDraft {
    package var classes: [String] = []
    package var attributes: SortedDictionary<String> = [:]
    package var styles: SortedDictionary<String> = [:]
    /// Text content; an element with text has no children.
    package var text: String?
    package var handlers: SortedDictionary<(EventPayload) -> Void> = [:]
    var flexibility = GreedRule.content
    /// What few elements have; a page has hundreds of elements.
    private var rare: RareSayings?

    /// Whether it is a card of a deck, which the browser moves, and of which it has the top one alone reached.
    var isCard: Bool { attributes["data-past"] != nil }

    /// A live property of a field, which the browser may have changed meanwhile.
    package var value: PropertyValue? {
        get { rare?.value }
        set { if rare != nil || newValue != nil { ownRare().value = newValue } }
    }

    /// How many columns it takes in a grid.
    var columns: Int {
        get { rare?.columns ?? 1 }
        set { if rare != nil || newValue != 1 { ownRare().columns = newValue } }
    }

    /// For `<option>`, which can hold text only.
    var flattensText: Bool {
        get { rare?.flattensText ?? false }
        set { if rare != nil || newValue { ownRare().flattensText = newValue } }
    }

    var flattened: String? {
        get { rare?.flattened }
        set { if rare != nil || newValue != nil { ownRare().flattened = newValue } }
    }

    /// Markup that the browser keeps as text; see `StillModifier`.
    var still: StillMarkup? {
        get { rare?.still }
        set { if rare != nil || newValue != nil { ownRare().still = newValue } }
    }

    /// How far it is beside its place; modifiers add to it.
    var offset: CGSize? {
        get { rare?.offset }
        set { ownRare().offset = newValue }
    }

    /// By how much it is turned; modifiers add to it.
    var degrees: Double? {
        get { rare?.degrees }
        set { ownRare().degrees = newValue }
    }

    /// What moves it with the finger.
    var follower: DragFollower? {
        get { rare?.follower }
        set { ownRare().follower = newValue }
    }

    private mutating func ownRare() -> RareSayings {
        if isKnownUniquelyReferenced(&rare), let rare { return rare }
        let own = RareSayings(rare)
        rare = own
        return own
    }

    /// Forgets where it is and what moves it, which is in the styles by now.
    mutating func forgetMotion() {
        guard let rare else { return }
        if rare.isMotionOnly { return self.rare = nil }
        (offset, degrees, follower) = (nil, nil, nil)
    }

    /// The wanted events in a stable order, as `data-on` prints them.
    var events: String? {
        handlers.isEmpty ? nil : handlers.keys.joined(separator: " ")
    }

    /// What is sent of an attribute: for still markup, the markup that the attribute stands for here.
    func written(_ name: String, _ value: String) -> String {
        name == StillMarkup.attribute ? still?.markup.take() ?? "" : value
    }

    var visibleText: String? { flattensText ? flattened ?? "" : text }

    /// Whether the browser or the layout would notice the difference.
    ///
    /// Handlers are always taken over.
    func differs(from other: ElementDraft) -> Bool {
        classes != other.classes || attributes != other.attributes || styles != other.styles || text != other.text
            || value != other.value || flexibility != other.flexibility || columns != other.columns
            || events != other.events
    }

    /// Whether it says of itself that it does not show.
    var isHidden: Bool { attributes["hidden"] != nil || styles["visibility"] == "hidden" }

    /// Whether it draws a circle or a capsule.
    var isRound: Bool { ["50%", "9999px"].contains(styles["border-radius"]) }

    /// A button whose look is its label's alone.
    var isBareButton: Bool { classes.contains { $0 == "btn-plain" || $0 == "btn-custom" } }

    /// What it looks like is up to what is in it.
    var drawsNothing: Bool { isBareButton || classes.first == "ov" }

    /// Says on which axes the element wants all the room there is.
    package mutating func takesRoom(x: Bool, y: Bool) { flexibility = .fixed(x: x, y: y) }

    /// Does deeds, named by their keys, whose controls are not on the screen.
    package mutating func onDeed(_ perform: @escaping (String) -> Void) {
        on("deed") { if let key = $0.text { perform(key) } }
    }

    /// Adds a handler that runs after those that are there.
    mutating func on(_ event: String, _ action: @escaping (EventPayload) -> Void) {
        if let existing = handlers[event] {
            handlers[event] = { payload in
                existing(payload)
                action(payload)
            }
        } else {
            handlers[event] = action
        }
    }
}

/// What few elements have: where they are beside their place, how they are turned, and what moves them, until that is
/// drawn; what fields and options have; their columns in a grid.
private final class RareSayings {
    var offset: CGSize?
    var degrees: Double?
    var follower: DragFollower?
    var value: PropertyValue?
    var columns = 1
    var flattensText = false
    var flattened: String?
    var still: StillMarkup?

    init(_ other: RareSayings?) {
        guard let other else { return }
        (offset, degrees, follower) = (other.offset, other.degrees, other.follower)
        (value, columns, still) = (other.value, other.columns, other.still)
        (flattensText, flattened) = (other.flattensText, other.flattened)
    }

    var isMotionOnly: Bool { value == nil && columns == 1 && !flattensText && flattened == nil && still == nil }
}

/// A field's live property.
package enum PropertyValue: Equatable {
    case value(String)
    case checked(Bool)
}

/// What an event brings along; see `docs/wire.md`.
package struct EventPayload {
    package var text: String?
    package var flag: Bool?
    package var edit: Int?
    package var numbers: [UntrustedNumber]
    /// What the browser calls the file that was sent as `text`.
    package var name: String?
    /// The element it is delivered to.
    package internal(set) var element: Int?

    package init(text: String? = nil, flag: Bool? = nil, edit: Int? = nil, numbers: [UntrustedNumber] = []) {
        self.text = text
        self.flag = flag
        self.edit = edit
        self.numbers = numbers
    }
}

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
