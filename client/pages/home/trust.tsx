import { homeCopy } from "./copy.ts";
import { Icon } from "#client/ui/icon.tsx";

/** What the visitor may hold us to. */
export function Trust() {
  const { title, items } = homeCopy.trust;
  return (
    <section aria-labelledby="guven">
      <h2 id="guven" className="h2">
        {title}
      </h2>
      <ul className="grid gap-6 mt-6 min-[600px]:grid-cols-2 desktop:grid-cols-4">
        {items.map((item) => (
          <li key={item.title}>
            <span
              aria-hidden="true"
              className="inline-flex items-center justify-center size-11 rounded-full bg-tint text-primary"
            >
              <Icon name={item.icon} className="text-xl" />
            </span>
            <h3 className="mt-3 font-semibold">{item.title}</h3>
            <p className="mt-1 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
