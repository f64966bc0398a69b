import WebUI

extension LiveSession {
    var seal: SignedState? { configuration.authenticationCode.map(SignedState.init) }

    /// Whose what it has sealed is.
    var scope: SignedState.Scope { SignedState.Scope(owner: owner, app: app.path) }

    /// What a browser that comes from another process brings along of `SceneStorage`; nothing when it is forged.
    static func restored(
        _ text: String?,
        configuration: LiveConfiguration,
        scope: SignedState.Scope
    ) -> [String: String] {
        guard let text, let code = configuration.authenticationCode else { return [:] }
        return SignedState(code: code).values(of: text, in: scope) ?? [:]
    }

    /// Has the browser carry what `SceneStorage` holds, when that has changed.
    ///
    /// At most once a second, since typing into a stored text changes it with every letter, unless something was pressed
    /// or it is the last chance.
    func noteScene(in content: inout LiveFrame.Content) {
        guard let seal else { return }
        let values = graph.sceneSnapshot
        guard values != carriedScene else { return }
        guard isFinishing || clock.now >= sceneDue else { return scheduleScene() }
        // Texts in a dictionary can always be encoded.
        content.scene = try? seal.sealed(values, in: scope)
        carriedScene = values
        sceneDue = clock.now + .seconds(1)
    }

    private func scheduleScene() {
        guard !isSceneScheduled else { return }
        isSceneScheduled = true
        Task { @MainActor [weak self, clock, sceneDue] in
            // Nobody cancels it.
            try? await clock.sleep(until: sceneDue)
            self?.isSceneScheduled = false
            self?.flush()
        }
    }
}
