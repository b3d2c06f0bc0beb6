import { data, redirect } from "react-router";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData, questionData } from "#client/content/structured-data.server.ts";
import { nowOf, soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { statusCodes } from "#shared/codes.ts";
import { typedText } from "#shared/forms/parse-form.ts";
import type { Head } from "#shared/head.ts";
import { href } from "#shared/routes.ts";
import { toolOf } from "#shared/tools/registry.ts";
import { shownTool } from "./shown-tool.server.ts";

const unprocessable = 422;

/** A tool by its route, with what its address says was typed; below it the text that explains it. */
export async function loadTool({ page, route, url }: LoaderInput) {
  const tool = toolOf(route.tool ?? "");
  if (tool === undefined) throw redirect(href("notFound"));
  const { title, lead, submit, official, quote, isPosted = false } = tool;
  const typed = isPosted ? {} : Object.fromEntries(url.searchParams);
  const [shown, text] = await Promise.all([
    soon(shownTool(page, tool, route.path, typed)),
    soon(loadText(page, route.slug ?? "").then((found) => (found.ok ? found.value : null))),
  ]);
  const read = nowOf(text);
  const head: Head = {
    title: `${read?.title ?? title} | ${page.site.name}`,
    description: read?.description ?? lead,
    keywords: read?.keywords ?? "",
    structuredData: [
      breadcrumbData(page.site.publicUrl, title, url.pathname),
      ...questionData(read?.questions ?? []),
    ],
  };
  const look = { title, lead, submit, official, isPosted, quoteTitle: quote.title };
  return { head, path: route.path, look, shown, text };
}

/** What was posted, answered on the page and kept nowhere. */
export async function answerTool({ page, route, request }: LoaderInput) {
  const tool = toolOf(route.tool ?? "");
  if (tool === undefined) throw redirect(href("notFound"));
  const typed = typedText(await request.formData());
  const shown = await shownTool(page, tool, route.path, typed);
  const isRefused = Object.keys(shown.errors).length > 0;
  return data(shown, { status: isRefused ? unprocessable : statusCodes.ok });
}

export type ToolData = Awaited<ReturnType<typeof loadTool>>;
