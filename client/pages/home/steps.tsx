import { homeCopy } from "./copy.ts";
import { Icon } from "#client/ui/icon.tsx";

/** From two answers to a policy, in three steps. */
export function Steps() {
  const { title, items } = homeCopy.steps;
  return (
    <section aria-labelledby="nasil">
      <h2 id="nasil" className="h2">
        {title}
      </h2>
      <ol className="grid gap-6 mt-6 desktop:grid-cols-3 desktop:gap-8">
        {items.map((step, at) => (
          <li key={step.title} className="pt-5 border-0 border-t-3 border-solid border-accent">
            <p className="flex items-center gap-3 text-primary">
              <Icon name={step.icon} className="text-3xl" />
              <span aria-hidden="true" className="text-2xl font-bold tabular-nums">
                {at + 1}
              </span>
            </p>
            <h3 className="h3 mt-3">{step.title}</h3>
            <p className="mt-1.5 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
