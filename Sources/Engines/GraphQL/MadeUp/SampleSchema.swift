extension Schema {
    /// A small schema to try the engine with: every kind of type, and one of each thing that servers have.
    public static let sampleSDL = """
        "A small library."
        schema { query: Query mutation: Mutation subscription: Subscription }

        scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time")

        type Query {
          "A greeting."
          hello(name: String! = "world"): String!
          "A book by its id."
          book(id: ID!): Book
          "Books, best first."
          books(filter: BookFilter, first: Int = 10): [Book!]!
          "Whatever has a title."
          titled(first: Int = 10): [Titled!]!
          "Books and authors that have a word in them."
          search(text: String!, first: Int = 10): [SearchResult!]!
          "Somebody who wrote a book."
          author(by: AuthorKey!): Author
        }

        type Mutation {
          "Adds a book."
          addBook(book: NewBook!): Book
          "Takes a book away."
          removeBook(id: ID!): Boolean!
        }

        type Subscription {
          "Tells of every book that is added."
          bookAdded(genre: Genre): Book!
        }

        "What has a title."
        interface Titled { title: String! }

        "A book."
        type Book implements Titled {
          id: ID!
          title: String!
          genre: Genre!
          pages: Int!
          price: Float
          publishedAt: DateTime
          authors: [Author!]!
          similar(first: Int = 3): [Book!]!
          isbn: String @deprecated(reason: "Ask for `id`.")
        }

        "A map, which is no book."
        type Map implements Titled { id: ID! title: String! scale: Int! }

        "Somebody who wrote a book."
        type Author { id: ID! name: String! born: DateTime books(first: Int = 10): [Book!]! }

        union SearchResult = Book | Author

        enum Genre { NOVEL POEMS SCIENCE TRAVEL }

        "What books must be like."
        input BookFilter { title: String genre: Genre minPages: Int = 0 and: [BookFilter!] }

        "A book that is not there yet."
        input NewBook { title: String! genre: Genre! = NOVEL pages: Int! price: Float }

        "One of an author's two keys."
        input AuthorKey @oneOf { id: ID name: String }
        """
}
