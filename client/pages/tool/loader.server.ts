import { redirect } from "react-router";
import type { PathStep } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData, questionData } from "#client/content/structured-data.server.ts";
import { nowOf, soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { toolDataOf } from "#client/tool/tool-data.server.ts";
import type { Head } from "#shared/head.ts";
import { href } from "#shared/routes.ts";

/** A tool by its route, with what its address says was typed; below it the text that explains it. */
export async function loadTool(input: LoaderInput) {
  const { page, route, url } = input;
  const [tool, text] = await Promise.all([
    toolDataOf(input),
    soon(loadText(page, route.slug ?? "").then((found) => (found.ok ? found.value : null))),
  ]);
  if (tool === null) throw redirect(href("notFound"));
  const read = nowOf(text);
  const steps: PathStep[] = [{ title: contentCopy.tools, to: href("tools") }];
  const head: Head = {
    title: `${read?.title ?? tool.title} | ${page.site.name}`,
    description: read?.description ?? tool.lead,
    keywords: read?.keywords ?? "",
    structuredData: [
      breadcrumbData(page.site.publicUrl, tool.title, url.pathname, steps),
      ...questionData(read?.questions ?? []),
    ],
  };
  return { head, tool, text, steps };
}

export type ToolPageData = Awaited<ReturnType<typeof loadTool>>;
