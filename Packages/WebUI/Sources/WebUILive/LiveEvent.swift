import Foundation
import WebUI

/// What a browser sends; every field is a claim until checked.
struct LiveEnvelope {
    let session: String
    let token: String
    let number: Int
    /// The version that the browser shows.
    let shownVersion: Int
    let events: [LiveEvent]

    /// `nil` when the body is not what `docs/wire.md` describes.
    init?(_ body: Data) {
        guard let object = Self.object(body), let session = object["s"] as? String, let token = object["k"] as? String,
            let number = object["q"] as? Int, let list = object["e"] as? [Any], list.count <= 200
        else { return nil }
        let events = list.compactMap { ($0 as? [Any]).flatMap(LiveEvent.init) }
        guard events.count(where: \.isNavigation) <= Self.maximumNavigations else { return nil }
        self.session = session
        self.token = token
        self.number = number
        shownVersion = object["b"] as? Int ?? 0
        self.events = events
    }

    /// Each may evaluate the whole page anew, and everybody else waits meanwhile; a person goes to one place at a time.
    private static let maximumNavigations = 8

    static func object(_ body: Data) -> [String: Any]? {
        // Not JSON at all is as wrong as the wrong fields; the caller answers both the same way.
        (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
    }
}

/// One event.
enum LiveEvent {
    case element(Int, String, EventPayload)
    case navigate(String)
    /// How wide the page is, in points, whether the person's system asks for less motion, whether the page is behind
    /// others, and how many times as large as usual its text is.
    case room(width: Double, isCalm: Bool, isHidden: Bool, textScale: Double)
    case zone(String)
    /// Something a person did, perhaps long ago and in another session: its number, what it is, and on which screen.
    case act(OfflineAction)
    case leave

    var isNavigation: Bool { if case .navigate = self { true } else { false } }

    /// What it takes of a session's allowance.
    var cost: Double { isNavigation ? 10 : 1 }

    init?(_ parts: [Any]) {
        guard parts.count >= 2, let id = parts[0] as? Int, let name = parts[1] as? String else { return nil }
        let rest = Array(parts.dropFirst(2))
        if id == 0 {
            switch name {
            case "navigate":
                guard let path = rest.first as? String else { return nil }
                self = .navigate(path)
            case "size":
                guard let width = rest.first as? Double else { return nil }
                let flags = rest.dropFirst().map { $0 as? Bool ?? false } + [false, false]
                let scale = Self.textScale(rest.dropFirst(3).first as? String)
                self = .room(width: width, isCalm: flags[0], isHidden: flags[1], textScale: scale)
            case "zone":
                guard let name = rest.first as? String else { return nil }
                self = .zone(name)
            case "act":
                guard let deed = OfflineAction(rest) else { return nil }
                self = .act(deed)
            case "leave": self = .leave
            default: return nil
            }
            return
        }
        self = .element(id, name, Self.payload(name, rest))
    }

    /// Of the size of the page's text, such as "32px".
    private static func textScale(_ size: String?) -> Double {
        guard let size, size.hasSuffix("px"), let pixels = Double(size.dropLast(2)), pixels > 0 else { return 1 }
        return min(max(pixels / 16, 0.5), 4)
    }

    private static func payload(_ name: String, _ rest: [Any]) -> EventPayload {
        var payload = EventPayload()
        switch name {
        case "input", "change":
            if let text = rest.first as? String { payload.text = text } else { payload.flag = rest.first as? Bool }
            payload.edit = rest.dropFirst().first as? Int
        case "visible": payload.flag = rest.first as? Bool
        case "file":
            guard rest.count == 3 else { break }
            payload.name = rest[0] as? String
            payload.text = rest[1] as? String
            payload.numbers = numbers(rest[2...])
        case "key": payload.text = rest.first as? String
        default: payload.numbers = numbers(rest[...])
        }
        return payload
    }

    private static func numbers(_ values: ArraySlice<Any>) -> [UntrustedNumber] {
        values.compactMap { $0 as? Double }.map { UntrustedNumber($0) }
    }
}
