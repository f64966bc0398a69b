/// What of an app is on the screen, as an address bar sees it.
package protocol AppCoordinator: AnyObject {
    /// The address of what is shown.
    var url: String { get }

    /// What the page is called, where that is not its first heading.
    var title: String? { get }

    /// Shows what is at an address, or the app's first screen.
    func open(_ url: String)

    /// The address that a link with a value leads to; `nil` for none.
    func address(of value: AnyHashable) -> String?
}

extension AppCoordinator {
    /// The first heading's words.
    package var title: String? { nil }
}
