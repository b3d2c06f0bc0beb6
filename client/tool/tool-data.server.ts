import { data } from "react-router";
import { soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import type { Later } from "#client/ui/later.tsx";
import { statusCodes } from "#shared/codes.ts";
import { typedText } from "#shared/forms/parse-form.ts";
import { toolOf } from "#shared/tools/registry.ts";
import type { Tool } from "#shared/tools/tool.ts";
import type { ShownTool } from "./shown-tool.server.ts";
import { shownTool } from "./shown-tool.server.ts";

/** A tool of a page: how it is asked, and what its address says was typed. */
export interface ToolData extends Pick<Tool, "title" | "lead" | "submit" | "official"> {
  /** Address of the page. */
  readonly path: string;
  readonly isPosted: boolean;
  readonly isByButton: boolean;
  /** Above the quote it leads to. */
  readonly quoteTitle: string;
  readonly shown: Later<ShownTool>;
}

const methodNotAllowed = 405;

/** The tool of a route; null where it has none. */
export async function toolDataOf({ page, route, url }: LoaderInput): Promise<ToolData | null> {
  const tool = toolOf(route.tool ?? "");
  if (tool === undefined) return null;
  const { title, lead, submit, official, quote, isPosted = false, isByButton = false } = tool;
  const typed = isPosted ? {} : Object.fromEntries(url.searchParams);
  const shown = await soon(shownTool(page, tool, route.path, typed));
  const { title: quoteTitle } = quote;
  return {
    title,
    lead,
    submit,
    official,
    path: route.path,
    isPosted,
    isByButton,
    quoteTitle,
    shown,
  };
}

/** What was posted, answered on the page and kept nowhere. */
export async function answerTool({ page, route, request }: LoaderInput) {
  const tool = toolOf(route.tool ?? "");
  if (tool === undefined) throw data(null, { status: methodNotAllowed });
  const typed = typedText(await request.formData());
  const shown = await shownTool(page, tool, route.path, typed);
  const isRefused = Object.keys(shown.errors).length > 0;
  return data(shown, { status: isRefused ? statusCodes.unprocessable : statusCodes.ok });
}
