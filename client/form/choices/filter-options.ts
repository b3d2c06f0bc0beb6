import { foldTurkish } from "#shared/format/turkish-case.ts";
import { optionText } from "./option.ts";
import type { Option } from "#shared/fields/asked-field.ts";

const spaceless = (text: string): string => foldTurkish(text).replace(/\s/g, "");

/**
 * Options whose text holds what was typed, whatever its case, accents and spaces: the one that is just that first, then those
 * that begin with it.
 */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = spaceless(typed);
  if (wanted === "") return options;
  const rankOf = (text: string) => (text === wanted ? 0 : text.startsWith(wanted) ? 1 : 2);
  return options
    .map((option) => ({ option, text: spaceless(optionText(option)) }))
    .filter(({ text }) => text.includes(wanted))
    .toSorted((one, other) => rankOf(one.text) - rankOf(other.text))
    .map(({ option }) => option);
}
