import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium on this machine; undefined when there is none. */
export const findBrowser = (): string | undefined =>
  candidates.find((path) => path !== undefined && path !== "" && existsSync(path));

const has = (command: string) => spawnSync("which", [command]).status === 0;

/** Installs what the tests need from Debian's packages, where that is possible. */
export function installTestPackages(): void {
  const missing = [
    ...(findBrowser() === undefined ? ["chromium"] : []),
    ...(has("pdftotext") ? [] : ["poppler-utils"]),
  ];
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!has("apt-get") || (!isRoot && !has("sudo"))) {
    console.error(
      `The tests need ${missing.join(" and ")}. Install them, or set CHROMIUM_PATH to a Chromium.`,
    );
    process.exit(1);
  }
  console.log(`» Installing ${missing.join(" and ")} (a minute or two, once) …`);
  const [command, ...prefix] = isRoot ? ["apt-get"] : ["sudo", "apt-get"];
  const options = { stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
  execFileSync(command!, [...prefix, "update", "-qq"], options);
  execFileSync(
    command!,
    [...prefix, "install", "-y", "-qq", "--no-install-recommends", ...missing],
    options,
  );
}
