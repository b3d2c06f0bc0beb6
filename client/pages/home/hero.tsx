import { homeCopy } from "./copy.ts";
import type { HomeLists } from "./loader.server.ts";
import { SampleOffers } from "./sample-offers.tsx";
import { StartTabs } from "./start-tabs.tsx";
import { Icon } from "#client/ui/icon.tsx";

/** The promise, and the first questions of a quote. */
export function Hero({ starts, firms, facts }: Pick<HomeLists, "starts" | "firms" | "facts">) {
  return (
    <section className="bg-tint">
      <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 desktop:grid-cols-[1fr_27rem] desktop:gap-12 desktop:py-14">
        <div>
          <h1 className="text-[min(2.25rem,9.4vw)] leading-[1.15] font-bold tracking-tight desktop:text-4xl">
            {homeCopy.title(firms.length).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-2 max-w-[34rem] desktop:mt-4 desktop:text-lg">{homeCopy.lead}</p>
          <SampleOffers firms={firms} />
        </div>
        <div className="flex flex-col gap-4">
          {starts.length === 0 ? null : <StartTabs starts={starts} />}
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
            {homeCopy.promises.map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <Icon name="i-lucide-check" className="text-success" />
                {promise}
              </li>
            ))}
          </ul>
          {facts.length === 0 ? null : (
            <dl className="flex flex-wrap gap-x-6 gap-y-1 m-0 text-sm">
              {facts.map(({ label, value }) => (
                <div key={label} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{label}</dt>
                  <dd className="m-0 font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}
