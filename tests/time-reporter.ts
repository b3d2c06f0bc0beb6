import type { Reporter, TestModule } from "vitest/node";

const named = 10;

interface Row {
  readonly kind: string;
  readonly file: string;
  readonly tests: number;
  /** Seconds from the first to the last of a file: its hooks, its tests, and whatever they waited for. */
  readonly seconds: number;
}

const rowOf = (module: TestModule): Row => ({
  kind: module.project.name,
  file: module.relativeModuleId,
  tests: [...module.children.allTests()].length,
  seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
});

const sumOf = (rows: readonly Row[], what: "tests" | "seconds") =>
  rows.reduce((sum, row) => sum + row[what], 0);

/** Tells at the end of a run what each kind took and which files took longest. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= named) return;
    const rows = modules.map(rowOf);
    const line = (name: string, tests: number, seconds: number) =>
      `${seconds.toFixed(0).padStart(6)} s ${String(tests).padStart(6)} tests  ${name}`;
    const kinds = Map.groupBy(rows, ({ kind }) => kind);
    const byKind = [...kinds].map(([kind, all]) =>
      line(`${kind}, ${all.length} files`, sumOf(all, "tests"), sumOf(all, "seconds")),
    );
    const slowest = rows.toSorted((one, other) => other.seconds - one.seconds).slice(0, named);
    console.log("\nSeconds of all files of a kind, several of which run at a time:");
    for (const text of byKind) console.log(text);
    console.log(`\nThe ${named} slowest files:`);
    for (const { file, tests, seconds } of slowest) console.log(line(file, tests, seconds));
  }
}
