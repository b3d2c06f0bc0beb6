import { Link, useLoaderData } from "react-router";
import { href } from "#shared/routes.ts";
import { footerGroups } from "#client/frame/menus.ts";
import { LostBoat } from "#client/illustrations/lost-boat.tsx";
import { notFoundCopy } from "./copy.ts";
import type { NotFoundData } from "./loader.server.ts";

/** Nothing is here; but what one may have looked for is near. */
export function Page() {
  const { products } = useLoaderData<NotFoundData>();
  const [corporate, quickAccess] = footerGroups;
  return (
    <div className="page py-10 desktop:py-16">
      <div className="flex flex-col items-center gap-4 text-center">
        <LostBoat className="w-52 text-primary" />
        <h1 className="h1">{notFoundCopy.title}</h1>
        <p className="max-w-[34rem]">{notFoundCopy.text}</p>
        <Link to={href("home")} className="btn-primary mt-2">
          {notFoundCopy.home}
        </Link>
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
