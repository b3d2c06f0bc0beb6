import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import { listItems } from "../reference/list-items.ts";

/** A slot of the office's hours by its id, as the office reads it; undefined when none was chosen. */
export function readSlot(chosen: string | undefined): Result<string | undefined, Failure> {
  if (chosen === undefined || chosen === "") return ok(undefined);
  const slot = listItems("ARAMA_ZAMANI", "").find(({ id }) => id === chosen);
  return slot === undefined
    ? err(invalidField("AramaZamani", brokerCopy.unknownChoice))
    : ok(slot.text);
}
