public import Foundation

extension View {
    /// Shows a sheet over the screen while a condition holds.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        dialog(.sheet, isPresented, onDismiss, content)
    }

    /// Shows a sheet for an item; another item is another sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        dialog(.sheet, item, onDismiss, content)
    }

    /// Covers the whole screen while a condition holds.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        dialog(.cover, isPresented, onDismiss, content)
    }

    /// Covers the whole screen for an item; another item is another cover.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        dialog(.cover, item, onDismiss, content)
    }

    /// Shows something small over the screen while a condition holds.
    ///
    /// It stands beside the view, on a side with room, and on a narrow screen at the bottom; it has no arrow.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        dialog(.popover, isPresented, nil, edge: arrowEdge, content)
    }

    /// Shows something small over the screen for an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        dialog(.popover, item, nil, edge: arrowEdge, content)
    }

    private func dialog<Content: View>(
        _ kind: DialogView<Content>.Kind,
        _ isPresented: Binding<Bool>,
        _ onDismiss: (() -> Void)?,
        edge: Edge? = nil,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(isPresented: { isPresented.wrappedValue }, onDismiss: onDismiss, edge: edge) {
                DialogView(
                    kind: kind,
                    title: nil,
                    dismiss: { isPresented.wrappedValue = false },
                    content: content()
                )
            }
        )
    }

    private func dialog<Item: Identifiable, Content: View>(
        _ kind: DialogView<Content>.Kind,
        _ item: Binding<Item?>,
        _ onDismiss: (() -> Void)?,
        edge: Edge? = nil,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(isPresented: { item.wrappedValue != nil }, onDismiss: onDismiss, edge: edge) {
                item.wrappedValue.map { value in
                    DialogView(
                        kind: kind,
                        title: nil,
                        dismiss: { item.wrappedValue = nil },
                        content: content(value)
                    ).id(value.id)
                }
            }
        )
    }
}

/// What a popover points at.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

/// A place in the view tree.
public nonisolated struct Anchor<Value: Sendable>: Sendable {
    /// Where the place comes from.
    public nonisolated struct Source: Sendable {}
}

nonisolated extension Anchor.Source where Value == CGRect {
    /// The view's frame.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}
