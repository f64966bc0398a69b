import Foundation

/// How an element moves with the finger that drags it.
///
/// A body that offsets a view by the drag's translation says where the view is only as often as the server hears of
/// the drag. What it says is a straight line as a rule, `offset = rest + scale · translation`; the browser is told
/// scale and tilt, and draws every point on the line by itself. Found once, it holds for all views of the kind.
final class DragFollower {
    private let kind: ObjectIdentifier
    private weak var graph: ViewGraph?
    private var rest = Place()
    /// How far the finger is from where it began; `nil` while there is none.
    var translation: CGSize?

    /// Where an element is beside its place in the layout, and how it is turned.
    struct Place: Equatable {
        var offset = CGSize.zero
        var degrees = 0.0
    }

    /// Points, and degrees, per point of the finger's way.
    struct Scale: Equatable {
        var x = 1.0
        var y = 1.0
        var tilt = 0.0
    }

    init(kind: ObjectIdentifier, graph: ViewGraph) {
        self.kind = kind
        self.graph = graph
    }

    func draw(_ draft: inout ElementDraft, at place: Place) {
        if let translation {
            learn(place, translation)
        } else {
            rest = place
        }
        if rest.offset.width != 0 { draft.styles["--offset-x"] = rest.offset.width.number }
        if rest.offset.height != 0 { draft.styles["--offset-y"] = rest.offset.height.number }
        if rest.degrees != 0 { draft.styles["--turn"] = rest.degrees.number }
        let scale = graph?.dragScales[kind] ?? Scale()
        if scale.x != 1 { draft.styles["--drag-scale-x"] = scale.x.number }
        if scale.y != 1 { draft.styles["--drag-scale-y"] = scale.y.number }
        if scale.tilt != 0 { draft.styles["--drag-tilt"] = scale.tilt.number }
    }

    /// Too near the beginning the line is hidden by rounding.
    private static let shortest = 12.0

    private func learn(_ place: Place, _ translation: CGSize) {
        var scale = graph?.dragScales[kind] ?? Scale()
        if abs(translation.width) >= Self.shortest {
            scale.x = Self.slope(place.offset.width - rest.offset.width, translation.width)
            scale.tilt = Self.slope(place.degrees - rest.degrees, translation.width)
        }
        if abs(translation.height) >= Self.shortest {
            scale.y = Self.slope(place.offset.height - rest.offset.height, translation.height)
        }
        graph?.dragScales[kind] = scale
    }

    private static func slope(_ rise: Double, _ run: Double) -> Double {
        let slope = (rise / run * 100).rounded() / 100
        return min(max(slope, -4), 4)
    }
}

extension ElementDraft {
    /// Writes where the element is, once all that moves it is known.
    mutating func drawPlace() {
        guard offset != nil || degrees != nil || follower != nil else { return }
        defer { forgetMotion() }
        let place = DragFollower.Place(offset: offset ?? .zero, degrees: degrees ?? 0)
        if let follower, offset != nil {
            follower.draw(&self, at: place)
            return
        }
        if follower != nil { attributes["data-drag"] = "none" }
        if offset != nil { styles["translate"] = "\(place.offset.width.number)px \(place.offset.height.number)px" }
        if degrees != nil { styles["rotate"] = "\(place.degrees.number)deg" }
    }
}
