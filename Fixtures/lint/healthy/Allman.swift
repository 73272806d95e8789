import SwiftUI

// Braces on lines of their own, semicolons, and arguments over many lines.
struct AllmanView : View
{
    @State var id : Int?; let numbers = Array(1...100)

    var body : some View
    {
        ScrollView(
            .vertical,
            showsIndicators: false
        )
        {
            LazyVStack(
                alignment: .leading,
                spacing: 10
            )
            {
                ForEach(
                    numbers,
                    id: \.self
                )
                {
                    number in
                    Text( "\( number )" )
                }
            }
            .scrollTargetLayout( )
        }
        .scrollPosition(
            id: $id,
            anchor: .top
        )
        ;
    }
}
