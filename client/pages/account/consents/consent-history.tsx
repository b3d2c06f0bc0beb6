import { unbroken } from "#shared/format/unbroken.ts";
import type { SectionData } from "../loader.server.ts";
import { consentsCopy } from "./copy.ts";

/** Every consent as it was given or refused, newest first. */
export function ConsentHistory({ history }: Pick<SectionData<"izinlerim">, "history">) {
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3 mb-3">{consentsCopy.historyTitle}</h2>
      {history.length === 0 ? (
        <p className="text-muted">{consentsCopy.historyEmpty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map(({ id, title, version, state, at }) => (
            <li key={id} className="flex justify-between gap-4 py-2">
              <span className="min-w-0">
                {title}
                <span className="block text-sm text-muted tabular-nums">
                  {unbroken(`${at} · ${consentsCopy.version(version)}`)}
                </span>
              </span>
              <span className="shrink-0 text-sm font-medium">{state}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
