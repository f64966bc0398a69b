import Foundation

/// How large a picture is shown, and how far it was moved so that another part of it is seen.
struct PictureZoom: Equatable {
    /// Times as large as the whole of it.
    private(set) var scale = 1.0
    /// Points.
    private(set) var offset = CGSize.zero
    /// Points from the middle to the edges of the picture where it is whole, roughly: moved farther it would be out of
    /// sight.
    let reach: CGSize

    static let scales = 1.0...4.0
    /// What a button and two taps do.
    static let step = 1.5

    var isWhole: Bool { scale == Self.scales.lowerBound }
    var isLargest: Bool { scale == Self.scales.upperBound }

    init(reach: CGSize) { self.reach = reach }

    /// The middle of what is seen stays where it is.
    mutating func magnify(by factor: Double) {
        guard factor.isFinite else { return }
        let before = scale
        scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
        offset = held(CGSize(width: offset.width * scale / before, height: offset.height * scale / before))
    }

    mutating func move(by way: CGSize) {
        offset = held(CGSize(width: offset.width + way.width, height: offset.height + way.height))
    }

    mutating func tappedTwice() {
        if isWhole { magnify(by: Self.step * Self.step) } else { self = PictureZoom(reach: reach) }
    }

    private func held(_ offset: CGSize) -> CGSize {
        func held(_ way: CGFloat, _ reach: CGFloat) -> CGFloat {
            let most = reach * (scale - 1)
            return min(max(way, -most), most)
        }
        return CGSize(width: held(offset.width, reach.width), height: held(offset.height, reach.height))
    }
}
