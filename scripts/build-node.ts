import react from "@vitejs/plugin-react";
import { build } from "vite";
import { binaryFont } from "./vite-binary-font.ts";
import { clientAssets } from "./vite-client-assets.ts";
import { inertDevtools } from "./vite-inert-devtools.ts";
import { productionDirectory } from "./production-directory.ts";

/** Where the edge for Node is after its build. */
export const nodeEntry = "dist/node/node.js";

/** Builds the edge for Node; the client's files are there already. */
export async function buildNodeEdge(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [react(), binaryFont(), clientAssets(productionDirectory), inertDevtools()],
    build: { ssr: "worker/node.ts", outDir: "dist/node", target: "node22" },
  });
}
