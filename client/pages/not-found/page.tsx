import { Link, useLoaderData } from "react-router";
import { href } from "#shared/routes.ts";
import { footerGroups } from "#client/frame/menus.ts";
import { LostBoat } from "#client/illustrations/lost-boat.tsx";
import { notFoundCopy } from "./copy.ts";
import type { NotFoundData } from "./loader.server.ts";

/** Nothing is here; but what one may have looked for is near. */
export function Page() {
  const { products, isQuote, isMember } = useLoaderData<NotFoundData>();
  const [corporate, quickAccess] = footerGroups;
  return (
    <div className="page py-10 desktop:py-16">
      <div className="flex flex-col items-center gap-4 text-center">
        <LostBoat className="w-52 text-primary" />
        {isQuote ? <LostQuote isMember={isMember} /> : <LostPage />}
      </div>
      <div className="grid gap-8 mt-12 desktop:grid-cols-[2fr_1fr_1fr]">
        <LinkList title={notFoundCopy.products} links={products} columns />
        {[corporate, quickAccess].map((group) =>
          group === undefined ? null : (
            <LinkList key={group.label} title={group.label} links={group.links} />
          ),
        )}
      </div>
    </div>
  );
}

function LostPage() {
  const { title, text } = notFoundCopy.page;
  return (
    <>
      <h1 className="h1">{title}</h1>
      <p className="max-w-[34rem]">{text}</p>
      <Link to={href("home")} className="btn-primary mt-2">
        {notFoundCopy.home}
      </Link>
    </>
  );
}

/** What the link of a quote is, and the ways to its offers or to new ones. */
function LostQuote({ isMember }: { isMember: boolean }) {
  const { title, text, advice, account, login, start } = notFoundCopy.quote;
  return (
    <>
      <h1 className="h1">{title}</h1>
      <p className="max-w-[34rem]">{text}</p>
      <p className="max-w-[34rem]">{advice}</p>
      <p className="flex flex-wrap justify-center gap-3 mt-2">
        <Link to={href("home")} className="btn-primary">
          {start}
        </Link>
        <Link
          to={isMember ? href("account", {}, { page: "tekliflerim" }) : href("login")}
          className="btn-secondary"
        >
          {isMember ? account : login}
        </Link>
      </p>
    </>
  );
}

interface LinkListProps {
  title: string;
  links: readonly { label: string; to: string }[];
  columns?: boolean;
}

function LinkList({ title, links, columns = false }: LinkListProps) {
  return (
    <section>
      <h2 className="h3 mb-2">{title}</h2>
      <ul className={columns ? "grid gap-x-6 min-[600px]:grid-cols-2" : ""}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex items-center min-h-11">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
