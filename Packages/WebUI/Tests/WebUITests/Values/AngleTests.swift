import SwiftUI
import Testing

struct AngleTests {
    @Test func `angles are added, taken away, multiplied and turned round`() {
        #expect((Angle.degrees(30) + .degrees(60) - .radians(.pi)).degrees == -90)
        #expect((-(Angle.radians(1) * 3) / 2).radians == -1.5)
        var angle = Angle.radians(1)
        angle += .radians(3)
        angle -= .radians(2)
        angle *= 4
        #expect(angle.radians == 8)
    }
}
