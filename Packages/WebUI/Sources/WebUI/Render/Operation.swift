/// One change to the browser's document; see `docs/wire.md`.
package enum Operation: Equatable {
    case text(Int, String)
    case attribute(Int, String, String?)
    case style(Int, String, String?)
    case property(Int, PropertyValue, base: Int)
    case insert(parent: Int, before: Int, html: String)
    case remove(Int)
    case move(Int, before: Int)

    /// The operation as a JSON array.
    package var json: String {
        switch self {
        case .text(let id, let text): "[0,\(id),\(JSONText.quote(text))]"
        case .attribute(let id, let name, let value):
            "[1,\(id),\(JSONText.quote(name)),\(value.map(JSONText.quote) ?? "null")]"
        case .style(let id, let name, let value):
            "[3,\(id),\(JSONText.quote(name)),\(value.map(JSONText.quote) ?? "null")]"
        case .property(let id, .value(let value), let base):
            "[4,\(id),\"value\",\(JSONText.quote(value)),\(base)]"
        case .property(let id, .checked(let value), let base): "[4,\(id),\"checked\",\(value),\(base)]"
        case .insert(let parent, let before, let html): "[5,\(parent),\(before),\(JSONText.quote(html))]"
        case .remove(let id): "[6,\(id)]"
        case .move(let id, let before): "[7,\(id),\(before)]"
        }
    }
}
