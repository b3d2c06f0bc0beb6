import { Dial } from "#client/illustrations/dial.tsx";
import { QuickStart } from "#client/quick-start/quick-start.tsx";
import type { QuickStartData } from "#client/quick-start/start-fields.ts";
import { homeCopy } from "./copy.ts";

/** The promise, and the first two questions of a traffic quote. */
export function Hero({ start }: { start: QuickStartData | null }) {
  return (
    <section className="relative overflow-hidden bg-tint">
      <Dial className="absolute -right-24 -bottom-32 w-[26rem] text-primary opacity-15 pointer-events-none desktop:right-auto desktop:left-1/2 desktop:-translate-x-1/2 desktop:-top-20 desktop:bottom-auto desktop:w-[34rem] desktop:opacity-10" />
      <div className="page relative grid items-center gap-8 py-8 desktop:grid-cols-[1fr_27rem] desktop:gap-12 desktop:py-16">
        <div>
          <p className="badge bg-accent text-on-accent">
            <span className="i-lucide-timer" aria-hidden="true" />
            {homeCopy.badge}
          </p>
          <h1 className="mt-4 max-w-[34rem] text-3xl font-bold tracking-tight desktop:text-4xl">
            {homeCopy.title}
          </h1>
          <p className="mt-4 max-w-[34rem] text-lg">{homeCopy.lead}</p>
          <ul className="hidden mt-6 flex-wrap gap-x-6 gap-y-2 font-medium desktop:flex">
            {homeCopy.promises.map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <span className="i-lucide-check text-success" aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        {start === null ? null : (
          <section aria-labelledby="hizli-teklif" className="card p-5 desktop:p-7">
            <h2 id="hizli-teklif" className="text-xl font-bold tracking-tight">
              {homeCopy.formTitle}
            </h2>
            <p className="mb-5 text-muted">{homeCopy.formText}</p>
            <QuickStart start={start} />
          </section>
        )}
      </div>
    </section>
  );
}
