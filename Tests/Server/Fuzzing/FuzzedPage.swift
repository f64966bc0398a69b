import Calls
import Foundation
import Recommender
import WebUILive

/// An open page, and random requests of its browser.
struct FuzzedPage {
    let page: OpenPage
    /// What waits for events, as the page was seen last: element and event.
    private(set) var wanted: [(id: Int, event: String)] = []
    private(set) var keys: [String] = []
    private var fields: [String] = []
    private var number = 0
    /// Events of all requests.
    private(set) var sent = 0
    /// How many of them went to an element that waits for such an event.
    private(set) var reached: [String: Int] = [:]

    init(_ page: OpenPage) {
        self.page = page
        read(page.content)
    }

    /// Takes note of what is on the page by now.
    mutating func read(_ content: String) {
        (wanted, keys, fields) = ([], [], [])
        for piece in content.utf8.split(separator: UInt8(ascii: "<")) {
            let tag = piece.prefix { $0 != UInt8(ascii: ">") }.split(
                separator: UInt8(ascii: "\""),
                omittingEmptySubsequences: false
            )
            var attributes: [Substring: String] = [:]
            for index in stride(from: 0, to: tag.count - 1, by: 2) {
                let name = Substring(tag[index])
                attributes[name.suffix(from: name.lastIndex(of: " ") ?? name.startIndex)] = String(
                    Substring(tag[index + 1])
                )
            }
            if let key = attributes[" data-key="] { keys.append(key) }
            if let name = attributes[" name="] { fields.append(name) }
            guard let id = attributes[" data-w="].flatMap({ Int($0) }), let on = attributes[" data-on="] else {
                continue
            }
            wanted += on.split(separator: " ").map { (id, String($0)) }
        }
    }

    /// A request with up to a dozen events, now and then with bytes that are wrong.
    mutating func body(_ random: inout SplitMix64, screens: [String]) -> Data {
        number += 1
        let events = (0..<Int.random(in: 1...12, using: &random)).map { _ in event(&random, screens: screens) }
        sent += events.count
        var body = Data(page.body(of: events, number: number).utf8)
        switch Int.random(in: 0..<50, using: &random) {
        case 0: body = body.prefix(Int.random(in: 0...body.count, using: &random))
        case 1:
            for _ in 0..<4 {
                body[Int.random(in: 0..<body.count, using: &random)] = UInt8(truncatingIfNeeded: random.next())
            }
        case 2: body = Data(EdgeArgument.any(using: &random).utf8)
        // After a number that is too high everything is old.
        case 3 where number > 8:
            body = Data(
                #"{"s":"\#(page.session)","k":"\#(page.token)","q":\#(EdgeArgument.any(using: &random)),"e":[[]]}"#.utf8
            )
        default: break
        }
        return body
    }

    /// What a browser says whose page is gone.
    func resumption(_ random: inout SplitMix64, screens: [String]) -> Data {
        let url = EdgeArgument.quoted(address(&random, screens: screens))
        let typed = fields.map { "\(EdgeArgument.quoted($0)):\(EdgeArgument.any(using: &random))" }.joined(
            separator: ","
        )
        return Data(#"{"url":\#(url),"fields":{\#(typed)},"scene":\#(EdgeArgument.any(using: &random))}"#.utf8)
    }

    // MARK: Events

    private mutating func event(_ random: inout SplitMix64, screens: [String]) -> String {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: pageEvent(&random, screens: screens)
        case 1: act(&random, screens: screens)
        case 2:
            "[\(EdgeArgument.number(using: &random)),\"\(Self.names.randomElement(using: &random) ?? "tap")\"\(arguments(&random))]"
        default: elementEvent(&random)
        }
    }

    private static let names = [
        "tap", "input", "change", "submit", "focus", "blur", "visible", "file", "close", "refresh", "drag", "press",
        "key",
        "move", "deed", "navigate", "leave", "", "tap tap",
    ]

    private mutating func elementEvent(_ random: inout SplitMix64) -> String {
        guard let (id, event) = wanted.randomElement(using: &random) else { return "[0,\"leave\"]" }
        let name = Int.random(in: 0..<20, using: &random) == 0 ? Self.names.randomElement(using: &random) ?? "" : event
        if name == event { reached[event, default: 0] += 1 }
        let isValid = Int.random(in: 0..<3, using: &random) == 0
        let rest = isValid ? OpenPage.payloads(event).randomElement(using: &random) ?? "" : shaped(event, &random)
        return "[\(id),\"\(name)\"\(rest)]"
    }

    /// Arguments of the right kinds with values at their edges, else any.
    private func shaped(_ event: String, _ random: inout SplitMix64) -> String {
        guard Int.random(in: 0..<4, using: &random) > 0 else { return arguments(&random) }
        func number() -> String { EdgeArgument.number(using: &random) }
        func text() -> String { EdgeArgument.quoted(EdgeArgument.text(using: &random)) }
        return switch event {
        case "input", "change": ",\(text()),\(number())"
        case "file": ",\(text()),\(Bool.random(using: &random) ? "0" : number()),\(number()),\(text())"
        case "drag": ",\(Int.random(in: 0...2, using: &random)),\(number()),\(number()),\(number()),\(number())"
        case "move": ",\(number())"
        case "key": ",\(text())"
        default: ""
        }
    }

    private func arguments(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...7, using: &random)).map { _ in ",\(EdgeArgument.any(using: &random))" }.joined()
    }

    private func pageEvent(_ random: inout SplitMix64, screens: [String]) -> String {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: "[0,\"leave\"]"
        case 1: "[0,\"size\",\(EdgeArgument.number(using: &random)),\(EdgeArgument.number(using: &random))]"
        case 2: "[0,\"size\",1280,800]"
        case 3: "[0,\"zone\",\(EdgeArgument.quoted(EdgeArgument.text(using: &random)))]"
        case 4: "[0,\(EdgeArgument.any(using: &random))\(arguments(&random))]"
        default: "[0,\"navigate\",\(EdgeArgument.quoted(address(&random, screens: screens)))]"
        }
    }

    private func act(_ random: inout SplitMix64, screens: [String]) -> String {
        let key = keys.randomElement(using: &random) ?? EdgeArgument.text(using: &random)
        let url = Bool.random(using: &random) ? page.address : address(&random, screens: screens)
        return
            "[0,\"act\",\"\(random.next())\",\(EdgeArgument.quoted(key)),\(EdgeArgument.quoted(url))\(arguments(&random))]"
    }

    private func address(_ random: inout SplitMix64, screens: [String]) -> String {
        let screen = screens.randomElement(using: &random) ?? "/"
        return switch Int.random(in: 0..<4, using: &random) {
        case 0: screen + "/" + EdgeArgument.text(using: &random)
        case 1: screen + "?q=\(EdgeArgument.text(using: &random))&deck=\(EdgeArgument.text(using: &random))"
        case 2: EdgeArgument.text(using: &random)
        default: screen
        }
    }
}
