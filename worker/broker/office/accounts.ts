import { accountsCopy as copy } from "./accounts-copy.ts";
import { accountsPage } from "./pages/accounts-page.tsx";
import type { OfficeContext } from "./office-context.ts";
import { leadTo, readForm } from "./office-context.ts";
import { officePaths } from "./paths.ts";

/** What came of a wish to end a lock, as the address after it says. */
const outcomes = { acildi: copy.unlocked, "kilitli-degil": copy.notLocked, kendi: copy.own };
type Outcome = keyof typeof outcomes;

const isOutcome = (word: string | null): word is Outcome =>
  word !== null && Object.hasOwn(outcomes, word);

/** Who works here, and whom a lock keeps out. */
export async function showAccounts(context: OfficeContext): Promise<Response> {
  await context.audit("listed", copy.title);
  const accounts = await context.services.store.officeAccounts.list();
  const said = new URL(context.request.url).searchParams.get("sonuc");
  return accountsPage(accounts, isOutcome(said) ? outcomes[said] : undefined, context);
}

const leadBack = (outcome: Outcome): Response => leadTo(`${officePaths.accounts}?sonuc=${outcome}`);

/** Ends the locks of a colleague; nobody ends those of their own account. */
export async function unlockAccount(context: OfficeContext): Promise<Response> {
  const { services, entry, name: ownName } = context;
  const { name = "" } = await readForm(context.request);
  if (name === ownName) return leadBack("kendi");
  const { officeAccounts } = services.store;
  const isDone = await officeAccounts.unlock(name, entry("unlocked", name), services.now());
  return leadBack(isDone ? "acildi" : "kilitli-degil");
}
