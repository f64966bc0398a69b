@testable import WebUI

/// What the engine has to say to the author of a view while `action` runs.
func warnings(during action: () -> Void) -> [String] {
    var messages: [String] = []
    let outer = Diagnostics.report
    Diagnostics.report = { messages.append($0) }
    defer { Diagnostics.report = outer }
    action()
    return messages
}
