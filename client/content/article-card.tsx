import { Link } from "react-router";
import type { DataOf } from "#shared/calls/call.ts";
import type { getIndex } from "#shared/calls/reference/get-index.ts";
import { topics } from "#shared/content/topics.ts";
import { articleHref } from "#shared/content/article-href.ts";
import { contentCopy } from "./copy.ts";

export type NamedArticle = Pick<
  DataOf<typeof getIndex>["articles"][number],
  "slug" | "title" | "description" | "topic" | "minutes"
>;

/** An article to choose: subject, title and what it answers. */
export function ArticleCard({ article }: { article: NamedArticle }) {
  const { slug, title, description, topic, minutes } = article;
  return (
    <li className="card relative flex flex-col gap-1.5 p-5">
      <p className="text-sm text-muted">{contentCopy.articleKind(topics[topic], minutes)}</p>
      <h3 className="h3">
        <Link
          to={articleHref(slug)}
          className="text-primary no-underline hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{description}</p>
    </li>
  );
}
