import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build as viteBuild } from "vite";
import { keepBuild } from "./build-folders.ts";
import { binaryFont } from "./vite-binary-font.ts";
import { clientAssets } from "./vite-client-assets.ts";
import { inertDevtools } from "./vite-inert-devtools.ts";
import { productionDirectory } from "./production-directory.ts";

/** Module of the edge for Node in the folder of a build. */
export const nodeEntryOf = (build: string): string => path.join(build, "node/node.js");

/** Builds the edge for Node beside the client's files and the worker of a build, unless it is there. */
export async function buildNodeEdge(build = keepBuild(productionDirectory)): Promise<void> {
  const whole = path.join(build, "node");
  if (existsSync(whole)) return;
  const outDir = path.join(build, `node-${randomUUID()}`);
  await viteBuild({
    configFile: false,
    logLevel: "error",
    plugins: [react(), binaryFont(), clientAssets(build), inertDevtools()],
    build: { ssr: "worker/node.ts", outDir, target: "node22" },
  });
  try {
    await rename(outDir, whole);
  } catch (error) {
    if (!existsSync(whole)) throw error;
    // Somebody else was as quick.
    await rm(outDir, { recursive: true });
  }
}
