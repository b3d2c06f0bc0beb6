import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { build } from "vite";

export interface Yardstick {
  readonly url: string;
  close(): Promise<void>;
}

async function run(script: string, bindings: Record<string, string>): Promise<Yardstick> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      port: 0,
      modules: true,
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
      script,
      bindings,
    }),
  );
  const { href } = await server.ready;
  return { url: href, close: () => server.dispose() };
}

const constantScript = `
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "identity" };
let bytes;
export default {
  fetch: (_request, env) => new Response((bytes ??= new TextEncoder().encode(env.HTML)), { headers }),
};
`;

const compressedScript = `
import { brotliCompressSync } from "node:zlib";
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
let bytes;
export default {
  fetch: (_request, env) => new Response((bytes ??= brotliCompressSync(env.HTML)), { headers, encodeBody: "manual" }),
};
`;

/** The same in Brotli, for who takes that. */
export const runCompressedConstant = (html: string): Promise<Yardstick> =>
  run(compressedScript, { HTML: html });

/** The same runtime answering bytes it holds: the most any page could reach. */
export const runConstant = (html: string): Promise<Yardstick> =>
  run(constantScript, { HTML: html });

/** The same runtime rendering the same tree with React alone, from data captured beforehand. */
export async function runBareReact(loaderData: unknown): Promise<Yardstick> {
  const outDir = await mkdtemp(path.join(tmpdir(), "yelkovan-bench-"));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: "tests/bench/bare-react.tsx",
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: "worker.js" } },
    },
  });
  const script = await readFile(path.join(outDir, "worker.js"), "utf8");
  await rm(outDir, { recursive: true, force: true });
  return run(script, { LOADER_DATA: JSON.stringify(loaderData) });
}
