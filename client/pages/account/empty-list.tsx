import { Link } from "react-router";
import { LostBoat } from "#client/illustrations/lost-boat.tsx";
import { href } from "#shared/routes.ts";
import { listCopy } from "./list-copy.ts";

/** Nothing here yet, and the way to change that. */
export function EmptyList({ title, text }: { title: string; text: string }) {
  return (
    <section className="card flex flex-col items-center gap-2 p-8 text-center">
      <LostBoat className="w-40 text-primary" />
      <h2 className="h3">{title}</h2>
      <p className="text-muted">{text}</p>
      <Link to={href("home")} className="btn-primary mt-3">
        {listCopy.getQuote}
      </Link>
    </section>
  );
}
