import DestinyDomain
import Foundation
import Testing

@testable import Destiny

#if canImport(FoundationXML)
import FoundationXML
#endif

struct MatchPictureTests {
    private func words(in drawing: String) throws -> [String] {
        let document = try XMLDocument(xmlString: drawing)
        return try document.nodes(forXPath: "//*[local-name()='text']").map { $0.stringValue ?? "" }
    }

    @Test func `a picture has the names, the points and the note`() throws {
        let texts = try words(in: MatchDrawing(SampleMatch.report, GuideWords()).text)
        #expect(texts.contains("Vamshi and Swathi"))
        #expect(texts.contains("26"))
        for kuta in SampleMatch.report.kutaDetails {
            #expect(texts.contains(kuta.name.name(in: .english)))
        }
        #expect(texts.contains("0 / 7"))
        #expect(texts.joined(separator: " ").contains("not medical, legal or financial advice."))
    }

    @Test func `what people type is text in it, not markup`() throws {
        var report = SampleMatch.report
        report.boy.name = "<script>alert(1)</script>\u{0} & \"Co\""
        let drawing = MatchDrawing(report, GuideWords(.hindi)).text
        #expect(!drawing.contains("<script"))
        #expect(try words(in: drawing).contains { $0.contains("<script>alert(1)</script> & \"Co\"") })
    }
}
