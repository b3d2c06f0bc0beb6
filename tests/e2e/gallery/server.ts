import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import type { Manifest } from "vite";
import { iconSheet } from "#scripts/build/icons.ts";
import { subsetFont } from "#scripts/build/subset-font.ts";
import type { render as Render } from "./render.tsx";

const here = import.meta.dirname;
const configFile = path.join(here, "vite.config.ts");
// As strict as the site itself: nothing inline, nothing injected.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'";
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** Builds the gallery into a temporary folder and serves it, drawn on the server, on a free port. */
export async function startGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const out = await mkdtemp(path.join(os.tmpdir(), "gallery-"));
  const client = path.join(out, "client");
  await build({ configFile, build: { outDir: client } });
  const ssr = {
    ssr: path.join(here, "render.tsx"),
    outDir: path.join(out, "ssr"),
    manifest: false,
    rollupOptions: {},
  };
  await build({ configFile, build: ssr, ssr: { noExternal: true } });
  const { render } = (await import(path.join(out, "ssr/render.js"))) as { render: typeof Render };
  const manifest = JSON.parse(
    await readFile(path.join(client, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The gallery has no entry.");
  const font = await subsetFont();

  const server = createServer(async (request, response) => {
    const file = path.join(client, path.normalize(request.url ?? "/"));
    const type = types[path.extname(file)];
    if (request.url === "/text.woff2") return response.end(font);
    // Where a browser rests between two visits.
    if (request.url === "/robots.txt") return response.end();
    if (type) return response.writeHead(200, { "content-type": type }).end(await readFile(file));
    const form = request.method === "POST" ? await formOf(request) : null;
    const isData = request.headers.accept === "application/json";
    const page = render(request.url ?? "/", form, isData);
    if (isData) return response.writeHead(page.status).end(page.data);
    if (page.status === 303) return response.writeHead(303, { location: "/?tamam" }).end();
    response.writeHead(page.status, {
      "content-type": "text/html",
      "content-security-policy": policy,
    });
    response.end(documentOf(page, entry.file, entry.css?.[0] ?? ""));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await rm(out, { recursive: true, force: true });
  };
  return { url, close };
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString()))
    form.append(name, value);
  return form;
}

const icons = iconSheet(path.resolve(here, "../../.."), []).replace("<svg", "<svg hidden");

function documentOf(page: { body: string; data: string }, script: string, style: string): string {
  return `<!doctype html><html lang="tr-TR"><head><meta charset="utf-8"><title>Vitrin</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/${style}"><script type="module" src="/${script}"></script></head>
<body>${icons}<div id="root">${page.body}</div><script type="application/json" id="data">${page.data}</script></body></html>`;
}
