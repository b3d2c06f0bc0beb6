import type { Vault } from "../crypto/vault.ts";
import type { CoverRow } from "../lines/offer.ts";
import { printCopy } from "../print/copy.ts";
import { coverText } from "../print/cover-text.ts";
import type { ChangeContent } from "./change/change-content.ts";
import { openChange } from "./change/change-content.ts";
import { policyCopy } from "./policy-copy.ts";
import type { PolicyChangeRow } from "./change/change-repository.ts";

/** What a policy covers as it stands: by the newest confirmed change whose insurer has told it (the oldest comes first), or as it was sold. */
export async function standingCovers(
  sold: readonly CoverRow[],
  changes: readonly PolicyChangeRow[],
  vault: Vault,
): Promise<readonly CoverRow[]> {
  for (const change of changes.toReversed()) {
    const { covers } = await openChange(vault, change);
    if (covers !== undefined) return covers;
  }
  return sold;
}

/** What of it a change makes another thing, as it is shown beside what was typed. */
export function changedCovers(
  before: readonly CoverRow[],
  after: readonly CoverRow[],
): ChangeContent["rows"] {
  const textIn = (rows: readonly CoverRow[], sought: string) => {
    const row = rows.find(({ id }) => id === sought);
    return row === undefined ? printCopy.cover.excluded : coverText(row);
  };
  const labels = new Map([...before, ...after].map(({ id, label }) => [id, label]));
  return [...labels]
    .map(([id, label]) => ({
      label: policyCopy.coverOf(label),
      before: textIn(before, id),
      after: textIn(after, id),
    }))
    .filter((row) => row.before !== row.after);
}
