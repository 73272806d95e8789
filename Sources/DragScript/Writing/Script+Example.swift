extension Script {
  /// A commented script to begin with; it runs as it stands.
  public static let example = """
    drag-script 1
    # The scene: what is scrolled. Every line is an option of the command line, too.
    items count=20              # or a JSON file: items photos.json
    item-size 100               # along the axis; '50%' is half the viewport
    viewport 390x400
    anchor top                  # .scrollPosition(id: $scrolledID, anchor: .top)
    # target-layout off         # leaves .scrollTargetLayout() out: the silent failure

    # The steps. Whatever moves comes to rest before the next one, unless it says settle=no.
    drag up 300                 # a finger moves up and lifts at rest
    expect binding == 4         # the read path: the scroll view wrote the binding

    jump 15                     # the write path: scrolledID = 15
    expect offset == 1400
    expect nearest == 15

    flick down 200 over=100ms   # lifts while it moves: inertia follows
    expect phase == idle
    snapshot "after the flick"

    repeat 2
      jump 8 animated
      drag up 50%               # half the viewport
    end
    expect binding == nearest   # they part where the read path is dead

    """
}
