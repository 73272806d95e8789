"""Drives a headless Chromium over its debugging pipe, with nothing but the standard library."""

import json
import os
import select
import shutil
import subprocess
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def find():
    """The browser's path; None where there is none."""
    given = os.environ.get("CHROMIUM")
    return given or next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """A running browser. Messages are JSON, each ended by a zero byte."""

    # How long an answer may take before the browser counts as stuck, in seconds.
    PATIENCE = 60

    def __init__(self, path):
        self.folder = tempfile.mkdtemp(prefix="scrollnav-browser-")
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()
        command = [
            path, "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-dev-shm-usage", "--remote-debugging-pipe",
            f"--user-data-dir={self.folder}", "about:blank",
        ]
        # The sandbox refuses to run for the administrator, as whom containers run.
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.insert(1, "--no-sandbox")

        def take_pipes():
            # First out of the way of 3 and 4, then there: where the browser expects them.
            high = [os.dup2(to_read, 30), os.dup2(to_write, 31)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            command, preexec_fn=take_pipes, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.session = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close", session=False)
            self.process.wait(timeout=10)
        except (RuntimeError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def receive(self):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.from_browser], [], [], self.PATIENCE)
            part = os.read(self.from_browser, 1 << 16) if ready else b""
            if not part:
                raise RuntimeError("the browser does not answer")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=True, **parameters):
        """Calls a method of the protocol; events that come in between are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session and self.session:
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == message["id"]:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, width=1240, height=900):
        """Opens a tab and listens to all that it says and fetches."""
        target = self.call("Target.createTarget", session=False, url="about:blank")
        attached = self.call(
            "Target.attachToTarget", session=False, targetId=target["targetId"], flatten=True)
        self.session = attached["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False)

    def load(self, url, runs=True):
        """Loads a page, whose scripts run or do not, and returns the events until then."""
        self.events = []
        self.call("Page.navigate", url=url)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())
        # A frame later everything that the page began by itself has said what it has to say.
        if runs:
            self.evaluate(
                "new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
        return self.events

    def evaluate(self, expression):
        """The value of an expression in the page."""
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression[:80]}: {answer['exceptionDetails']}")
        return answer["result"].get("value")
