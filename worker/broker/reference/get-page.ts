import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getPage } from "#shared/calls/reference/get-page.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Filling } from "../content/fill.ts";
import { fillPage } from "../content/fill.ts";
import { findPage } from "../content/registry.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import type { ReferenceServices } from "./services.ts";

/** What texts are filled with today. */
export const fillingOf = ({ site, now }: CallContext<ReferenceServices>["services"]): Filling => ({
  site,
  day: todayInIstanbul(now()),
});

export const answerGetPage: Handler<
  RequestOf<typeof getPage>,
  DataOf<typeof getPage>,
  ReferenceServices
> = async ({ slug }, { services }) => {
  const page = findPage(slug);
  if (page === undefined) return err({ kind: "page-not-found" });
  const { title, html, description, keywords, version, questions } = fillPage(
    page,
    fillingOf(services),
  );
  return ok({
    postTitle: title,
    postContent: html,
    description,
    keywords,
    version,
    ...(questions === undefined ? {} : { questions: [...questions] }),
  });
};
