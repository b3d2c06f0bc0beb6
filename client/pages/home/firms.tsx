import { homeCopy } from "./copy.ts";

/** Names of the insurers that are asked; nothing while they are not known. */
export function Firms({ names, insurance }: { names: readonly string[]; insurance: string }) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="sirketler">
      <h2 id="sirketler" className="h2">
        {homeCopy.firms.title(insurance, names.length)}
      </h2>
      <p className="mt-2 text-muted">{homeCopy.firms.text}</p>
      <ul className="grid grid-cols-2 gap-3 mt-6 min-[600px]:grid-cols-3 desktop:grid-cols-4">
        {names.map((name) => (
          <li
            key={name}
            className="flex items-center min-h-14 px-4 py-2 rounded-control border border-solid border-line bg-card font-medium"
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
