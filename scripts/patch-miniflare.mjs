// Run by npm after each install: lets Miniflare's configuration grow by a megabyte at a time, where it copies all of it for each
// 4 KB (docs/decisions/124). Plain JavaScript, as the host's own Node runs it.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const file = "node_modules/miniflare/dist/src/index.js";
const from = "var MIN_SINGLE_SEGMENT_GROWTH = 4096;";
const to = "var MIN_SINGLE_SEGMENT_GROWTH = 1048576;";

// An installation without what development needs has no Miniflare.
if (!existsSync(file)) process.exit(0);
const code = readFileSync(file, "utf8");
if (!code.includes(from) && !code.includes(to))
  throw new Error(
    `${file} does not say "${from}". Look whether Miniflare has mended it, and leave this out.`,
  );
writeFileSync(`${file}.new`, code.replace(from, to));
renameSync(`${file}.new`, file);
