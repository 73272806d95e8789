/// How a chart looks: the same style sheet in a file of its own and in a page.
enum ChartStyle {
  /// Colours on a light ground.
  private static let light = """
    --paper:#fff;--ink:#1b2027;--dim:#626d79;--hair:#e2e6ea;--lane:#f2f4f6;--slot:#f6f7f9;
    --curve:#1d5fc4;--edge:#8b96a1;--beyond:#eceff2;--sample:#a8690a;--difference:#a23b78;
    --tracking:#d9b44a;--interacting:#6aa3ea;--decelerating:#55b893;--animating:#a585dd;
    --truth:#dbe7f8;--truth-other:#c7daf4;--truth-ink:#173a6b;
    --held:#dcefe2;--held-other:#c8e5d2;--held-ink:#17472c;--nothing:#eef0f2;
    --stale:#f6cfc9;--stale-ink:#8c1d13;
    --report:#1b7a46;--missed:#c42b1c;--write:#6d3fb5;--good:#1b7a46;--bad:#c42b1c;--note:#a8690a;
    """

  /// Colours on a dark ground.
  private static let dark = """
    --paper:#14181d;--ink:#e5e9ee;--dim:#98a3af;--hair:#2b323a;--lane:#1c2229;--slot:#191f25;
    --curve:#72aaff;--edge:#717c88;--beyond:#20262d;--sample:#e0a840;--difference:#e68abd;
    --tracking:#b8963a;--interacting:#4c86cf;--decelerating:#3f9a78;--animating:#8668c4;
    --truth:#1e3350;--truth-other:#274367;--truth-ink:#c4dbff;
    --held:#173a27;--held-other:#1f4c34;--held-ink:#bfe8cf;--nothing:#22282f;
    --stale:#5a211c;--stale-ink:#ffc9c2;
    --report:#4fca8b;--missed:#ff7a6e;--write:#bd9bf5;--good:#4fca8b;--bad:#ff7a6e;--note:#e0a840;
    """

  /// The colours: light on paper, on a screen as the reader prefers.
  static let colors = """
    :root{color-scheme:light dark;\(light)}
    @media screen and (prefers-color-scheme:dark){:root{\(dark)}}

    """

  /// The shapes of a chart.
  static let shapes = """
    .chart{font:11px/1.3 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;\
    font-variant-numeric:tabular-nums}
    .chart text{fill:var(--ink);unicode-bidi:isolate}
    .chart .paper{fill:var(--paper)}
    .chart .name{font-size:16px;font-weight:650}
    .chart .view{font-size:12px;font-weight:650}
    .chart .dim{fill:var(--dim)}
    .chart .small{font-size:10px;fill:var(--dim)}
    .chart .strong{font-weight:650}
    .chart .end{text-anchor:end}
    .chart .middle{text-anchor:middle}
    .chart .hair{stroke:var(--hair);fill:none}
    .chart .guide{stroke:var(--hair);stroke-dasharray:1 3}
    .chart .lane{fill:var(--lane)}
    .chart .slot{fill:var(--slot)}
    .chart .beyond{fill:var(--beyond)}
    .chart .edge{stroke:var(--edge);stroke-dasharray:5 4;fill:none}
    .chart .curve{stroke:var(--curve);stroke-width:1.8;fill:none;stroke-linejoin:round}
    .chart .across{stroke-dasharray:2 3;stroke-width:1.4}
    .chart .shown{stroke:var(--difference);stroke-width:1.3;stroke-dasharray:4 2}
    .chart .sampled{stroke:var(--sample);stroke-width:1.4;fill:none}
    .chart .difference{stroke:var(--difference);stroke-width:1.5;fill:none}
    .chart .snap{fill:none;stroke:var(--decelerating);stroke-width:1.5}
    .chart .tracking{fill:var(--tracking)}
    .chart .interacting{fill:var(--interacting)}
    .chart .decelerating{fill:var(--decelerating)}
    .chart .animating{fill:var(--animating)}
    .chart .band{opacity:.11}
    .chart .truth{fill:var(--truth)}
    .chart .truth.other{fill:var(--truth-other)}
    .chart .held{fill:var(--held)}
    .chart .held.other{fill:var(--held-other)}
    .chart .nothing{fill:var(--nothing)}
    .chart .stale{fill:var(--stale)}
    .chart .of-truth{fill:var(--truth-ink)}
    .chart .of-held{fill:var(--held-ink)}
    .chart .of-stale{fill:var(--stale-ink);font-weight:600}
    .chart .report{fill:var(--report);stroke:var(--report)}
    .chart .missed{fill:var(--paper);stroke:var(--missed);stroke-width:1.8}
    .chart .never{stroke:var(--missed);stroke-dasharray:1.5 2.5;fill:none}
    .chart .write{fill:var(--write);stroke:var(--write)}
    .chart .good{fill:none;stroke:var(--good);stroke-width:2}
    .chart .bad{fill:none;stroke:var(--bad);stroke-width:2}
    .chart text.good{fill:var(--good);stroke:none}
    .chart text.bad{fill:var(--bad);stroke:none;font-weight:650}
    .chart .note{fill:var(--note)}
    .chart .step rect{fill:var(--lane);stroke:var(--hair)}
    .chart .thin{fill:var(--edge)}
    .chart a.step:hover rect,.chart .step.now rect{stroke:var(--curve)}
    .chart .cursor{stroke:var(--ink);stroke-width:1;opacity:.75}

    """
}
