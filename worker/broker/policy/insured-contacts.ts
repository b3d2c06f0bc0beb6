import { saidBeside } from "../lines/changing/traveller-change.ts";
import { openChange } from "./change/change-content.ts";
import type { Owned } from "./left-policy.ts";
import type { PolicyServices } from "./services.ts";

/** Contacts of adults whom a policy insures beside who bought it, as given at its sale and then at its changes, in that order. */
export async function insuredContacts(
  { quote, changes }: Pick<Owned, "quote" | "changes">,
  { vault }: Pick<PolicyServices, "vault">,
): Promise<string[]> {
  const atSale = (quote.content.insuredContacts ?? []).map(({ contact }) => contact);
  const opened = await Promise.all(changes.map((change) => openChange(vault, change)));
  const later = opened.flatMap(({ values }) => saidBeside(new Map(values)).travellerContact ?? []);
  return [...atSale, ...later];
}
