import type { Option } from "#shared/fields/asked-field.ts";

/** Districts as choices; a district's name is what is stored. */
export const toOptions = (items: readonly { countyName: string }[] = []): Option[] =>
  items.map(({ countyName }) => ({ id: countyName, name: countyName }));
