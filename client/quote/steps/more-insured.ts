import { useNavigation } from "react-router";
import type { TypedText } from "#shared/fields/field.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import type { Progress } from "./shown-fields.ts";

const adding = new RegExp(`^add:${insuredGroup}(?::(\\w{1,20}))?$`);

/** What is known of one more insured of a kind, who comes after so many, by the names in the form. */
export const typedOfNext = ({ group }: AnyLine, count: number, kind: string): TypedText =>
  Object.fromEntries(
    Object.entries(group?.kinds?.[kind]?.typed ?? {}).map(([name, text]) => [
      nameInGroup(insuredGroup, count, name),
      text,
    ]),
  );

/**
 * How many insured are shown, with the one who is being added: their row is there before the answer, with what is known of
 * them. `isBusy`: whether what was pressed is under way.
 */
export function useShownInsured(
  line: AnyLine,
  { insuredCount: count }: Progress,
  isBusy: boolean,
): { readonly count: number; readonly typed: TypedText } {
  const { formData } = useNavigation();
  const pressed = isBusy ? adding.exec(String(formData?.get("intent") ?? "")) : null;
  return pressed === null || line.group === undefined || count >= line.group.max
    ? { count, typed: {} }
    : { count: count + 1, typed: typedOfNext(line, count, pressed[1] ?? "") };
}
