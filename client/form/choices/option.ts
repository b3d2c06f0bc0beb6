import { uiCopy } from "#client/copy/ui.ts";
import type { AskedField, Option } from "#shared/fields/asked-field.ts";

/** The choice that stands for everything not on the list; its name is a key of the copy. */
export const otherOption = { id: "other", name: "lblOther" } as const satisfies Option;

/** What can be chosen in a field, with the other one behind it when it is wanted. */
export function optionsOf({
  options = [],
  hasOther = false,
}: Pick<AskedField, "options" | "hasOther">): readonly Option[] {
  return hasOther ? [...options, otherOption] : options;
}

/** What people read. */
export function optionText(option: Option): string {
  return option.name === otherOption.name ? uiCopy.lblOther : option.name;
}
