/// How a page looks around its charts.
enum PageStyle {
  static let text = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);\
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    main{max-width:1180px;margin:0 auto;padding:28px 32px 64px}
    h1{font-size:26px;line-height:1.2;margin:0 0 4px;overflow-wrap:anywhere}
    h2{font-size:18px;line-height:1.3;margin:32px 0 8px}
    h3{font-size:15px;margin:22px 0 6px}
    p{margin:4px 0}
    a{color:var(--curve)}
    code,pre,.code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
    pre{background:var(--lane);border-radius:6px;padding:12px 14px;overflow-x:auto;margin:8px 0}
    .verdict{font-size:18px;font-weight:650}
    .scene,.remark,.time,.evidence,dt{color:var(--dim)}
    .good{color:var(--good)}
    .bad{color:var(--bad)}
    .note{color:var(--note)}
    .write{color:var(--write)}
    .strong{font-weight:650}
    .lead{max-width:72ch}
    .broad{overflow-x:auto}
    .tall{max-height:400px;overflow-y:auto}
    .tall th{position:sticky;top:0;background:var(--paper)}
    table{border-collapse:collapse;font-size:14px}
    th{text-align:left;font-weight:650;color:var(--dim);font-size:12px}
    th,td{padding:4px 18px 4px 0;border-bottom:1px solid var(--hair);vertical-align:top;\
    unicode-bidi:isolate;overflow-wrap:anywhere}
    td.number{font-variant-numeric:tabular-nums;white-space:nowrap}
    tr.failed td.code{color:var(--ink);font-weight:600}
    tr[data-x],.trace [data-x],.script [data-x]{cursor:default}
    .scripted tr[data-x],.scripted .trace [data-x],.scripted .script [data-x]{cursor:pointer}
    .scripted tr[data-x]:hover,.scripted .trace [data-x]:hover,.scripted .script [data-x]:hover\
    {background:var(--lane)}
    .chart-frame svg{display:block;width:100%;height:auto;min-width:640px}
    .chart-frame{overflow-x:auto}
    .chart-frame.broad svg{width:auto;max-width:none}
    .scripted .chart{cursor:crosshair}
    .scrubber{position:sticky;bottom:0;background:var(--paper);border-top:1px solid var(--hair);\
    padding:8px 0 6px;z-index:1}
    .scrubber input{display:block;width:100%;margin:0;accent-color:var(--curve)}
    .controls{display:flex;gap:6px;align-items:center;margin:6px 0 0}
    .controls output{color:var(--dim);font-variant-numeric:tabular-nums;margin-left:8px}
    button{font:inherit;line-height:1;padding:5px 12px;color:var(--ink);background:var(--lane);\
    border:1px solid var(--hair);border-radius:5px}
    button:hover{border-color:var(--edge)}
    .stages{display:flex;flex-wrap:wrap;gap:28px 44px;margin-top:18px}
    .stage{display:flex;gap:18px;margin:0;align-items:flex-start}
    .stage dl{display:grid;grid-template-columns:auto auto;gap:3px 14px;margin:6px 0;font-size:14px}
    .stage dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums;min-width:7ch;\
    max-width:22ch;overflow-wrap:anywhere;unicode-bidi:isolate}
    .key{display:block;font-size:12px}
    .key::before{content:"";display:inline-block;width:10px;height:10px;border-radius:2px;\
    margin-right:7px;border:1.5px solid var(--curve);background:var(--truth)}
    .key.held::before{border-color:var(--report);background:none}
    .viewport{flex:none;overflow:hidden}
    .viewport .screen{fill:var(--lane)}
    .viewport .frame{fill:none;stroke:var(--edge);stroke-width:1.5px;vector-effect:non-scaling-stroke}
    .viewport .item{fill:var(--paper);stroke:var(--hair)}
    .viewport .item.nearest{fill:var(--truth);stroke:var(--curve)}
    .viewport .item.said{stroke:var(--report);stroke-width:2.5px;vector-effect:non-scaling-stroke}
    .viewport .item.stale{stroke:var(--missed)}
    .viewport text{fill:var(--ink);unicode-bidi:isolate}
    .viewport .anchor{stroke:var(--curve);stroke-dasharray:5 4;fill:none;stroke-width:1.5px;\
    vector-effect:non-scaling-stroke}
    .viewport .finger{fill:var(--ink);opacity:.28}
    .rules{list-style:none;margin:0 0 12px;padding:0;max-width:980px}
    .rules li{display:grid;grid-template-columns:26px minmax(16em,1fr) 2fr;gap:0 10px;\
    padding:6px 0;border-bottom:1px solid var(--hair)}
    .rules .sign{color:var(--good);font-weight:700}
    .rules .open .sign{color:var(--dim)}
    .rules .no .sign{color:var(--bad)}
    .rules .no .condition{font-weight:650}
    .remedy code{display:inline-block;background:var(--lane);border-radius:5px;padding:3px 9px;\
    margin-left:8px}
    article{border-left:3px solid var(--edge);padding:2px 0 2px 16px;margin:16px 0}
    article.warning{border-color:var(--bad)}
    article.note{border-color:var(--note);color:inherit}
    article h3{margin-top:0;color:var(--dim);font-weight:400}
    article h3 code{color:var(--ink);font-weight:650}
    article dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:8px 0;max-width:86ch}
    article dd{margin:0}
    .script{list-style:none;margin:0;padding:0;\
    font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
    .script li{display:grid;grid-template-columns:minmax(3ch,auto) 1fr auto;gap:0 14px;padding:0 8px;\
    border-radius:4px;scroll-margin-top:40px}
    .script a,.script code{font:inherit;color:var(--ink);text-decoration:none;white-space:pre-wrap;\
    overflow-wrap:anywhere;unicode-bidi:isolate}
    .script code{color:var(--dim)}
    .script .number{color:var(--dim);text-align:right}
    .script .failed code{color:var(--bad);font-weight:650}
    .script .now,.trace .now{background:var(--truth)}
    .script li:target{background:var(--truth)}
    .trace{max-height:520px;overflow-y:auto}
    .trace span{border-radius:3px}
    .trace .step{font-weight:650}
    @media screen and (min-width:1440px){main{max-width:1420px}\
    .side-by-side{display:grid;grid-template-columns:minmax(0,1116px) 1fr;gap:0 28px}\
    .side-by-side .stages{position:sticky;top:16px;align-self:start;flex-direction:column;\
    flex-wrap:nowrap;margin:0}.side-by-side .stage{flex-direction:column;gap:0}}
    @media (max-width:720px){main{padding:18px 14px 40px}.rules li{grid-template-columns:22px 1fr}\
    .rules .evidence{grid-column:2}.stage{flex-wrap:wrap}}
    @media print{main{max-width:none;padding:0}.scrubber,.viewport .finger{display:none}\
    .trace,.tall{max-height:none;overflow:visible}.trace{white-space:pre-wrap}\
    .chart-frame svg,.chart-frame.broad svg{width:100%;min-width:0}\
    section,article,tr,li,figure{break-inside:avoid}#script,#trace,#why{break-inside:auto}\
    .chart,.viewport,pre,.now{print-color-adjust:exact;-webkit-print-color-adjust:exact}\
    .chart .cursor{display:none}a{color:inherit;text-decoration:none}}

    """
}
