package import Calls

/// Places, charts and days of a Serendip server.
package struct RemoteChartService: ChartService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func places(matching text: String) async throws(AstrologyError) -> [BirthPlace] {
        try await client.call(ChartEndpoints.places, PlaceSearchInput(text))
    }

    package func placeDirectory() async throws(AstrologyError) -> PlaceDirectory? {
        try await client.call(ChartEndpoints.placeDirectory).directory
    }

    package func placesElsewhere(matching text: String) async throws(AstrologyError) -> [BirthPlace] {
        try await client.call(ChartEndpoints.placesElsewhere, PlaceSearchInput(text))
    }

    package func chart(of birth: BirthDetails) async throws(AstrologyError) -> ChartSummary {
        try await client.call(ChartEndpoints.chartOf, BirthInput(birth))
    }

    package func chart() async throws(AstrologyError) -> ChartSummary {
        try await client.call(ChartEndpoints.chart)
    }

    package func transits() async throws(AstrologyError) -> TransitReport {
        try await client.call(ChartEndpoints.transits)
    }

    package func today(_ day: CalendarDay) async throws(AstrologyError) -> Today {
        try await client.call(ChartEndpoints.today, DayInput(day))
    }
}

/// Matches by a Serendip server.
package struct RemoteMatchService: MatchService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func match(_ request: MatchRequest) async throws(AstrologyError) -> MatchReport {
        try await client.call(MatchEndpoints.compatibility, CompatibilityInput(request))
    }

    package func keep(_ request: MatchRequest, key: IdempotencyKey) async throws(AstrologyError) -> SavedMatch {
        try await client.call(MatchEndpoints.keep, KeepMatchInput(request, key: key))
    }

    package func savedMatches() async throws(AstrologyError) -> [SavedMatch] {
        try await client.call(MatchEndpoints.saved)
    }

    package func forget(_ match: SavedMatch.ID) async throws(AstrologyError) {
        _ = try await client.call(MatchEndpoints.forget, IdentifiedInput(match))
    }
}
