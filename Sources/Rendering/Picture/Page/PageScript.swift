/// The program of a page: it moves the cursor and redraws the viewports, and knows nothing that the
/// page does not say without it.
enum PageScript {
  static let text = "\"use strict\";\n(() => {\n" + tables + viewport + scrubber + "})();\n"

  /// Looking things up in flat lists that are sorted by place.
  private static let tables = #"""
    const data = JSON.parse(document.getElementById("run-data").textContent);
    // The last index, a multiple of `width`, whose place is not behind x; 0 where there is none.
    const index = (list, width, x) => {
      let low = 0, high = list.length / width;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (list[middle * width] <= x) low = middle; else high = middle;
      }
      return low * width;
    };
    const value = (list, x) => list.length ? list[index(list, 2, x) + 1] : undefined;
    const between = (list, x, otherwise) => {
      if (!list.length) return otherwise;
      const at = index(list, 2, x);
      if (x <= list[at] || at + 2 >= list.length) return list[at + 1];
      const share = (x - list[at]) / (list[at + 2] - list[at]);
      return list[at + 1] + share * (list[at + 3] - list[at + 1]);
    };
    const isWithin = (list, x) => {
      const at = index(list, 2, x);
      return list.length > 0 && x >= list[at] && x < list[at + 1];
    };
    const time = (run, x) => {
      const at = index(run.steps, 6, x), s = run.steps;
      const passed = Math.max(0, x - s[at + 1]) / (s[at + 4] || 1);
      return Math.min(s[at + 3], s[at + 2] + passed);
    };
    const round = (number, places) => String(Number(number.toFixed(places)));

    """#

  /// Drawing a viewport as it is at a place of the axis.
  private static let viewport = #"""
    const svg = (name, parent) =>
      parent.appendChild(document.createElementNS("http://www.w3.org/2000/svg", name));
    const set = (node, attributes) => {
      for (const key in attributes) node.setAttribute(key, attributes[key]);
    };
    const drawItems = (view, stage, x, width, height, nearest, held, isStale) => {
      const along = between(view.offset, x, 0), across = between(view.across, x, view.still);
      const left = view.vertical ? across : along, top = view.vertical ? along : across;
      const boxes = stretch(view, x);
      let used = 0;
      for (let i = 1; i < boxes.length; i += 6) {
        let x0 = boxes[i + 2] - left;
        const y0 = boxes[i + 3] - top, w = boxes[i + 4], h = boxes[i + 5];
        if (view.rightToLeft) x0 = width - x0 - w;
        if (x0 >= width || y0 >= height || x0 + w <= 0 || y0 + h <= 0) continue;
        const pair = stage.pool[used] || (stage.pool[used] =
          { box: svg("rect", stage.items), title: svg("text", stage.items) });
        used += 1;
        const id = boxes[i], said = id >= 0 && id === held;
        set(pair.box, {
          class: "item" + (id >= 0 && id === nearest ? " nearest" : "") + (said ? " said" : "") +
            (said && isStale ? " stale" : ""),
          x: x0, y: y0, width: w, height: h, "data-id": id < 0 ? "" : view.names[id] });
        const u = view.unit, room = Math.floor((Math.min(w, width) / u - 10) / 6.4);
        const letters = Array.from(boxes[i + 1]);
        pair.title.textContent = h <= 13 * u || room < 2 ? "" : letters.length <= room
          ? boxes[i + 1] : letters.slice(0, room - 1).join("") + "…";
        set(pair.title, { x: Math.max(x0, 0) + 6 * u, y: y0 + Math.min(h / 2 + 4 * u, 16 * u) });
      }
      for (const pair of stage.pool.splice(used)) { pair.box.remove(); pair.title.remove(); }
    };
    const stretch = (view, x) => {
      let found = view.stage[0] || [];
      for (const some of view.stage) if (some[0] <= x) found = some;
      return found;
    };
    const drawFinger = (view, stage, x) => {
      const f = view.finger;
      for (let i = index(f, 6, x); i >= 0 && i < f.length; i -= 6) {
        if (x < f[i] || x > f[i + 1]) { if (f[i] < x - 1) break; else continue; }
        const share = f[i + 1] > f[i] ? (x - f[i]) / (f[i + 1] - f[i]) : 1;
        set(stage.finger, { cx: f[i + 2] + share * (f[i + 4] - f[i + 2]),
          cy: f[i + 3] + share * (f[i + 5] - f[i + 3]) });
        return;
      }
      set(stage.finger, { cx: -99999, cy: -99999 });
    };
    const drawStage = (run, view, stage, x) => {
      const at = index(view.viewport, 3, x);
      const width = view.viewport[at + 1], height = view.viewport[at + 2];
      for (const box of stage.boxes) set(box, { width, height });
      const extent = view.vertical ? height : width;
      let place = view.lead + view.anchor * Math.max(0, extent - view.lead - view.trail);
      if (!view.vertical && view.rightToLeft) place = width - place;
      set(stage.anchor, { d: view.vertical ? `M0 ${place}L${width} ${place}`
        : `M${place} 0L${place} ${height}` });
      const nearest = value(view.nearest, x), held = value(view.held, x);
      const isStale = isWithin(view.stale, x);
      drawItems(view, stage, x, width, height, nearest, held, isStale);
      drawFinger(view, stage, x);
      const say = (key, text) => { stage.values[key].textContent = text; };
      say("time", round(time(run, x), 3) + " s");
      say("offset", round(between(view.offset, x, 0), 2));
      say("phase", value(view.phase, x) || "idle");
      say("nearest", nearest >= 0 ? view.names[nearest] : "nothing");
      say("held", held >= 0 ? view.names[held] : "nil");
      stage.values.held.className = isStale ? "bad" : "";
    };

    """#
}
