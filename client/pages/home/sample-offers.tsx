import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { Money } from "#client/ui/money.tsx";
import { homeCopy } from "./copy.ts";
import type { HomeLists } from "./loader.server.ts";

/** A list of offers in small, to show what is to come: our insurers, prices of an example. */
export function SampleOffers({ firms }: { firms: HomeLists["firms"] }) {
  const { sample } = homeCopy;
  const shown = firms.slice(0, sample.pricesKurus.length);
  const [next, ...others] = firms.slice(shown.length);
  if (next === undefined) return null;
  return (
    <figure
      aria-label={sample.title}
      className="hidden m-0 mt-8 max-w-[34rem] flex-col gap-2 desktop:flex"
    >
      {shown.map(({ name, logo }, at) => (
        <div
          key={name}
          className="flex items-center gap-3 min-h-14 px-3 rounded-card border border-solid border-line bg-card first:border-accent"
        >
          <InsurerLogo logo={logo} />
          <span className="flex-1 font-medium">{name}</span>
          {at === 0 ? (
            <span className="badge bg-accent text-on-accent">{sample.cheapest}</span>
          ) : null}
          <span className="text-lg font-semibold">
            <Money kurus={sample.pricesKurus[at] ?? 0} />
          </span>
        </div>
      ))}
      <figcaption className="flex items-center gap-3 min-h-12 px-3 rounded-card border border-dashed border-control text-muted">
        <span className="flex-1">{sample.waiting(next.name, others.length)}</span>
        <span className="text-sm">{sample.mark}</span>
      </figcaption>
    </figure>
  );
}
