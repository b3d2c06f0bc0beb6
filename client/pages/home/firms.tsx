import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { homeCopy } from "./copy.ts";
import type { HomeLists } from "./loader.server.ts";

interface FirmsProps {
  readonly firms: HomeLists["firms"];
  readonly insurance: string;
}

/** The insurers that are asked; nothing while they are not known. */
export function Firms({ firms, insurance }: FirmsProps) {
  if (firms.length === 0) return null;
  return (
    <section aria-labelledby="sirketler">
      <h2 id="sirketler" className="h2">
        {homeCopy.firms.title(insurance, firms.length)}
      </h2>
      <p className="mt-2 text-muted">{homeCopy.firms.text}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.3rem),1fr))] gap-3 mt-6 min-[600px]:grid-cols-3 desktop:grid-cols-4">
        {firms.map(({ name, logo }) => (
          <li
            key={name}
            className="flex items-center gap-3 min-h-16 px-3 py-2 rounded-control border border-solid border-line bg-card font-medium"
          >
            <InsurerLogo logo={logo} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
