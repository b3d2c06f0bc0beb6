import { Link, useLoaderData } from "react-router";
import { href } from "#shared/routes.ts";
import { accountCopy } from "./copy.ts";
import type { AccountData } from "./loader.ts";

/** A signed-in member's own page. */
export function Page() {
  const { quotePath } = useLoaderData<AccountData>();
  return (
    <section className="narrow py-10 desktop:py-16">
      <h1 className="h1">{accountCopy.title}</h1>
      <p className="mt-4 text-lg">{accountCopy.greeting}</p>
      <p className="mt-1 text-muted">{accountCopy.text}</p>
      <p className="flex flex-wrap gap-3 mt-6">
        <Link to={quotePath} className="btn-primary">
          {accountCopy.quote}
        </Link>
        <Link to={href("contact")} className="btn-secondary">
          {accountCopy.contact}
        </Link>
      </p>
    </section>
  );
}
