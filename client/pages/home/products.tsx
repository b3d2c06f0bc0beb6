import { Link } from "react-router";
import type { ProductMenuGroup } from "#client/frame/product-menu.server.ts";
import { GroupPicture } from "#client/illustrations/group-picture.tsx";
import { homeCopy } from "./copy.ts";
import { Icon } from "#client/ui/icon.tsx";

interface ProductsProps {
  readonly groups: readonly ProductMenuGroup[];
  /** Lines that a representative quotes. */
  readonly requests: readonly { readonly label: string; readonly to: string }[];
}

/** Every line with a page of its own, in four groups. */
export function Products({ groups, requests }: ProductsProps) {
  return (
    <section aria-labelledby="urunler">
      <h2 id="urunler" className="h2">
        {homeCopy.products.title}
      </h2>
      <p className="mt-2 max-w-[44rem] text-muted">{homeCopy.products.text}</p>
      <div className="grid gap-6 mt-6 desktop:grid-cols-2">
        {groups.map((group) => (
          <section
            key={group.group}
            aria-labelledby={`grup-${group.group}`}
            className="card p-5 desktop:p-6 min-w-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h3 id={`grup-${group.group}`} className="h3">
                {group.label}
              </h3>
              <GroupPicture group={group.group} className="w-24 text-primary" />
            </div>
            <ul className="mt-2 -mx-2">
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="group flex items-start gap-3 p-2 rounded-control text-ink no-underline transition-colors duration-150 hover:bg-tint"
                  >
                    <Icon name={link.icon} className="mt-0.5 text-xl text-primary" />
                    <span className="flex-1 min-w-0">
                      <span className="block font-medium group-hover:text-primary">
                        {link.label}
                      </span>
                      <span className="block text-sm text-muted">{link.summary}</span>
                    </span>
                    <Icon name="i-lucide-chevron-right" className="mt-1 text-muted" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {requests.length === 0 ? null : (
        <section aria-labelledby="talep" className="mt-6">
          <h3 id="talep" className="h3">
            {homeCopy.products.requests}
          </h3>
          <p className="mt-1 text-muted">{homeCopy.products.requestText}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 mt-2">
            {requests.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex items-center min-h-11">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
