import { Link } from "react-router";
import type { EmptyKind } from "#client/illustrations/empty-picture.tsx";
import { EmptyPicture } from "#client/illustrations/empty-picture.tsx";
import { href } from "#shared/routes.ts";
import { listCopy } from "./list-copy.ts";

interface EmptyListProps {
  readonly kind: EmptyKind;
  readonly title: string;
  readonly text: string;
}

/** Nothing here yet, and the way to change that. */
export function EmptyList({ kind, title, text }: EmptyListProps) {
  return (
    <section className="card flex flex-col items-center gap-2 p-8 text-center">
      <EmptyPicture kind={kind} className="w-40 text-primary" />
      <h2 className="h3">{title}</h2>
      <p className="text-muted">{text}</p>
      <Link to={href("home")} className="btn-primary mt-3">
        {listCopy.getQuote}
      </Link>
    </section>
  );
}
