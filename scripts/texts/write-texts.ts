import { mkdir, writeFile } from "node:fs/promises";
import { textsModule } from "./read-texts.ts";

/** Where `wrangler.broker.toml`, which is built without Vite, finds `virtual:texts`. */
await mkdir("dist", { recursive: true });
await writeFile("dist/texts.js", textsModule());
