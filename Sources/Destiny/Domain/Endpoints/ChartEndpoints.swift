package import Calls

/// The calls of a ``ChartService``.
package enum ChartEndpoints {
    package static let places = Endpoint<PlaceSearchInput, [BirthPlace], AstrologyError>(
        "searchPlaces",
        .get,
        "/api/v1/astrology/places",
        for: .anyone,
        subject: "Charts",
        summary: "Find cities by name"
    )

    package static let placeDirectory = Endpoint<NoInput, PlaceDirectoryAnswer, AstrologyError>(
        "getPlaceDirectory",
        .get,
        "/api/v1/astrology/place-directory",
        for: .anyone,
        subject: "Charts",
        summary: "Tell who may be asked for places that are not known here"
    )

    package static let placesElsewhere = Endpoint<PlaceSearchInput, [BirthPlace], AstrologyError>(
        "searchPlaceDirectory",
        .get,
        "/api/v1/astrology/place-directory/places",
        for: .person,
        subject: "Charts",
        summary: "Ask the place directory, whose zones are those of the nearest city known here",
        problems: [.notFound]
    )

    package static let chartOf = Endpoint<BirthInput, ChartSummary, AstrologyError>(
        "computeChart",
        .post,
        "/api/v1/astrology/charts",
        for: .person,
        subject: "Charts",
        summary: "Compute the chart of a birth without keeping it"
    )

    package static let chart = Endpoint<NoInput, ChartSummary, AstrologyError>(
        "getChart",
        .get,
        "/api/v1/astrology/chart",
        for: .person,
        subject: "Charts",
        summary: "Compute the chart of the person who asks",
        problems: [.birthNeeded]
    )

    package static let transits = Endpoint<NoInput, TransitReport, AstrologyError>(
        "getTransits",
        .get,
        "/api/v1/astrology/transits",
        for: .person,
        subject: "Charts",
        summary: "Tell how the sky of now stands to the chart",
        problems: [.birthNeeded]
    )

    package static let today = Endpoint<DayInput, Today, AstrologyError>(
        "getToday",
        .get,
        "/api/v1/astrology/today",
        for: .person,
        subject: "Charts",
        summary: "Give the day's insight and three questions",
        problems: [.birthNeeded]
    )
}

/// The directory of a server, if it has one.
package struct PlaceDirectoryAnswer: EndpointOutput, Hashable {
    package var directory: PlaceDirectory?

    package init(_ directory: PlaceDirectory?) {
        self.directory = directory
    }

    package static let schema = JSONSchema.object(.optional("directory", PlaceDirectory.schema))
        .named("PlaceDirectoryAnswer")
}

/// A day by the person's own calendar.
package struct DayInput: EndpointInput, Hashable {
    package var day: CalendarDay

    package init(_ day: CalendarDay) {
        self.day = day
    }

    package static let fields: [InputField] = [
        .query("day", CalendarDay.schema, "Today by the person's own calendar.", .required)
    ]
}

/// A place to look for.
package struct PlaceSearchInput: EndpointInput, Hashable {
    package var q: String

    package init(_ text: String) {
        q = text
    }

    package static let fields: [InputField] = [
        .query("q", .string(0...100), "A city's name, perhaps with a region or country after a comma.", .required)
    ]
}
