import { cpSync, mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepBuild } from "#scripts/build/build-folders.ts";
import { readLocalRuntime } from "#scripts/build/local-runtime.ts";
import { productionDirectory } from "#scripts/build/production-directory.ts";

/** Moves the clock of the isolate back before anything of the site is loaded; alarms keep the real distance from now. */
const clockModule = (ageMs: number) => `
const ageMs = ${ageMs};
const real = Date;
globalThis.Date = new Proxy(real, {
  construct: (target, args, created) =>
    Reflect.construct(target, args.length === 0 ? [real.now() - ageMs] : args, created),
  apply: () => new Date().toString(),
  get: (target, key) => (key === "now" ? () => real.now() - ageMs : Reflect.get(target, key)),
});

const moved = new WeakSet();
function moveAlarms(storage) {
  const methods = Object.getPrototypeOf(storage);
  if (moved.has(methods)) return;
  moved.add(methods);
  const { setAlarm, getAlarm } = methods;
  methods.setAlarm = function (at, ...rest) {
    return setAlarm.call(this, Number(at) + ageMs, ...rest);
  };
  methods.getAlarm = async function (...rest) {
    const at = await getAlarm.call(this, ...rest);
    return at === null ? null : at - ageMs;
  };
}

export const withAlarms = (Kind) =>
  class extends Kind {
    constructor(state, env) {
      moveAlarms(state.storage);
      super(state, env);
    }
  };
`;

/** The production build where it is as late as it was so many milliseconds ago; yields the directory of the build. */
export function buildAt(ageMs: number): string {
  const built = keepBuild(productionDirectory);
  const directory = mkdtempSync(path.join(tmpdir(), "yelkovan-build-"));
  const folder = path.join(directory, "1-1");
  const worker = path.join(folder, "yelkovan");
  mkdirSync(folder);
  symlinkSync("1-1", path.join(directory, "current"), "dir");
  symlinkSync(path.join(built, "client"), path.join(folder, "client"), "dir");
  cpSync(path.join(built, "yelkovan"), worker, { recursive: true });
  renameSync(path.join(worker, "index.js"), path.join(worker, "site.js"));
  writeFileSync(path.join(worker, "clock.js"), clockModule(ageMs));
  const kinds = Object.values(readLocalRuntime(worker).durableObjects ?? {}).map((object) =>
    typeof object === "string" ? object : object.className,
  );
  writeFileSync(
    path.join(worker, "index.js"),
    [
      `import { withAlarms } from "./clock.js";`,
      `import * as site from "./site.js";`,
      `export * from "./site.js";`,
      `export { default } from "./site.js";`,
      ...kinds.map((kind) => `export const ${kind} = withAlarms(site.${kind});`),
    ].join("\n"),
  );
  return directory;
}
