.PHONY: build release run test lint format bench coverage fuzz asan tsan oracle browser-test golden consumer install uninstall docs seeds clean
PREFIX ?= /usr/local
# Stands before PREFIX where files are put, and nowhere else: for those who make packages.
DESTDIR ?=
PLACE = $(DESTDIR)$(PREFIX)
MANUAL = share/man/man1/scrollnav.1
BASH_WORDS = share/bash-completion/completions/scrollnav
ZSH_WORDS = share/zsh/site-functions/_scrollnav
FISH_WORDS = share/fish/vendor_completions.d/scrollnav.fish
FLAGS ?=
SYNTAX ?= $(dir $(realpath $(shell command -v swift)))../lib/swift/host
STATIC = --scratch-path .build/static -c release --product scrollnav
SOURCES = Package.swift Sources Tests Fixtures/consumer/Package.swift Fixtures/consumer/Sources Fixtures/consumer/Tests

build:
	swift build $(FLAGS)

release:
	swift build $(STATIC) -Xswiftc -static-executable -Xlinker -s || swift build $(STATIC)
	@ls -l .build/static/release/scrollnav | awk '{ printf "%s: %.1f MB\n", $$NF, $$5 / 1e6 }'

run:
	@mkdir -p .build && swift build --product scrollnav $(FLAGS) > .build/run.log 2>&1 || { cat .build/run.log; false; }
	.build/debug/scrollnav diagnose Fixtures/scripts/photos.drag

test:
	swift test --no-parallel $(FLAGS)

lint:
	swift format lint --strict -r $(SOURCES)

format:
	swift format -i -r $(SOURCES)

bench:
	swift run -c release Benchmarks

coverage:
	swift test --no-parallel --enable-code-coverage --scratch-path .build/coverage
	@llvm-cov report .build/coverage/debug/*.xctest -instr-profile .build/coverage/debug/codecov/default.profdata -ignore-filename-regex 'Tests|\.build'

# Compares the linter's reading of Swift with the library that the toolchain ships.
oracle:
	SCROLLNAV_SWIFT_SYNTAX=$(SYNTAX) swift test --scratch-path .build/oracle --filter SourceLintOracleTests

golden:
	SCROLLNAV_GOLDEN=rewrite swift test --filter 'GoldenTests|ReadmeTests'

browser-test:
	@if command -v python3 > /dev/null; then python3 -B Tests/browser/check_pages.py; \
	else echo "browser-test: skipped, there is no python3 here"; fi

consumer:
	swift test --package-path Fixtures/consumer

install: release
	mkdir -p "$(PLACE)" && cd "$(PLACE)" && mkdir -p bin $(dir $(MANUAL) $(BASH_WORDS) $(ZSH_WORDS) $(FISH_WORDS))
	install -m 755 .build/static/release/scrollnav "$(PLACE)/bin/scrollnav"
	cd "$(PLACE)" && bin/scrollnav man -o $(MANUAL) && bin/scrollnav completions bash -o $(BASH_WORDS) && bin/scrollnav completions zsh -o $(ZSH_WORDS) && bin/scrollnav completions fish -o $(FISH_WORDS)
	cd "$(PLACE)" && chmod 644 $(MANUAL) $(BASH_WORDS) $(ZSH_WORDS) $(FISH_WORDS)

uninstall:
	cd "$(PLACE)" && rm -f bin/scrollnav $(MANUAL) $(BASH_WORDS) $(ZSH_WORDS) $(FISH_WORDS)

docs:
	mkdir -p .build/docs/graphs && swift build --scratch-path .build/docs --product scrollnav -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc .build/docs/graphs -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public
	for m in ScrollModel DragScript; do mkdir -p .build/docs/$$m && cp .build/docs/graphs/$$m*.symbols.json .build/docs/$$m && docc convert Sources/$$m/$$m.docc --additional-symbol-graph-dir .build/docs/$$m --fallback-display-name $$m --fallback-bundle-identifier scrollnav.$$m --warnings-as-errors --output-dir .build/docs/$$m.doccarchive || exit 1; done

seeds: build
	.build/debug/scrollnav test Fixtures/scripts/seeds --format tap

fuzz:
	bash Tests/Fuzz/run.sh

# What XCTest itself leaks does not count; the tool that tests start is checked for leaks all the same.
asan:
	ASAN_OPTIONS=detect_leaks=0 swift test --no-parallel --sanitize=address --scratch-path .build/asan

tsan:
	swift test --no-parallel --sanitize=thread --scratch-path .build/tsan

clean:
	rm -rf .build Fixtures/consumer/.build
