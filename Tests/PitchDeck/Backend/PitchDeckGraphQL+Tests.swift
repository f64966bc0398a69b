import GraphQL

@testable import PitchDeckService

extension PitchDeckGraphQL {
    /// Without limits of time: that a machine is busy is no fault of what is tested.
    static func untimed() throws -> PitchDeckGraphQL {
        var settings = ExecutionSettings()
        (settings.limits.callTime, settings.limits.time) = (nil, nil)
        return try PitchDeckGraphQL(settings: settings)
    }
}
