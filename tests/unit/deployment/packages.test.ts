import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as v from "valibot";

const versions = v.optional(v.record(v.string(), v.string()), {});
const PackageSchema = v.object({
  dependencies: versions,
  devDependencies: versions,
  allowScripts: v.record(v.string(), v.boolean()),
});
const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      hasInstallScript: v.optional(v.boolean(), false),
    }),
  ),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const declared = v.parse(PackageSchema, read("package.json"));
const { "": _project, ...locked } = v.parse(LockSchema, read("package-lock.json")).packages;
const packages = Object.entries(locked).map(([place, entry]) => ({
  name: place.split("node_modules/").at(-1)!,
  ...entry,
}));

/** Terms under which code may be part of what we ship, as SPDX names them. */
const shippable = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT OR Apache-2.0",
  "OFL-1.1",
]);
/** Packages with terms of their own, which somebody has read. */
const readTerms: Readonly<Record<string, string>> = {
  // Bitstream Vera's and Arev's: free to use, embed and change under another name.
  "dejavu-fonts-ttf": "SEE LICENSE IN README.md AND LICENSE",
};
/** And those of tools, which are only run: nothing of them is in what we ship. */
const runnable = new Set([
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "Python-2.0",
]);

const termsFit = ({ name, license = "", dev }: (typeof packages)[number]): boolean =>
  shippable.has(license) || readTerms[name] === license || (dev && runnable.has(license));

test("every package is one exact version, known by its hash, with no address of its own", () => {
  const wanted = Object.values({ ...declared.dependencies, ...declared.devDependencies });
  expect(wanted.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  expect(packages.length).toBeGreaterThan(wanted.length);
  const unknown = packages.filter(
    ({ version, integrity, resolved }) =>
      version === undefined ||
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? "") ||
      // Without one it comes from the registry that npm is set to.
      resolved !== undefined,
  );
  expect(unknown).toEqual([]);
});

test("the terms of every package suit what it is for", () => {
  const unfit = packages.filter((each) => !termsFit(each));
  expect(unfit.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("only packages that were allowed to run a script at their installation have one", () => {
  const allowed = Object.keys(declared.allowScripts);
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const others = scripted.filter(({ name }) => !allowed.includes(name));
  expect(others.map(({ name }) => name)).toEqual([]);
});
