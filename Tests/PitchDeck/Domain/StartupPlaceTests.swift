import Foundation
import PitchDeckDomain
import Testing

struct StartupPlaceTests {
    @Test(arguments: [
        ("Berlin", "Berlin"), ("köln", "Cologne"), ("Bombay", "Mumbai"), ("मुंबई", "Mumbai"), ("remote", "Remote"),
        ("London, UK", "London, United Kingdom"), ("Salem, Oregon", "Salem, Oregon, United States"), ("SALEM", "Salem"),
    ])
    func `a city has one name, however it is written`(_ text: String, _ name: String) {
        #expect(StartupPlace.name(of: text) == name)
    }

    @Test(arguments: [
        ("Belrin", "Berlin"), ("Amsterdm", "Amsterdam"), ("San Fransisco", "San Francisco"),
        ("Sale", "Salem, Oregon, United States"), ("Tor", "Toronto"),
    ])
    func `what is no city's name brings those that may be meant`(_ text: String, _ near: String) throws {
        #expect(StartupPlace.name(of: text) == nil)
        #expect(StartupPlace.choices(for: text).map(\.name).contains(near))
        let content = StartupContent(title: "Kites", location: text)
        let nearest = StartupPlace.choices(for: text).map(\.name)
        #expect(throws: StartupError.unknownPlace(nearest: nearest)) { try content.validated(at: .distantPast) }
    }

    @Test func `a place is kept by its one name, and one from before the list as it is`() throws {
        var content = StartupContent(title: "Kites", location: " zuerich ")
        #expect(try content.validated(at: .distantPast).location == "Zürich")
        content.location = "Behind the Moon"
        #expect(StartupPlace.choices(for: content.location).isEmpty)
        #expect(throws: StartupError.unknownPlace(nearest: [])) { try content.validated(at: .distantPast) }
        #expect(try content.validated(at: .distantPast, from: content).location == "Behind the Moon")
    }
}
