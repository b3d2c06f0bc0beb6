import { Link, useLoaderData } from "react-router";
import { Prose } from "#client/content/prose.tsx";
import { AccessStep } from "#client/quote/sharing/access-step.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import type { DocumentData } from "./loader.server.ts";

/** A document that is filled in for one offer, or was for one policy. */
export function Page() {
  const data = useLoaderData<DocumentData>();
  if (data.kind === "access") return <AccessStep />;
  const { document, back } = data;
  return (
    <article className="page max-w-[48rem] flex flex-col gap-4 py-5 desktop:py-10">
      <PageHeading>{document.title}</PageHeading>
      <ul className="flex flex-col gap-1 text-sm text-muted [overflow-wrap:anywhere]">
        {document.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Prose html={document.html} />
      <p>
        <Link to={back.href} className="link">
          {back.label}
        </Link>
      </p>
    </article>
  );
}
