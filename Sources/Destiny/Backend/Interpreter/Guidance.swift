import DestinyDomain

/// What a person may do with an answer: concrete, small, and free of charge.
enum Guidance {
    static func sentences(for area: LifeArea, _ tone: Tone) -> [String] {
        let (go, slow) = pair(for: area)
        switch tone {
        case .supportive: return go
        case .mixed: return [go[0], slow[0]]
        case .demanding: return slow
        }
    }

    /// What suits a time that carries, and one that asks.
    private static func pair(for area: LifeArea) -> (go: [String], slow: [String]) {
        switch area {
        case .personality:
            (
                [
                    "Trust what comes easily to you, and use it for somebody besides yourself.",
                    "Say yes to one thing this month that lets your own manner show.",
                ],
                [
                    "Be as patient with yourself as you would be with a friend who is still learning.",
                    "Choose one habit that steadies you and keep it for forty days.",
                ]
            )
        case .marriage:
            (
                [
                    "Let yourself be known: one honest conversation does more than many signs.",
                    "Make room for the other person in your week, and see who keeps it.",
                ],
                [
                    "Take time, listen more than you promise, and let trust be shown in small things.",
                    "Ask what you need in plain words, and choose the person who answers in deeds.",
                ]
            )
        case .career:
            (
                [
                    "Ask for the task you want, with the proof of what you have done in hand.",
                    "Take the visible piece of work, and finish it well.",
                ],
                [
                    "Put your effort where skill can be shown, and let the title follow.",
                    "Write down what you finish each week; it is the best argument for your next step.",
                ]
            )
        case .finance:
            (
                [
                    "Use the good months to build a reserve, and let generosity have its share.",
                    "Put a fixed part aside before you spend, while it is easy.",
                ],
                [
                    "Keep spending plain, settle what is small first, and let savings grow by habit.",
                    "A written budget will do more here than a bold move.",
                ]
            )
        case .health:
            (
                [
                    "Keep the rhythm that is good for you: sleep, daylight, movement; and see a doctor for anything that "
                        + "worries you.",
                    "Use the energy you have for a routine you enjoy; for any complaint a doctor is the one to ask.",
                ],
                [
                    "Rest before you are tired, eat at regular hours, and take any complaint to a doctor.",
                    "Go gently: short walks, early nights, and a doctor's word on anything that lasts.",
                ]
            )
        case .education:
            (
                [
                    "Choose the harder book; your mind is ready for it.",
                    "Teach someone what you have learned this week: it is the quickest way to own it.",
                ],
                [
                    "Study at the same hour every day, a little less than you could, and repeat.",
                    "Break the syllabus into small parts and be glad of each one done.",
                ]
            )
        case .children:
            (
                [
                    "Give time rather than advice; it is what is remembered.",
                    "Make something with your own hands, alone or with a child.",
                ],
                [
                    "Let things grow at their own pace, and enjoy what is already there.",
                    "Listen twice before you correct once.",
                ]
            )
        case .home:
            (
                [
                    "It is a good time to put the home in order, and to call your mother or whoever mothered you.",
                    "Make one corner of your home a place you like to return to.",
                ],
                [
                    "Decide about house and land slowly, with the papers read, and keep peace at home first.",
                    "Mend what you have before you look for more.",
                ]
            )
        case .siblings:
            (
                [
                    "Speak up once this week where you would usually stay silent.",
                    "Call the brother, sister or friend you have been meaning to call.",
                ],
                [
                    "Courage grows in small portions: take one each day.",
                    "Let an old quarrel rest; a short message can be enough.",
                ]
            )
        case .travel:
            (
                [
                    "Prepare papers and plans now, and stay open about the place.",
                    "Learn some words of the language of where you would like to be.",
                ],
                [
                    "Plan with a margin of time and money, and take a small journey before the large one.",
                    "Gather documents early, and let the date be flexible.",
                ]
            )
        case .fortune:
            (
                [
                    "Say yes to a teacher, and pass on what you are given.",
                    "Good fortune likes company: share an opportunity with somebody.",
                ],
                [
                    "Keep your word in small things; that is how luck learns your address.",
                    "Seek the advice of somebody older before the next large step.",
                ]
            )
        case .spirituality:
            (
                [
                    "Sit quietly for ten minutes a day, at the same hour, and ask for nothing.",
                    "Follow the practice that makes you kinder; that is the sign to go by.",
                ],
                [
                    "Begin small: one verse, one breath, one honest thank-you each evening.",
                    "Let doubt be part of the path, and keep the practice short and daily.",
                ]
            )
        case .conflict:
            (
                [
                    "You can afford to be fair first; say what you want once, calmly, and in writing.",
                    "Settle what can be settled now, while you are strong.",
                ],
                [
                    "Pick only the quarrels that matter, and pay down what you owe in regular parts.",
                    "Answer a day later than you would like to; much of it will have shrunk.",
                ]
            )
        case .general:
            (
                [
                    "Begin the thing you have been turning over in your mind, in its smallest form.",
                    "Use the tailwind for what matters, and be generous with it.",
                ],
                [
                    "Do a little less, do it well, and let this time teach you its pace.",
                    "Keep your days simple: sleep, work, and one person you can talk to.",
                ]
            )
        }
    }
}
