import PitchDeckDomain
import Testing

@Suite struct PitchDeckRouteTests {
    private static let id = DocumentID.random()

    private static let routes: [PitchDeckRoute] = [
        .catalogue(StartupSearch()), .startup(id), .workspace, .compare([id, .random()]), .saved(id), .cabinet,
        .own(id), .begin, .edit(id), .profile, .reviews, .deck(id), .deckLink(DocumentID.random().text), .readings(id),
    ]

    @Test(arguments: routes)
    func `every place has an address that leads back to it`(route: PitchDeckRoute) {
        #expect(PitchDeckRoute(url: route.path) == route)
        #expect(PitchDeckRoute(url: route.appURL) == route)
    }

    @Test func `an address of no place names none`() {
        for path in ["cabinet/newer", "cabinet/\(Self.id.text)/write", "startups", "links"] {
            #expect(PitchDeckRoute(url: "/pitchdeck/" + path) == nil)
        }
    }
}
