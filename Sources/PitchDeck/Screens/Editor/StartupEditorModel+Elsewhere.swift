import PitchDeckDomain

/// What another device changes meanwhile.
extension StartupEditorModel {
    func follow(_ id: DocumentID) {
        guard follower == nil else { return }
        follower = NewsFollower(library.startups.changes(of: id, edition: .draft)) { [weak self] in
            await self?.changedElsewhere(id)
        }
    }

    /// Shows what was changed on another device: at once where nothing waits to be kept, else to choose from.
    private func changedElsewhere(_ id: DocumentID) async {
        // What is told may be what is being kept here.
        await running?.value
        if case .conflict(let shown) = saving {
            guard let theirs = try? await latest(id), case .conflict = saving, theirs.version > shown.version else {
                return
            }
            saving = .conflict(theirs)
            return
        }
        guard state == .ready, let version = present?.version, let theirs = try? await latest(id),
            version == present?.version, theirs.version > version
        else { return }
        if form == saved {
            replaced = ReplacedForm(before: form, theirs: theirs)
            take(theirs)
        } else {
            saving = .conflict(theirs)
            await keepRefused()
        }
    }

    /// What waited on this device was sent behind, or another device's change was in its way.
    func sentBehind() async {
        await running?.value
        guard let id, !isWaiting, case .saved = saving, await library.startups.refused(id) != nil,
            let theirs = try? await latest(id)
        else { return }
        // What is typed is kept nowhere but here after all.
        (saving, isRefusedKept, saved) = (.conflict(theirs), true, StartupForm(theirs.content, shown: form))
        await keepRefused()
    }

    /// A page that is made anew still has what its person has to choose from.
    func keepRefused() async {
        guard let id else { return }
        isRefusedKept = true
        await library.startups.keepRefused(id, typed)
    }

    /// What is typed is kept after all.
    func settled(_ id: DocumentID) async {
        await library.loadWaiting()
        guard isRefusedKept else { return }
        isRefusedKept = false
        await library.startups.forgetRefused(id)
    }

    /// What another device holds against what is typed here; `nil` where nothing of it would be undone unseen.
    var contradicted: Startup? {
        if let replaced, replaced.isContradicted(by: form) { return replaced.theirs }
        return form.bringsBack ? present : nil
    }

    func keepMineTapped() async {
        guard case .conflict(let theirs) = saving else { return }
        (present, replaced) = (theirs, nil)
        form.settleRemoved()
        saving = .idle
        await keep()
        // Both may have written the same.
        if form == saved { await settled(theirs.id) }
    }

    /// The editor is left: what cannot be kept is there again when it is opened the next time.
    func left() async {
        await keep()
        let isWrong = if case .failed = saving { true } else { false }
        if form != saved || isWrong { library.held[id] = HeldForm(form: form, version: present?.version) }
    }

    func goOn(with held: HeldForm?) {
        guard let held else { return }
        form = held.form
        if let present, present.version != held.version { saving = .conflict(present) }
    }

    /// Shows what was written on this device and was not taken, to choose from.
    func hold(_ mine: StartupContent, against theirs: Startup) {
        form = StartupForm(mine, shown: form)
        form.settleRemoved()
        (saving, isRefusedKept) = (.conflict(theirs), true)
    }

    func takeTheirsTapped() async {
        guard case .conflict(let theirs) = saving else { return }
        await library.startups.forgetRefused(theirs.id)
        isRefusedKept = false
        take(theirs)
        form.claims.removeAll { $0.removed != nil }
        form.links.removeAll { $0.removed != nil }
        (saved, saving, replaced) = (form, .idle, nil)
    }
}

/// What was typed over a version, and is not kept.
nonisolated struct HeldForm {
    let form: StartupForm
    let version: Int?
}

/// A form that another device's version took the place of.
///
/// What is typed in a browser without a line arrives after that, and was typed over what stood there before: kept as
/// it comes it would silently undo the other device's change.
nonisolated struct ReplacedForm {
    /// `nil` where the page was made anew, and nobody knows what it showed.
    let before: StartupForm?
    let theirs: Startup

    /// Whether a field that the other device changed is written anew without going on from what it has now.
    func isContradicted(by form: StartupForm) -> Bool {
        let now = StartupForm(theirs.content)
        let isTextLost = Self.texts.contains { field in
            before?[keyPath: field] != now[keyPath: field]
                && !Self.goesOn(from: now[keyPath: field], form[keyPath: field])
        }
        return isTextLost || Self.isLost(before, now, form, \.category) || Self.isLost(before, now, form, \.stage)
            || Self.isLost(before, now, form, \.image) || Self.isLost(before, now, form, \.gallery)
            || Self.isLost(before, now, form, \.deck) || Self.isLost(before, now, form, \.showsDeck)
            || Self.isEntryLost(before?.claimValues, now.claimValues, form.claimValues)
            || Self.isEntryLost(before?.linkValues, now.linkValues, form.linkValues)
    }

    private static var texts: [KeyPath<StartupForm, String>] {
        [\.title, \.pitch, \.description, \.location, \.teamSize, \.founded, \.website]
    }

    private static func goesOn(from theirs: String, _ mine: String) -> Bool {
        mine == theirs || mine.contains(theirs) || theirs.contains(mine)
    }

    private static func isLost<Value: Equatable>(
        _ before: StartupForm?,
        _ now: StartupForm,
        _ mine: StartupForm,
        _ field: KeyPath<StartupForm, Value>
    ) -> Bool {
        before?[keyPath: field] != now[keyPath: field] && mine[keyPath: field] != now[keyPath: field]
    }

    /// Whether the other device changed a list, and an entry that it has now is in it no more.
    private static func isEntryLost(_ before: [[String]]?, _ now: [[String]], _ mine: [[String]]) -> Bool {
        before != now && !now.allSatisfy(mine.contains)
    }
}

extension StartupForm {
    /// What the figures say: forms of one startup give them other identities.
    fileprivate nonisolated var claimValues: [[String]] {
        claims.filter { !$0.isEmpty }.map(\.texts)
    }

    fileprivate nonisolated var linkValues: [[String]] {
        links.filter { !$0.isEmpty }.map(\.texts)
    }
}
