import Jyotish

/// What the part of a period is known for, by its lord (after BPHS, chapters 47 and 52 to 60).
enum PeriodMeanings {
    static func of(_ lord: Body) -> String {
        switch lord {
        case .sun: "a time to be seen and to take responsibility"
        case .moon: "a time of feeling, family and changing moods"
        case .mars: "a time of drive, best spent on something worth the fight"
        case .mercury: "a time for learning, writing and dealings with people"
        case .jupiter: "a time of growth, teachers and good advice"
        case .venus: "a time for affection, beauty and comfort"
        case .saturn: "a time of steady work and of fewer, firmer things"
        case .rahu: "a restless time that likes what is new and foreign"
        case .ketu: "a time of turning inward and leaving things behind"
        }
    }
}
