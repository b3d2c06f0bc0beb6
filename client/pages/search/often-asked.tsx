import { Link } from "react-router";
import { searchHref } from "#client/search/results.ts";
import { searchPageCopy } from "./copy.ts";

/** What others often look for. */
export function OftenAsked() {
  return (
    <section aria-labelledby="sik-arananlar">
      <h2 id="sik-arananlar" className="text-sm font-semibold">
        {searchPageCopy.often}
      </h2>
      <ul className="flex flex-wrap gap-2 mt-2">
        {searchPageCopy.oftenAsked.map((keyword) => (
          <li key={keyword}>
            <Link to={searchHref(keyword)} className="list-chip">
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
