#!/usr/bin/env bash
# Builds each fuzzer with its modules and runs it for half a minute. Needs a toolchain with libFuzzer.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=.build/fuzz
flags=(-O -g -wmo -parse-as-library -sanitize=fuzzer,address -enable-testing -swift-version 6
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -I "$out")
mkdir -p "$out/loading.corpus" "$out/lint.corpus"

for module in ScrollModel ItemLoading SourceLint; do
  find "Sources/$module" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" -emit-module -c \
    -module-name "$module" -o "$out/$module.o" -emit-module-path "$out/$module.swiftmodule"
done
swiftc "${flags[@]}" "$out/ScrollModel.o" "$out/ItemLoading.o" Tests/Fuzz/LoadingFuzzer.swift \
  -o "$out/loading"
swiftc "${flags[@]}" "$out/SourceLint.o" Tests/Fuzz/LintFuzzer.swift -o "$out/lint"

# Without it the runtime's own report would come before the fuzzer could save what it found.
export SWIFT_BACKTRACE=enable=no
# Leak checking makes it about ten times slower.
"$out/loading" -detect_leaks=0 -max_total_time=30 -max_len=1500 -dict=Tests/Fuzz/json.dict \
  "$out/loading.corpus" Fixtures/loading
"$out/lint" -detect_leaks=0 -max_total_time=30 -max_len=2000 -dict=Tests/Fuzz/swift.dict \
  "$out/lint.corpus" Fixtures/lint/faulty Fixtures/lint/healthy
