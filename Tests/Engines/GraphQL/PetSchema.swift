import GraphQL

/// The schema that tests ask.
let petSDL = """
    scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time")
    scalar JSON
    enum Command { SIT DOWN HEEL }
    interface Named { name(short: Boolean): String }
    interface Pet implements Named { name(short: Boolean): String friends: [Pet!] }
    type Dog implements Pet & Named {
      name(short: Boolean): String friends: [Pet!] barks: Int knows(command: Command!): Boolean! owner: Human
    }
    type Cat implements Pet & Named { name(short: Boolean): String friends: [Pet!] meows: Int owner: Human! }
    type Human implements Named { name(short: Boolean): String pets(first: Int = 3, after: ID): [Pet]! born: DateTime }
    union Being = Dog | Human
    input Range { from: Int! = 0 to: Int }
    input Filter { name: String range: Range tags: [String!] and: [Filter!] }
    input Key @oneOf { id: ID name: String }
    type Query {
      pet(id: ID!): Pet
      pets(filter: Filter, limit: Int = 10, at: DateTime, any: JSON): [Pet!]!
      being(key: Key!): Being
      need(list: [Int!]!): Int
    }
    type Mutation { rename(id: ID!, name: String!): Pet }
    type Subscription { changed: Pet added: Pet }
    directive @tag(name: String!) repeatable on FIELD | QUERY
    directive @once(range: Range) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT | VARIABLE_DEFINITION
    """

/// A document and what is said of it; `nil` where it is valid.
struct DocumentCase: Sendable, CustomStringConvertible {
    let text: String
    let message: String?

    init(_ text: String, _ message: String? = nil) {
        self.text = text
        self.message = message
    }

    var description: String { text }
}
