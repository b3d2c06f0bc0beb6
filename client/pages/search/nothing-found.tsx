import { Link } from "react-router";
import { useLayoutData } from "#client/frame/use-site.ts";
import { SearchingBoat } from "#client/illustrations/searching-boat.tsx";
import { SearchForm } from "#client/search/search-form.tsx";
import { href } from "#shared/routes.ts";
import { searchPageCopy } from "./copy.ts";
import { OftenAsked } from "./often-asked.tsx";
import { Icon } from "#client/ui/icon.tsx";

/** Nothing was found; what to do instead. */
export function NothingFound({ keyword }: { keyword: string }) {
  const groups = useLayoutData()?.productMenu ?? [];
  return (
    <div className="page py-4 desktop:py-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-w-[760px]">
        <SearchForm keyword={keyword} />
        <section className="card grid gap-x-6 gap-y-3 items-center p-4 desktop:p-6 desktop:grid-cols-[10rem_minmax(0,1fr)]">
          <SearchingBoat className="w-32 desktop:w-40 text-primary" />
          <div>
            <h1 className="h1">{searchPageCopy.nothing(keyword)}</h1>
            <p className="mt-1.5 text-muted">{searchPageCopy.nothingText}</p>
            <Link to={href("contact")} className="btn-primary mt-4 no-underline">
              {searchPageCopy.callBack}
            </Link>
          </div>
        </section>
        <OftenAsked />
        <section aria-labelledby="butun-urunler">
          <h2 id="butun-urunler" className="text-sm font-semibold">
            {searchPageCopy.products}
          </h2>
          <ul className="grid gap-x-6 mt-1 min-[480px]:grid-cols-2">
            {groups
              .flatMap(({ links }) => links)
              .map(({ to, label, icon }) => (
                <li key={to}>
                  <Link to={to} className="menu-link">
                    <Icon name={icon} className="text-lg text-primary" />
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
