import type { SectionData } from "../loader.server.ts";
import { consentsCopy } from "./copy.ts";

/** Every consent as it was given or refused, newest first. */
export function ConsentHistory({ history }: Pick<SectionData<"izinlerim">, "history">) {
  const { columns } = consentsCopy;
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3 mb-3">{consentsCopy.historyTitle}</h2>
      {history.length === 0 ? (
        <p className="text-muted">{consentsCopy.historyEmpty}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-left">
            <thead className="text-sm text-muted">
              <tr>
                <th className="py-2 pr-4 font-medium">{columns.text}</th>
                <th className="py-2 pr-4 font-medium">{columns.state}</th>
                <th className="py-2 font-medium">{columns.date}</th>
              </tr>
            </thead>
            <tbody>
              {history.map(({ id, title, version, state, at }) => (
                <tr key={id} className="border-t border-solid border-line align-top">
                  <td className="py-2 pr-4">
                    {title}
                    <span className="block text-sm text-muted">
                      {consentsCopy.version(version)}
                    </span>
                  </td>
                  <td className="py-2 pr-4">{state}</td>
                  <td className="py-2 tabular-nums">{at}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
