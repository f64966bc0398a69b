package import Foundation

extension StartupContent {
    package static let maximumTitle = 80
    package static let maximumPitch = 140
    package static let maximumDescription = 5_000
    package static let maximumLocation = 60
    package static let maximumLinks = 5
    package static let maximumClaims = 12
    package static let maximumGallery = 6
    package static let maximumTeam = 1_000_000
    package static let maximumFigure = 1e15
    private static let maximumLinkName = 40
    private static let maximumUnit = 20
    private static let maximumURL = 2_000
    private static let firstYear = 1_600

    /// As it is kept: without spaces around, and within its limits.
    ///
    /// A place that was kept `before`, in what is changed, stays: there was no list once.
    ///
    /// - Throws: `invalid` with the first field that is wrong, as the API names it (`claims.2.value`), or `unknownPlace`.
    package func validated(
        at now: Date,
        from before: StartupContent? = nil
    ) throws(StartupError) -> StartupContent {
        var content = self
        let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
        content.title = try Self.text(line, "title", upTo: Self.maximumTitle, isNeeded: true)
        content.pitch = try Self.text(pitch, "pitch", upTo: Self.maximumPitch)
        content.description = try Self.text(description, "description", upTo: Self.maximumDescription)
        content.location = try Self.place(location, before: before?.location)
        if let teamSize, !(1...Self.maximumTeam).contains(teamSize) { throw .invalid("teamSize", .outOfRange) }
        if let founded, !(Self.firstYear...Self.year(of: now)).contains(founded) {
            throw .invalid("founded", .outOfRange)
        }
        if let website { try Self.check(website, "website") }
        guard links.count <= Self.maximumLinks else { throw .invalid("links", .tooMany) }
        for (index, link) in links.enumerated() {
            let name = try Self.text(link.name, "links.\(index).name", upTo: Self.maximumLinkName, isNeeded: true)
            content.links[index].name = name
            try Self.check(link.url, "links.\(index).url")
        }
        guard claims.count <= Self.maximumClaims else { throw .invalid("claims", .tooMany) }
        for (index, claim) in claims.enumerated() {
            content.claims[index] = try claim.validated("claims.\(index)", at: now, maximumUnit: Self.maximumUnit)
        }
        var seen: Set<DocumentID> = []
        content.gallery = gallery.filter { seen.insert($0).inserted }
        guard content.gallery.count <= Self.maximumGallery else { throw .invalid("gallery", .tooMany) }
        return content
    }

    fileprivate static func text(
        _ text: String,
        _ field: String,
        upTo limit: Int,
        isNeeded: Bool = false
    ) throws(StartupError) -> String {
        guard !text.unicodeScalars.contains(where: isUnprintable) else { throw .invalid(field, .malformed) }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if isNeeded, trimmed.isEmpty { throw .invalid(field, .empty) }
        guard trimmed.count <= limit, trimmed.utf8.count <= 8 * limit else { throw .invalid(field, .tooLong) }
        return trimmed
    }

    /// What no database takes, what no screen shows, and what turns the text that follows around.
    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\t": false
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: scalar.properties.generalCategory == .control
        }
    }

    private static func place(_ text: String, before: String?) throws(StartupError) -> String {
        let text = try Self.text(text, "location", upTo: maximumLocation)
        if text.isEmpty || text == before { return text }
        guard let name = StartupPlace.name(of: text) else {
            throw .unknownPlace(nearest: StartupPlace.choices(for: text).map(\.name))
        }
        return name
    }

    fileprivate static func check(_ url: URL, _ field: String) throws(StartupError) {
        guard url.scheme?.lowercased() == "https", url.host()?.isEmpty == false else {
            throw .invalid(field, .notHTTPS)
        }
        guard url.absoluteString.utf8.count <= maximumURL else { throw .invalid(field, .tooLong) }
    }

    private static func year(of date: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.component(.year, from: date)
    }
}

extension StartupClaim {
    /// Nowhere on Earth the day is further than this.
    private static let furthestDay: TimeInterval = 14 * 3_600
    /// 1 January 1900; a figure of before is a slip of the pen.
    private static let firstDay = Date(timeIntervalSince1970: -2_208_988_800)

    fileprivate func validated(
        _ field: String,
        at now: Date,
        maximumUnit: Int
    ) throws(StartupError) -> StartupClaim {
        var claim = self
        guard (0...StartupContent.maximumFigure).contains(value) else { throw .invalid("\(field).value", .outOfRange) }
        claim.unit = try StartupContent.text(unit, "\(field).unit", upTo: maximumUnit)
        guard asOf <= now.addingTimeInterval(Self.furthestDay) else { throw .invalid("\(field).asOf", .inTheFuture) }
        guard asOf >= Self.firstDay else { throw .invalid("\(field).asOf", .outOfRange) }
        if let evidence { try StartupContent.check(evidence, "\(field).evidence") }
        return claim
    }
}
