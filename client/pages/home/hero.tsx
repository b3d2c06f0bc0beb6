import { Dial } from "#client/illustrations/dial.tsx";
import { QuickStart } from "#client/quick-start/quick-start.tsx";
import type { QuickStartData } from "#client/quick-start/start-fields.server.ts";
import { homeCopy } from "./copy.ts";

/** The promise, and the first questions of a quote. */
export function Hero({ start }: { start: QuickStartData | null }) {
  return (
    <section className="relative overflow-hidden bg-tint">
      <div className="page relative grid items-center gap-8 py-8 desktop:grid-cols-[1fr_27rem] desktop:gap-12 desktop:py-16">
        <div className="relative z-1">
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
          <div className="relative">
            <Dial className="hidden absolute left-1/2 top-1/2 w-[44rem] -translate-x-1/2 -translate-y-1/2 text-primary opacity-40 pointer-events-none min-[1200px]:block" />
            <section aria-labelledby="hizli-teklif" className="card relative p-5 desktop:p-7">
              <h2 id="hizli-teklif" className="text-xl font-bold tracking-tight">
                {homeCopy.formTitle(start.insurance)}
              </h2>
              <p className="mb-5 text-muted">{homeCopy.formText}</p>
              <QuickStart start={start} />
            </section>
          </div>
        )}
      </div>
    </section>
  );
}
