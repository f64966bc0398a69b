import Foundation
import Testing

@testable import Findie

struct PictureZoomTests {
    private let whole = PictureZoom(reach: CGSize(width: 100, height: 50))

    @Test func `a picture is never smaller than whole and at most four times as large`() {
        var zoom = whole
        zoom.magnify(by: 0.2)
        #expect(zoom == whole && zoom.isWhole)
        zoom.magnify(by: 90)
        #expect(zoom.scale == 4 && zoom.isLargest)
        for factor in [Double.nan, .infinity] { zoom.magnify(by: factor) }
        #expect(zoom.scale == 4)
    }

    @Test func `what is moved stays within sight, and where it is whole in its place`() {
        var zoom = whole
        zoom.move(by: CGSize(width: 40, height: 40))
        #expect(zoom.offset == .zero)
        zoom.magnify(by: 2)
        zoom.move(by: CGSize(width: 40, height: -400))
        #expect(zoom.offset == CGSize(width: 40, height: -50))
        // The part that was in the middle is still there.
        zoom.magnify(by: 1.5)
        #expect(zoom.offset == CGSize(width: 60, height: -75))
        zoom.magnify(by: 1 / 1.5)
        zoom.magnify(by: 0.5)
        #expect(zoom == whole)
    }

    @Test func `two taps make it larger, and whole again wherever it was moved`() {
        var zoom = whole
        zoom.tappedTwice()
        #expect(!zoom.isWhole)
        zoom.move(by: CGSize(width: 10, height: 0))
        zoom.tappedTwice()
        #expect(zoom == whole)
    }
}
