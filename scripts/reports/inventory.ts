import path from "node:path";
import type { Keeping } from "#worker/broker/domain/keeping.ts";
import { daysInWords, keeping } from "#worker/broker/domain/keeping.ts";
import { tableOf } from "./markdown-table.ts";

export const inventoryFile = path.resolve(import.meta.dirname, "../../docs/data-inventory.md");

const kinds: readonly Keeping[] = Object.values(keeping);

const time = (days: number | undefined): string => (days === undefined ? "–" : daysInWords(days));

/** The inventory of personal data: kinds, purposes, legal grounds, receivers and times. */
export function inventory(): string {
  const rows = kinds.map((kind) => [
    kind.name,
    kind.tables.map((table) => `\`${table}\``).join(", "),
    kind.purpose,
    kind.basis,
    kind.recipients,
    time(kind.leastDays),
    kind.mostDays === undefined ? kind.from : `${kind.from} ${daysInWords(kind.mostDays)}`,
  ]);
  const head = ["Veri", "Nerede", "Amaç", "Dayanak", "Alıcılar", "En az", "En çok"];
  return `# Data inventory

Made by \`npm run docs\` of \`worker/broker/domain/keeping.ts\`, in Turkish, since it is what a registration with VERBİS is filled in by;
the registration itself is the firm's. The same table is what retention deletes by and what the disclosure text says.

${tableOf([head, ...rows]).join("\n")}
`;
}
