import Foundation

/// What an element says: attributes, styles, text and the events it wants.
package struct ElementDraft {
    package var classes: [String] = []
    package var attributes: [String: String] = [:]
    package var styles: [String: String] = [:]
    /// Text content; an element with text has no children.
    package var text: String?
    /// A live property of a field, which the browser may have changed meanwhile.
    package var value: PropertyValue?
    package var handlers: [String: (EventPayload) -> Void] = [:]
    var greed = GreedRule.content
    /// How many columns it takes in a grid.
    var columns = 1
    /// How far it is beside its place; modifiers add to it.
    var offset: CGSize?
    /// By how much it is turned; modifiers add to it.
    var degrees: Double?
    /// What moves it with the finger.
    var follower: DragFollower?
    /// For `<option>`, which can hold text only.
    var flattensText = false
    var flattened: String?

    /// The wanted events in a stable order, as `data-on` prints them.
    var events: String? {
        handlers.isEmpty ? nil : handlers.keys.sorted().joined(separator: " ")
    }

    var visibleText: String? { flattensText ? flattened ?? "" : text }

    /// Whether the browser or the layout would notice the difference.
    ///
    /// Handlers are always taken over.
    func differs(from other: ElementDraft) -> Bool {
        classes != other.classes || attributes != other.attributes || styles != other.styles || text != other.text
            || value != other.value || greed != other.greed || columns != other.columns || events != other.events
    }

    /// Says on which axes the element wants all the room there is.
    package mutating func takesRoom(x: Bool, y: Bool) { greed = .fixed(x: x, y: y) }

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
    package var numbers: [Double]
    /// The name of the file `text` is a piece of.
    package var name: String?

    package init(text: String? = nil, flag: Bool? = nil, edit: Int? = nil, numbers: [Double] = []) {
        self.text = text
        self.flag = flag
        self.edit = edit
        self.numbers = numbers
    }
}
