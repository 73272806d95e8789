#!/usr/bin/env python3
"""Opens the kept pages in a headless Chromium: they load without an error in the console, the
scrubber moves the items, the marks are where the trace says, nothing leaves the file, and a
fixture runs no code in them. A screencast begins and ends with the screens that are kept beside
it. Without a Chromium it says so and passes.

usage: check_pages.py [PAGE …]"""

import pathlib
import sys

import chromium

PROJECT = pathlib.Path(__file__).resolve().parents[2]
PAGES = PROJECT / "Fixtures" / "Golden" / "picture"
SCREENCASTS = PROJECT / "Fixtures" / "Golden" / "play"

# Marks of the chart and lines of the trace, each as kind and place on the axis.
MARKS = """
(() => {
  const kind = { "report": "report", "✗ missed": "missed", "write": "write" };
  const data = JSON.parse(document.getElementById("run-data").textContent);
  const drawn = [], said = [];
  for (const node of document.querySelectorAll(".chart [data-mark]")) {
    const box = node.getBBox();
    drawn.push([node.dataset.mark, box.x + box.width / 2 - data.runs[0].gutter]);
  }
  for (const node of document.querySelectorAll(".trace [data-x]")) {
    const word = / (report|✗ missed|write) /.exec(node.textContent);
    if (word) said.push([kind[word[1]], Number(node.dataset.x)]);
  }
  return { drawn, said };
})()
"""

# Where the items of a viewport are, by id, with the scrubber at a share of its way.
ITEMS = """
((share) => {
  const range = document.getElementById("place");
  range.value = Number(range.max) * share;
  range.dispatchEvent(new Event("input"));
  const items = {};
  for (const node of document.querySelectorAll(".stage:first-of-type .item"))
    items[node.dataset.id] = [Number(node.getAttribute("x")), Number(node.getAttribute("y"))];
  const values = {};
  for (const node of document.querySelectorAll(".stage:first-of-type [data-value]"))
    values[node.dataset.value] = node.textContent;
  return { items, values, nearest: [...document.querySelectorAll(
    ".stage:first-of-type .item.nearest")].map((node) => node.dataset.id) };
})(%s)
"""

# The texts that a screencast shows at a share of its time, as row, column and words: a strip's text
# is seen where it stands in the window of its strip.
SEEN = """
((share) => {
  for (const motion of document.getAnimations()) {
    motion.pause();
    motion.currentTime = share * motion.effect.getTiming().duration;
  }
  const seen = [];
  for (const node of document.querySelectorAll("text")) {
    const box = node.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
    const strip = node.closest(".moving");
    const window = strip ? strip.parentNode : null;
    const frame = window && [window.y.baseVal.value, window.height.baseVal.value];
    if (frame && (middle < frame[0] || middle > frame[0] + frame[1])) continue;
    seen.push([Math.round((middle - 18) / 16), box.left, node.textContent]);
  }
  return seen.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
})(%s)
"""

LEFT = """
(() => {
  const runs = ["<script>window.ran = 1</script>", "<img src=x onerror='window.ran = 1'>"];
  for (const text of runs) document.body.insertAdjacentHTML("beforeend", text);
  const script = document.createElement("script");
  script.textContent = "window.ran = 1";
  document.body.append(script);
  return new Promise((done) => setTimeout(() => done(window.ran === undefined), 60));
})()
"""


class Checks:
    """What was looked at in a page, and what was wrong."""

    def __init__(self, page):
        self.page, self.count, self.faults = page, 0, []

    def expect(self, truth, text):
        self.count += 1
        if not truth:
            self.faults.append(f"{self.page}: {text}")


def complaints(events):
    """Errors of the console and exceptions among events."""
    for event in events:
        method, params = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            yield str(params["exceptionDetails"].get("exception", {}).get("description"))
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
            yield str(params["args"])
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            yield params["entry"]["text"]


def requests(events):
    """The addresses that were asked for."""
    for event in events:
        if event.get("method") == "Network.requestWillBeSent":
            yield event["params"]["request"]["url"]


def check_marks(browser, checks):
    """Each mark of the chart stands for a line of the trace, and is where that is."""
    marks = browser.evaluate(MARKS)
    drawn, said = sorted(marks["drawn"]), sorted(marks["said"])
    checks.expect(len(drawn) == len(said), f"{len(drawn)} marks for {len(said)} lines of the trace")
    for mark, line in zip(drawn, said):
        is_there = mark[0] == line[0] and abs(mark[1] - line[1]) < 0.1
        checks.expect(is_there, f"a {mark[0]} at {mark[1]}, the trace has a {line[0]} at {line[1]}")


def check_scrubber(browser, checks):
    early, late = browser.evaluate(ITEMS % 0), browser.evaluate(ITEMS % 0.35)
    end = browser.evaluate(ITEMS % 1)
    checks.expect(early["items"] and end["items"], "a viewport has no items")
    checks.expect(
        any(state["items"] != early["items"] for state in (late, end)),
        "the scrubber moves no item")
    checks.expect(early["values"]["time"] == "0 s", "the run does not begin at 0 s")
    for state in (early, late, end):
        named = state["values"]["nearest"]
        shown = state["nearest"][:1] == [named]
        checks.expect(
            shown or not state["nearest"], f"{named} is nearest, {state['nearest']} is marked")


def check_static(browser, checks, url):
    """Everything can be read without a script."""
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.load(url, runs=False)
    facts = browser.evaluate("""({
      verdict: document.getElementById("verdict").textContent,
      charts: document.querySelectorAll("svg.chart .curve").length,
      lines: document.querySelectorAll(".script li").length,
      trace: document.querySelectorAll(".trace span").length,
      hidden: document.getElementById("scrubber").offsetParent === null,
      scripted: document.documentElement.className })""")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    checks.expect(facts["scripted"] == "", "the script ran although scripts are off")
    checks.expect(facts["hidden"], "a scrubber without a script is of no use")
    for fact in ("verdict", "charts", "lines", "trace"):
        checks.expect(facts[fact], f"without a script there is no {fact}")


def check_colors(browser, checks):
    """Dark where the reader wants it, and never on paper."""
    ground = "getComputedStyle(document.body).backgroundColor"

    def color(scheme, media):
        browser.call(
            "Emulation.setEmulatedMedia", media=media,
            features=[{"name": "prefers-color-scheme", "value": scheme}])
        return browser.evaluate(ground)

    light, dark, paper = color("light", "screen"), color("dark", "screen"), color("dark", "print")
    checks.expect(light != dark, "light and dark are one")
    checks.expect(paper == light, "paper is dark")
    browser.call("Emulation.setEmulatedMedia", media="", features=[])


def check(browser, path):
    checks = Checks(path.name)
    url = path.as_uri()
    events = browser.load(url)
    for complaint in complaints(events):
        checks.expect(False, f"the console says: {complaint}")
    for address in requests(events):
        checks.expect(address == url or address.startswith("data:"), f"it fetches {address}")
    check_marks(browser, checks)
    check_scrubber(browser, checks)
    step = browser.evaluate("""
      (() => {
        const line = [...document.querySelectorAll(".script [data-x]")].pop();
        if (!line) return null;
        line.querySelector("a").click();
        return [line.dataset.x, document.getElementById("place").value, line.className];
      })()""")
    checks.expect(step is None or abs(float(step[0]) - float(step[1])) < 1, "a line leads nowhere")
    checks.expect(step is None or "now" in step[2], "the line of the moment is not marked")
    checks.expect(
        browser.evaluate("document.querySelectorAll('script').length") == 2, "there is a script more")
    checks.expect(browser.evaluate("window.ran === undefined"), "a fixture ran code")
    for complaint in complaints(browser.events):
        checks.expect(False, f"the console says: {complaint}")
    check_colors(browser, checks)
    checks.expect(browser.evaluate(LEFT), "code that is not the page's own can run")
    check_static(browser, checks, url)
    return checks


def check_screencast(browser, path):
    """The first and the last screen are the ones that are kept as texts."""
    checks = Checks(path.name)
    events = browser.load(path.as_uri())
    for complaint in complaints(events):
        checks.expect(False, f"the console says: {complaint}")
    checks.expect(
        [address for address in requests(events)] == [path.as_uri()], "it fetches another file")
    for share, name in [(0, "begin"), (0.9999, "end")]:
        kept = path.with_name(f"{path.stem}-{name}.txt").read_text().splitlines()
        rows = [[] for _ in kept]
        for row, _, text in browser.evaluate(SEEN % share):
            if row < len(rows):
                rows[row].append(text)
        for row, (words, line) in enumerate(zip(rows, kept)):
            shown = " ".join(words).split()
            checks.expect(shown == line.split(), f"row {row} shows {shown} at its {name}: {line!r}")
    return checks


def main():
    path = chromium.find()
    if not path:
        print("browser-test: skipped, there is no Chromium here (apt-get install chromium)")
        return 0
    named = [pathlib.Path(name).resolve() for name in sys.argv[1:]]
    pages = named or sorted(PAGES.glob("*.html")) + sorted(SCREENCASTS.glob("*.svg"))
    if not pages:
        print(f"browser-test: no pages in {PAGES}", file=sys.stderr)
        return 1
    faults, count = [], 0
    with chromium.Browser(path) as browser:
        browser.open()
        for page in pages:
            checks = (check_screencast if page.suffix == ".svg" else check)(browser, page)
            faults += checks.faults
            count += checks.count
    for fault in faults:
        print(f"✗ {fault}", file=sys.stderr)
    print(f"browser-test: {len(pages)} pages, {count} checks, {len(faults)} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
