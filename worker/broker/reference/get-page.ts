import { html } from "hono/html";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getPage } from "#shared/calls/get-page.ts";
import { err, ok } from "#shared/result.ts";
import type { Site } from "#shared/site.ts";
import { findPage } from "../content/registry.ts";
import type { Handler } from "../api/handler.ts";

/** Puts firm data in place of `{{firm}}`, `{{address}}` and so on, as text. */
async function filled(text: string, site: Site): Promise<string> {
  const names = Object.keys(site) as (keyof Site)[];
  const escaped = await Promise.all(names.map(async (name) => String(await html`${site[name]}`)));
  return names.reduce(
    (filling, name, index) => filling.replaceAll(`{{${name}}}`, () => escaped[index] ?? ""),
    text,
  );
}

export const answerGetPage: Handler<RequestOf<typeof getPage>, DataOf<typeof getPage>> = async (
  { slug },
  { services },
) => {
  const page = findPage(slug);
  if (page === undefined) return err({ kind: "page-not-found" });
  const { title, description, keywords, version, questions } = page;
  return ok({
    postTitle: title,
    postContent: await filled(page.html, services.site),
    description: await filled(description, services.site),
    keywords,
    version,
    ...(questions === undefined ? {} : { questions: [...questions] }),
  });
};
