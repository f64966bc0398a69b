package import Foundation

extension ViewGraph {
    /// Delivers an event of the browser.
    ///
    /// Events of elements that are gone, or that do not want them, are dropped.
    package func dispatch(_ event: String, to id: Int, _ payload: EventPayload) {
        guard let element = element(id) else { return }
        if event == "focus" { focusedElement = id }
        if event == "blur", let focused = focusedElement.flatMap(self.element), focused.isInside(element) {
            focusedElement = nil
        }
        guard let handler = element.handler(for: event) else { return }
        // Pressed just before it was covered: a second tap on a link must not open a second screen.
        if Self.pressing.contains(event), element.isHidden { return }
        var payload = payload
        payload.element = id
        let outer = ViewGraph.running
        ViewGraph.running = self
        defer { ViewGraph.running = outer }
        handler(payload)
    }

    /// Whether the browser's focus is in a control; a box that holds the control may have reported it.
    func hasFocus(_ control: Element) -> Bool {
        focusedElement.flatMap(element).map(control.isInside) ?? false
    }

    private static var pressing: Set<String> { ["tap", "submit", "refresh", "drag", "press", "key", "close"] }

    /// Hands a URL to the views that handle one; `false` when there is none.
    package func open(_ url: URL) -> Bool {
        for handler in urlHandlers.values { handler(url) }
        return !urlHandlers.isEmpty
    }
}

extension Element {
    /// Whether it is the other one, or in it.
    fileprivate func isInside(_ other: Element) -> Bool {
        var element: Element? = self
        while let here = element, here !== other { element = here.parent }
        return element != nil
    }
}
