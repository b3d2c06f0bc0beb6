import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Best first: Debian's Chromium without windows needs two thirds of the processor time of the whole. */
const browserPackages = ["chromium-headless-shell", "chromium"] as const;

const candidates = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium-headless-shell",
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
    ...(findBrowser() === undefined ? [browserPackages] : []),
    ...(has("pdftotext") ? [] : [["poppler-utils"]]),
  ];
  if (missing.length === 0) return;
  const names = missing.map((choices) => choices.join(" or ")).join(" and ");
  const isRoot = process.getuid?.() === 0;
  if (!has("apt-get") || (!isRoot && !has("sudo"))) {
    console.error(`The tests need ${names}. Install them, or set CHROMIUM_PATH to a Chromium.`);
    process.exit(1);
  }
  console.log(`» Installing ${names} (a minute or two, once) …`);
  const [command, ...prefix] = isRoot ? ["apt-get"] : ["sudo", "apt-get"];
  const apt = (...words: string[]) =>
    spawnSync(command!, [...prefix, ...words], { stdio: ["ignore", "ignore", "inherit"] })
      .status === 0;
  const install = (name: string) => apt("install", "-y", "-qq", "--no-install-recommends", name);
  apt("update", "-qq");
  for (const choices of missing) {
    // Not every system with apt-get has the first.
    if (!choices.some(install)) process.exit(1);
  }
}
