extension ViewGraph {
    /// Notes that a view could not be evaluated; from the next flush on the page says so, and nothing else.
    func fail(_ reason: String) {
        guard failure == nil else { return }
        failure = reason
        Diagnostics.report(reason)
        isFailing = true
        if !isFlushing { needsFlush?() }
    }

    /// Puts the notice in the place of the views, which are unmounted.
    func showFailure() {
        guard isFailing else { return }
        isFailing = false
        // What was to begin with these views does not any more.
        effects.removeAll { $0.phase == .appear }
        setRoot(FailedPage { [weak self] in self?.send(.reload) })
    }
}

/// What a page shows when one of its views could not be evaluated.
private struct FailedPage: View {
    let reload: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label("This page has failed", systemImage: "exclamationmark.triangle")
        } description: {
            Text("It is a mistake of the app. Loading the page again may help.")
        } actions: {
            Button("Load again", action: reload)
        }
    }
}
