import { Icon } from "#client/ui/icon.tsx";
import { toolCopy } from "./copy.ts";
import type { ToolData } from "./tool-data.server.ts";

/** The official services that know more than a tool does. */
export function Official({ official }: Pick<ToolData, "official">) {
  return (
    <section aria-labelledby="resmi">
      <h2 id="resmi" className="h2">
        {official.title}
      </h2>
      <p className="mt-2">{official.text}</p>
      <ul className="mt-4 grid gap-3 desktop:grid-cols-2">
        {official.links.map(({ name, about, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="card flex items-center gap-3 min-h-16 px-4 py-3 no-underline hover:bg-tint"
            >
              <span className="min-w-0">
                <span className="block font-semibold text-primary">{name}</span>
                <span className="block text-sm text-muted break-words">{about}</span>
              </span>
              <Icon name="i-lucide-external-link" className="ml-auto text-lg text-primary" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{toolCopy.official}</p>
    </section>
  );
}
