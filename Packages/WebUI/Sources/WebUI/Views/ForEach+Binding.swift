extension ForEach where Content: View {
    /// A view for each element of a collection kept elsewhere, with a connection to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(each: data.elements, id: { $0.wrappedValue.id }, content: content)
    }

    /// A view for each element of a collection kept elsewhere, whose identity is at a key path.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>] {
        self.init(each: data.elements, id: { $0.wrappedValue[keyPath: id] }, content: content)
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A connection to each element.
    ///
    /// A view whose element was just removed may be asked once more: it reads what it last had, and writes nothing.
    fileprivate var elements: [Binding<Value.Element>] {
        let collection = wrappedValue
        return collection.indices.map { index in
            let last = collection[index]
            return Binding<Value.Element>(
                get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : last },
                set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } }
            )
        }
    }
}

extension List where SelectionValue == Never {
    /// A row for each element of a collection kept elsewhere, with a connection to the element.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(body: ForEach(data, content: rowContent))
    }
}
