import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { privateHead } from "#client/sign-in/private-head.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { href } from "#shared/routes.ts";
import { changeAssets } from "./assets/act.server.ts";
import { loadAssets } from "./assets/load.server.ts";
import { changeConsents } from "./consents/act.server.ts";
import { loadConsents } from "./consents/load.server.ts";
import { accountCopy, sectionTitles } from "./copy.ts";
import { changePasswordOrMfa } from "./password/act.server.ts";
import { loadPassword } from "./password/load.server.ts";
import { loadPolicies } from "./policies/load.server.ts";
import { changeProfile } from "./profile/act.server.ts";
import { loadProfile } from "./profile/load.server.ts";
import { refuseGuest } from "./refusal.server.ts";
import { loadQuotes } from "./quotes/load.server.ts";
import type { AccountSectionId } from "./sections.ts";
import { sectionOf } from "./sections.ts";
import { writeToSupport } from "./support/act.server.ts";
import { loadSupport } from "./support/load.server.ts";

/** What each section shows; null when the back office does not answer. */
const loaders = {
  bilgilerim: loadProfile,
  "sifre-degisikligi": loadPassword,
  policelerim: loadPolicies,
  tekliflerim: loadQuotes,
  varliklarim: loadAssets,
  desteklerim: loadSupport,
  izinlerim: loadConsents,
} satisfies Record<AccountSectionId, (input: LoaderInput) => Promise<unknown>>;

const actions: Partial<Record<AccountSectionId, (input: LoaderInput) => Promise<unknown>>> = {
  bilgilerim: changeProfile,
  "sifre-degisikligi": changePasswordOrMfa,
  varliklarim: changeAssets,
  desteklerim: writeToSupport,
  izinlerim: changeConsents,
};

type Loaders = typeof loaders;
export type SectionData<Id extends AccountSectionId> = NonNullable<
  Awaited<ReturnType<Loaders[Id]>>
>;
/** The section that is shown, and its data. */
export type ShownSection = {
  [Id in AccountSectionId]: { readonly id: Id; readonly data: SectionData<Id> };
}[AccountSectionId];

/**
 * One section of the account. A session that ended meanwhile leads home, as the gate does; while nobody answers there is the
 * page that goes on asking.
 */
export async function loadAccount(input: LoaderInput) {
  const { page, url } = input;
  const id = sectionOf(url);
  const data = await loaders[id](input);
  if (!page.member.isSignedIn) throw redirect(href("home"));
  if (data === null) throw unavailable();
  const section = { id, data } as ShownSection;
  const title = `${sectionTitles[id]} · ${accountCopy.title}`;
  return { head: privateHead(page.site, title, accountCopy.description), section };
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

/** Hands a posted form to the section it stands in. The session may end before, or meanwhile. */
export async function actOnAccount(input: LoaderInput): Promise<unknown> {
  const { page, url, request } = input;
  const posted = request.clone();
  const outcome = page.member.isSignedIn ? await actions[sectionOf(url)]?.(input) : undefined;
  if (page.member.isSignedIn) return outcome ?? redirect(href("account"));
  // Whoever has ended the membership is led home by that.
  return outcome instanceof Response
    ? redirect(href("home"))
    : refuseGuest(input, await posted.formData());
}
