import DestinyDomain
import Jyotish

/// Questions that follow from a period or a transit.
enum SuggestedTexts {
    static func period(of lord: Body) -> (text: String, area: LifeArea) {
        switch lord {
        case .sun: ("How can I grow into more responsibility at work?", .career)
        case .moon: ("What would make me feel at home now?", .home)
        case .mars: ("Where should I put my courage now?", .siblings)
        case .mercury: ("What should I learn in this period?", .education)
        case .jupiter: ("Where does good fortune come from now?", .fortune)
        case .venus: ("What does this period say about love?", .marriage)
        case .saturn: ("What does steady work bring me now?", .career)
        case .rahu: ("Is this a time for going abroad?", .travel)
        case .ketu: ("What is my inner path asking of me now?", .spirituality)
        }
    }

    static func transit(of body: Body, house: Int) -> (text: String, area: LifeArea) {
        let jupiter: [(String, LifeArea)] = [
            ("Who am I becoming this year?", .personality), ("How can I build savings this year?", .finance),
            ("Where do I need courage this year?", .siblings), ("Is this a good year for my home?", .home),
            ("What does this year say of children and creativity?", .children),
            ("How do I settle a conflict this year?", .conflict),
            ("What does this year bring for partnership?", .marriage), ("How do I keep my energy this year?", .health),
            ("Where does luck help me this year?", .fortune), ("How does my career look this year?", .career),
            ("Will my income grow this year?", .finance), ("Is travel likely this year?", .travel),
        ]
        let saturn: [(String, LifeArea)] = [
            ("What am I asked to simplify in myself?", .personality), ("How do I handle money with care?", .finance),
            ("What can I achieve by my own effort?", .siblings), ("What does my home need from me?", .home),
            ("How do I study with patience?", .education), ("How do I overcome rivals calmly?", .conflict),
            ("What makes a relationship last?", .marriage), ("How do I keep my energy through change?", .health),
            ("What do I believe in now?", .spirituality), ("What does my career ask of me now?", .career),
            ("Which gains come slowly but surely?", .finance),
            ("What may I let go of on my inner path?", .spirituality),
        ]
        return (body == .jupiter ? jupiter : saturn)[house - 1]
    }
}
