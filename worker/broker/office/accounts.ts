import { accountsCopy as copy } from "./accounts-copy.ts";
import { accountsPage } from "./pages/accounts-page.tsx";
import type { OfficeContext } from "./office-context.ts";
import { leadTo, readForm } from "./office-context.ts";
import { officePaths } from "./paths.ts";
import { leadToSaid, saidIn } from "./said.ts";
import { officeRights, writeRights } from "./rights.ts";

/** What came of a form, as the address after it says. */
const outcomes = {
  acildi: copy.unlocked,
  "kilitli-degil": copy.notLocked,
  kendi: copy.own,
  yetki: copy.rightsChanged,
  "kendi-yetkisi": copy.ownRights,
  degisti: copy.rightsOvertaken,
};
type Outcome = keyof typeof outcomes;

const isOutcome = (word: string | null): word is Outcome =>
  word !== null && Object.hasOwn(outcomes, word);

/** Who works here, and whom a lock keeps out. */
export async function showAccounts(context: OfficeContext): Promise<Response> {
  await context.audit("listed", copy.title);
  const accounts = await context.services.store.officeAccounts.list();
  const said = await saidIn(context);
  return accountsPage(accounts, isOutcome(said) ? outcomes[said] : undefined, context);
}

const leadBack = (outcome: Outcome, context: OfficeContext): Promise<Response> =>
  leadToSaid(officePaths.accounts, outcome, context);

/** Ends the locks of a colleague, or gives them other rights; nobody does either to their own account. */
export async function actOnAccount(context: OfficeContext): Promise<Response> {
  const form = await readForm(context.request);
  if (form["intent"] === "rights") return giveRights(form, context);
  return form["intent"] === "unlock" ? unlock(form, context) : leadTo(officePaths.accounts);
}

type Form = Readonly<Record<string, string>>;

async function unlock({ name = "" }: Form, context: OfficeContext): Promise<Response> {
  const { services, entry, name: ownName } = context;
  if (name === ownName) return leadBack("kendi", context);
  const { officeAccounts } = services.store;
  const isDone = await officeAccounts.unlock(name, entry("unlocked", name), services.now());
  return leadBack(isDone ? "acildi" : "kilitli-degil", context);
}

/** Nobody can take the right to manage accounts from themselves, so that somebody always has it. */
async function giveRights(form: Form, context: OfficeContext): Promise<Response> {
  const { services, entry, name: ownName } = context;
  const { name = "", seen = "" } = form;
  if (name === ownName) return leadBack("kendi-yetkisi", context);
  const rights = new Set(officeRights.filter((right) => form[right] !== undefined));
  const subject = `${name} ${writeRights(rights)}`.trim();
  const isDone = await services.store.officeAccounts.giveRights(
    { name, seen },
    rights,
    entry("changed-rights", subject),
  );
  return leadBack(isDone ? "yetki" : "degisti", context);
}
