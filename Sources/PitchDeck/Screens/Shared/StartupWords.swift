import Foundation
import PitchDeckDomain

/// What there is to say of startups, in words.
extension PitchDeckWords {
    /// As an admin named it, or as the server that it came with does.
    func category(_ category: StartupCategory) -> String {
        if let name = category.names[language.rawValue] { return name }
        let key = "category.\(category.slug)"
        return Self.lookUp("pitchdeck.\(key)", in: language) == nil ? category.name : self(key)
    }

    /// As admins have ordered them, and by their names in this language.
    func sorted(_ categories: [StartupCategory]) -> [StartupCategory] {
        categories.sorted { ($0.position, category($0)) < ($1.position, category($1)) }
    }

    func stage(_ stage: StartupContent.Stage) -> String { self("stage.\(stage.rawValue)") }

    /// As the person calls it, or as all begin with it.
    func stage(_ stage: WorkspaceStage) -> String { stage.name ?? self("workspace.stage.\(stage.id.rawValue)") }

    /// Its name among the person's stages.
    func stage(_ stage: WorkspaceEntry.Stage, of stages: [WorkspaceStage]) -> String {
        (stages.first { $0.id == stage } ?? stages.first).map(self.stage) ?? ""
    }

    func team(_ band: StartupSearch.TeamBand) -> String { self("team.\(band.rawValue)") }

    func order(_ order: StartupSearch.Order) -> String {
        self(order == .title ? "order.title.name" : "order.\(order.rawValue)")
    }

    func metric(_ metric: StartupClaim.Metric) -> String { self("claim.metric.\(metric.rawValue)") }

    func state(_ startup: Startup) -> String {
        if startup.deletedAt != nil { return self("state.deleted") }
        return self(startup.isHidden ? "state.hidden" : "state.\(startup.state.rawValue)")
    }

    /// `610k EUR a year`.
    func value(_ claim: StartupClaim) -> String {
        claim.unit.isEmpty ? short(claim.value) : short(claim.value) + " " + quoted(claim.unit)
    }

    /// Category, place and stage, as far as they are known.
    func facts(_ startup: Startup) -> [String] {
        [startup.category.map(category), startup.content.location.isEmpty ? nil : startup.content.location]
            .compactMap { $0 }
    }

    /// What a startup says otherwise than another version of it, a line for each field; files are only named.
    func differences(of startup: Startup, from then: StartupContent, timeZone: TimeZone) -> [String] {
        let now = startup.content
        let claims = now.claims.map { whole($0, timeZone) }
        let fields: [(name: String, isSame: Bool, text: String?)] = [
            ("title", now.title == then.title, now.title),
            ("pitch", now.pitch == then.pitch, now.pitch),
            ("category", now.category == then.category, startup.category.map { category($0) } ?? ""),
            ("location", now.location == then.location, now.location),
            ("stage", now.stage == then.stage, now.stage.map { stage($0) } ?? ""),
            ("teamSize", now.teamSize == then.teamSize, now.teamSize.map { figure($0) } ?? ""),
            ("founded", now.founded == then.founded, now.founded.map { String($0) } ?? ""),
            ("website", now.website == then.website, now.website?.absoluteString ?? ""),
            ("description", now.description == then.description, now.description),
            ("links", now.links == then.links, now.links.map { whole($0) }.joined(separator: " · ")),
            ("claims", now.claims == then.claims, claims.joined(separator: " · ")),
            ("image", now.image == then.image, nil),
            ("gallery", now.gallery == then.gallery, nil),
            ("deck", now.deck == then.deck && now.showsDeck == then.showsDeck, nil),
        ]
        return fields.filter { !$0.isSame }.map { change in
            guard let text = change.text else { return field(change.name) }
            return "\(field(change.name)): \(text.isEmpty ? "–" : quoted(text))"
        }
    }

    private func whole(_ link: StartupLink) -> String { "\(link.name) (\(link.url.absoluteString))" }

    /// With all its digits, since short ones may be alike.
    private func whole(_ claim: StartupClaim, _ timeZone: TimeZone) -> String {
        let value = claim.value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
        let figure = "\(metric(claim.metric)) \(value)" + (claim.unit.isEmpty ? "" : " " + quoted(claim.unit))
        let beside = [day(claim.asOf, timeZone: timeZone), claim.evidence?.absoluteString].compactMap(\.self)
        return "\(figure) (\(beside.joined(separator: ", ")))"
    }

    // MARK: Errors

    func message(_ error: StartupError) -> String {
        switch error {
        case .invalid("text", .tooLong): self("catalogue.search.tooLong", figure(StartupSearch.maximumText))
        case .invalid("stages.name", .tooLong): self("stages.tooLong", figure(WorkspaceStage.maximumName))
        case .invalid("stages.name", .empty): self("stages.unnamed")
        case .invalid("stages", .empty): self("stages.none")
        case .invalid("stages", .tooMany): self("stages.tooMany", figure(WorkspaceStage.maximumCount))
        case .invalid("files", .empty): self("file.empty") + " " + takenFiles
        case .invalid("files", .tooLarge): self("file.tooLarge") + " " + takenFiles
        case .invalid("files", .wrongKind): self("file.wrongKind") + " " + takenFiles
        case .invalid("files", .unreadable): self("file.unreadable") + " " + takenFiles
        case .invalid(let field, let reason): self.field(field) + ": " + self.reason(reason)
        case .unknownPlace: field("location") + ": " + reason(.unknownValue)
        case .several(let errors): errors.map { message($0) }.joined(separator: " · ")
        case .notFound: self("error.notFound")
        case .notOwner: self("error.notOwner")
        case .conflict: self("error.conflict")
        case .notSignedIn: self("error.notSignedIn")
        case .notMember: self("error.notMember")
        case .notConfirmed: self("error.notConfirmed")
        case .offline: self("error.offline")
        case .noRoom: self("error.noRoom")
        case .busy: self("error.busy")
        case .notModerator: self("error.notModerator")
        case .notOffered: self("error.notOffered")
        case .alreadyAsked: self("error.alreadyAsked")
        case .alreadyAnswered: self("error.alreadyAnswered")
        case .nothingToAppeal: self("error.nothingToAppeal")
        case .tooMuch: self("error.tooMuch")
        case .noDecks: self("error.noDecks")
        case .linkGone: self("reader.gone.message")
        case .passwordNeeded: self("reader.locked.message")
        case .addressNeeded: self("reader.address.title")
        case .wrongCode: self("error.wrongCode")
        case .codeOver: self("error.codeOver")
        case .tooManyCodes: self("error.tooManyCodes")
        case .noMail: self("error.noMail")
        case .tooManyTries: self("error.tooManyTries")
        case .keyReused, .elsewhere, .failed: self("error.failed")
        }
    }

    /// Which files can be used.
    private var takenFiles: String {
        self(
            "file.taken",
            figure(StartupFile.maximumPictureBytes >> 20),
            figure(StartupFile.maximumDeckBytes >> 20),
            figure(StartupFile.maximumPages)
        )
    }

    func reason(_ reason: StartupError.Reason) -> String { self("reason.\(reason.rawValue)") }

    /// The field that the API names so; of a list's item the list.
    func field(_ name: String) -> String { self("field.\(name.prefix { $0 != "." })") }
}
