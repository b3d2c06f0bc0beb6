import { contentCopy } from "#client/content/copy.ts";
import { breadcrumbData } from "#client/content/structured-data.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import type { Head } from "#shared/head.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import { toolOf } from "#shared/tools/registry.ts";
import { calculatorHref } from "#shared/tools/tool-href.ts";
import { toolsCopy } from "./copy.ts";

/** Every tool and calculator, where it stands. */
export function loadTools({ page, url }: LoaderInput) {
  const tools = routeIds.flatMap((id) => {
    const { tool: toolId = "", page: kind, path, product } = routeOf(id);
    const tool = toolOf(toolId);
    if (tool === undefined) return [];
    const isCalculator = kind === "product" && product !== undefined;
    return [
      { title: tool.title, lead: tool.lead, to: isCalculator ? calculatorHref(product) : path },
    ];
  });
  const head: Head = {
    title: `${contentCopy.tools} | ${page.site.name}`,
    description: toolsCopy.description,
    keywords: toolsCopy.keywords,
    structuredData: [breadcrumbData(page.site.publicUrl, contentCopy.tools, url.pathname)],
  };
  return { head, tools };
}

export type ToolsData = ReturnType<typeof loadTools>;
