import { uiCopy } from "#client/copy/ui.ts";

/** One choice of a select or of radios. */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly disabled?: boolean;
  /** A word of explanation, shown with the choice. */
  readonly tooltip?: string;
}

/** The choice that stands for everything not on the list; its name is a key of the copy. */
export const otherOption = { id: "other", name: "lblOther" } as const satisfies Option;

/** The options, with the other one behind them when it is wanted. */
export function withOther(options: readonly Option[], hasOther: boolean): readonly Option[] {
  return hasOther ? [...options, otherOption] : options;
}

/** What people read. */
export function optionText(option: Option): string {
  return option.name === otherOption.name ? uiCopy.lblOther : option.name;
}
