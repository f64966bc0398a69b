/// What people would have answered, judging by what they chose: the tags most over-represented there.
struct LikelyAnswers {
    /// Items by tags.
    let tagsOfItems: InteractionMatrix

    /// Added to the observed and to the expected number of choices.
    ///
    /// Zero lets a single choice of a rare tag win; with
    /// more it takes several.
    let caution: Double

    /// How many answers a person is taken to have given.
    let answersPerPerson = 3

    /// The answers of each row of choices, compared with what all rows chose.
    func answers(of choices: InteractionMatrix) -> [[Int]] {
        var totals = [Double](repeating: 0, count: tagsOfItems.columnCount)
        for item in choices.columns { for tag in tagsOfItems[Int(item)] { totals[Int(tag)] += 1 } }
        let all = Double(max(1, choices.count))
        return (0..<choices.rowCount).map { person in
            let chosen = choices[person]
            var counts: [Int32: Double] = [:]
            for item in chosen { for tag in tagsOfItems[Int(item)] { counts[tag, default: 0] += 1 } }
            let lifts = counts.map { tag, count in
                let expected = totals[Int(tag)] / all * Double(chosen.count)
                return (tag: Int(tag), lift: (count + caution) / (expected + caution))
            }
            return lifts.sorted { ($0.lift, $1.tag) > ($1.lift, $0.tag) }.prefix(answersPerPerson).map(\.tag)
        }
    }
}
