/// Two people to compare, in the order that the tradition's tables ask for.
package struct MatchRequest: Codable, Hashable, Sendable {
    package var boy: BirthDetails
    package var girl: BirthDetails

    package init(boy: BirthDetails, girl: BirthDetails) {
        self.boy = boy
        self.girl = girl
    }
}
