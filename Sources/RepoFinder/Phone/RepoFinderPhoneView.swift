import DesignSystem
public import Foundation
import RepoFinder
public import SwiftUI

/// RepoFinder on a phone: the server's decks, and what was saved is on the phone first.
public struct RepoFinderPhoneView: View {
    @State private var opening: Opening

    /// The app, or why it cannot open.
    private enum Opening {
        case open(RepoFinderCoordinator)
        case failed(String)
    }

    /// `server` is the address of the root of a Serendip server; `folder` keeps what stays on the phone and is made
    /// if it is not there.
    public init(server: URL, folder: URL) {
        let opening: Opening
        do {
            opening = .open(
                RepoFinderCoordinator(dependencies: try PhoneServices(server: server, folder: folder).dependencies)
            )
        } catch {
            opening = .failed(error.localizedDescription)
        }
        _opening = State(initialValue: opening)
    }

    /// The app's four tabs, or a sentence that says why the phone's own data cannot be opened.
    public var body: some View {
        switch opening {
        case .open(let coordinator):
            RepoFinderRootView(coordinator: coordinator)
        case .failed(let reason):
            EmptyState(systemImage: "exclamationmark.triangle", title: "RepoFinder", message: reason)
        }
    }
}
