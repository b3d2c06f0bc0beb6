import { foldTurkish } from "#shared/format/turkish-case.ts";
import { optionText } from "./option.ts";
import type { Option } from "#shared/fields/asked-field.ts";

/** Options whose text holds the words typed, whatever their case and accents; those that begin with them come first. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = foldTurkish(typed.trim());
  if (wanted === "") return options;
  const found = options
    .map((option) => ({ option, at: foldTurkish(optionText(option)).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  const first = found.filter(({ at }) => at === 0);
  const later = found.filter(({ at }) => at > 0);
  return [...first, ...later].map(({ option }) => option);
}
