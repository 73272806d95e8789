extension PageScript {
  /// Going to a place of the axis, from wherever it is asked for.
  static let scrubber = #"""
    const byID = (id) => document.getElementById(id);
    const stages = [];
    for (const run of data.runs) {
      run.chart = byID(run.prefix + "chart");
      run.cursor = run.chart.querySelector(".cursor");
      run.views.forEach((view, number) => {
        view.names = run.names;
        const figure = byID(run.prefix + "stage-" + number), values = {};
        for (const node of figure.querySelectorAll("[data-value]")) values[node.dataset.value] = node;
        const items = figure.querySelector(".items");
        items.replaceChildren();
        stages.push({ run, view, items, pool: [], values,
          boxes: figure.querySelectorAll(".screen,.frame,.items"),
          anchor: figure.querySelector(".anchor"), finger: figure.querySelector(".finger") });
      });
    }
    const range = byID("place"), output = byID("now"), play = byID("play");
    const width = Number(range.max);
    let place = width, line = null, playing = 0;

    const go = (x) => {
      place = Math.max(0, Math.min(width, x));
      range.value = place;
      for (const run of data.runs) {
        const at = run.gutter + Math.min(place, run.width);
        set(run.cursor, { x1: at, x2: at });
        // A chart that is broader than its frame follows the cursor.
        const frame = run.chart.parentElement;
        if (frame.scrollWidth > frame.clientWidth + 1) {
          const there = at / run.full * run.chart.clientWidth - frame.scrollLeft;
          if (there < 40 || there > frame.clientWidth - 40)
            frame.scrollLeft += there - frame.clientWidth / 2;
        }
      }
      for (const stage of stages) drawStage(stage.run, stage.view, stage, place);
      const run = data.runs[0], steps = run.steps, at = index(steps, 6, place);
      const next = steps[at + 5] ? byID(steps[at + 5]) : null;
      if (line !== next) {
        if (line) line.classList.remove("now");
        if (next) next.classList.add("now");
        line = next;
      }
      const text = next ? next.querySelector("a,code").textContent : at ? "" : "first layout";
      output.textContent = round(time(run, place), 3) + " s  " + text;
    };
    const goAndShow = (x) => { stop(); go(x); };

    const stop = () => { cancelAnimationFrame(playing); playing = 0; play.textContent = "▶\ufe0e"; };
    const start = () => {
      if (place >= width) go(0);
      const scale = data.runs[0].steps[4] || 200;
      let last = performance.now();
      const frame = (now) => {
        go(place + (now - last) / 1000 * Math.min(scale, 400));
        last = now;
        if (place >= width) stop(); else playing = requestAnimationFrame(frame);
      };
      play.textContent = "❚❚";
      playing = requestAnimationFrame(frame);
    };

    const events = data.runs.flatMap((run) => run.events).sort((a, b) => a - b);
    range.addEventListener("input", () => goAndShow(Number(range.value)));
    play.addEventListener("click", () => playing ? stop() : start());
    byID("back").addEventListener("click", () =>
      goAndShow(events.filter((x) => x < place - 0.3).pop() ?? 0));
    byID("next").addEventListener("click", () =>
      goAndShow(events.find((x) => x > place + 0.3) ?? width));

    for (const run of data.runs) {
      const follow = (event) => {
        const box = run.chart.getBoundingClientRect();
        goAndShow((event.clientX - box.left) / box.width * run.full - run.gutter);
      };
      run.chart.addEventListener("pointerdown", (event) => {
        if (event.target.closest("a")) return;
        run.chart.setPointerCapture(event.pointerId);
        follow(event);
      });
      run.chart.addEventListener("pointermove", (event) => {
        if (run.chart.hasPointerCapture(event.pointerId)) follow(event);
      });
    }
    document.addEventListener("click", (event) => {
      const from = event.target.closest("[data-x]");
      if (!from) return;
      goAndShow(Number(from.dataset.x));
      // A line of the script stays where it is: what it leads to is under the cursor now.
      if (from.closest(".script")) event.preventDefault();
    });

    // The slider stands under the axis where the chart fills the page.
    const { gutter, full } = data.runs[0];
    if (!document.querySelector(".chart-frame.broad")) {
      range.style.marginLeft = `calc(${gutter / full * 100}% - 8px)`;
      range.style.width = `calc(${width / full * 100}% + 16px)`;
    }
    document.documentElement.classList.add("scripted");
    byID("scrubber").hidden = false;
    go(width);

    """#
}
