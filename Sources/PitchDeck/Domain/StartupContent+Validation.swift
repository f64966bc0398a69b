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
    /// - Throws: `invalid` with the field that is wrong, as the API names it (`claims.2.value`), or `unknownPlace`; of
    ///   more than one `several`.
    package func validated(
        at now: Date,
        from before: StartupContent? = nil
    ) throws(StartupError) -> StartupContent {
        var problems = FieldProblems()
        let content = validated(at: now, from: before, &problems)
        try problems.check()
        return content
    }

    /// As it is kept where nothing is wrong; `problems` are told what is.
    package func validated(
        at now: Date,
        from before: StartupContent? = nil,
        _ problems: inout FieldProblems
    ) -> StartupContent {
        var content = self
        let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
        content.title = Self.text(line, "title", upTo: Self.maximumTitle, isNeeded: true, &problems)
        content.pitch = Self.text(pitch, "pitch", upTo: Self.maximumPitch, &problems)
        content.description = Self.text(description, "description", upTo: Self.maximumDescription, &problems)
        content.location = Self.place(location, before: before?.location, &problems)
        if let teamSize, !(1...Self.maximumTeam).contains(teamSize) { problems.note("teamSize", .outOfRange) }
        if let founded, !(Self.firstYear...Self.year(of: now)).contains(founded) {
            problems.note("founded", .outOfRange)
        }
        if let website { Self.check(website, "website", &problems) }
        content.checkEntries(at: now, &problems)
        var seen: Set<DocumentID> = []
        content.gallery = gallery.filter { seen.insert($0).inserted }
        if content.gallery.count > Self.maximumGallery { problems.note("gallery", .tooMany) }
        return content
    }

    /// Of more entries than may be only that is told.
    private mutating func checkEntries(at now: Date, _ problems: inout FieldProblems) {
        if links.count > Self.maximumLinks {
            problems.note("links", .tooMany)
        } else {
            for (index, link) in links.enumerated() {
                let name = "links.\(index).name"
                links[index].name = Self.text(link.name, name, upTo: Self.maximumLinkName, isNeeded: true, &problems)
                Self.check(link.url, "links.\(index).url", &problems)
            }
        }
        if claims.count > Self.maximumClaims {
            problems.note("claims", .tooMany)
        } else {
            for index in claims.indices {
                claims[index].check("claims.\(index)", at: now, maximumUnit: Self.maximumUnit, &problems)
            }
        }
    }

    fileprivate static func text(
        _ text: String,
        _ field: String,
        upTo limit: Int,
        isNeeded: Bool = false,
        _ problems: inout FieldProblems
    ) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.unicodeScalars.contains(where: isUnprintable) {
            problems.note(field, .malformed)
        } else if isNeeded, trimmed.isEmpty {
            problems.note(field, .empty)
        } else if trimmed.count > limit || trimmed.utf8.count > 8 * limit {
            problems.note(field, .tooLong)
        }
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

    private static func place(_ text: String, before: String?, _ problems: inout FieldProblems) -> String {
        var ofText = FieldProblems()
        let text = Self.text(text, "location", upTo: maximumLocation, &ofText)
        if let error = ofText.error {
            // Nothing is near what is no name.
            problems.note(error)
            return text
        }
        if text.isEmpty || text == before { return text }
        if let name = StartupPlace.name(of: text) { return name }
        problems.note(.unknownPlace(nearest: StartupPlace.choices(for: text).map(\.name)))
        return text
    }

    fileprivate static func check(_ url: URL, _ field: String, _ problems: inout FieldProblems) {
        if url.scheme?.lowercased() != "https" || url.host()?.isEmpty != false {
            problems.note(field, .notHTTPS)
        } else if url.user() != nil || url.password() != nil {
            // What stands before an @ passes itself off as the host.
            problems.note(field, .malformed)
        } else if url.absoluteString.utf8.count > maximumURL {
            problems.note(field, .tooLong)
        }
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

    fileprivate mutating func check(
        _ field: String,
        at now: Date,
        maximumUnit: Int,
        _ problems: inout FieldProblems
    ) {
        if !(0...StartupContent.maximumFigure).contains(value) { problems.note("\(field).value", .outOfRange) }
        unit = StartupContent.text(unit, "\(field).unit", upTo: maximumUnit, &problems)
        if asOf > now.addingTimeInterval(Self.furthestDay) {
            problems.note("\(field).asOf", .inTheFuture)
        } else if asOf < Self.firstDay {
            problems.note("\(field).asOf", .outOfRange)
        }
        if let evidence { StartupContent.check(evidence, "\(field).evidence", &problems) }
    }
}
