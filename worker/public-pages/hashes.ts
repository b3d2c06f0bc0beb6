import { encodeBase64 } from "#shared/crypto/base64.ts";

/** What a policy allows of a document's own scripts and styles: "'sha256-…'". */
export interface OwnSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const element = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** Hashes of the scripts and styles that stand in a document. */
export async function hashesOf(html: string): Promise<OwnSources> {
  const found = [...html.matchAll(element)].flatMap(([, name, attributes = "", text = ""]) =>
    /\bsrc=|application\/ld\+json/.test(attributes) ? [] : [{ name, text }],
  );
  const hashed = await Promise.all(
    found.map(async ({ name, text }) => ({ name, source: await hashOf(text) })),
  );
  const sourcesOf = (wanted: string) => [
    ...new Set(hashed.filter(({ name }) => name === wanted).map(({ source }) => source)),
  ];
  return { scripts: sourcesOf("script"), styles: sourcesOf("style") };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${encodeBase64(new Uint8Array(digest))}'`;
}
