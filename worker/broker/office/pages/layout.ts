import { html } from "hono/html";
import { htmlPage } from "../../html-page.ts";
import type { Markup } from "../../html-page.ts";
import { officePageCopy as copy } from "../copy.ts";
import { officePaths } from "../paths.ts";
import { officeStyle } from "./office-style.ts";

interface SignedInPage {
  readonly site: string;
  /** Name of the account. */
  readonly account: string;
  readonly title: string;
  /** Which of the sections it belongs to. */
  readonly section: (typeof sections)[number];
  readonly status?: number;
  /** Whether images of this site are shown on it. */
  readonly showsImages?: boolean;
  readonly body: Markup;
}

const sections = ["inbox", "orders", "codes", "numbers", "accounts", "audit"] as const;

/** A page of somebody signed in: sections and the way out above it. */
export function officePage({ site, account, title, section, body, ...page }: SignedInPage) {
  const links = sections.map((id) => {
    const current = id === section ? html` aria-current="page"` : "";
    return html`<a href="${officePaths[id]}" ${current}>${copy[id]}</a>`;
  });
  return htmlPage({
    title: `${title} | ${copy.name(site)}`,
    style: officeStyle,
    ...page,
    body: html`<header class="top">
        <strong>${copy.name(site)}</strong>
        <nav aria-label="${copy.nav}">${links}</nav>
        <form method="post" action="${officePaths.signOut}">
          <span>${account}</span><button type="submit">${copy.signOut}</button>
        </form>
      </header>
      <main>${body}</main>`,
  });
}

/** A page before the sign-in: one form. */
export const doorPage = (site: string, title: string, status: number, body: Markup) =>
  htmlPage({
    title: `${title} | ${copy.name(site)}`,
    style: officeStyle,
    status,
    body: html`<main class="narrow">
      <p class="muted">${copy.name(site)}</p>
      <h1>${title}</h1>
      ${body}
    </main>`,
  });

interface TextInput {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "password";
  readonly autocomplete: string;
  readonly inputmode?: "numeric";
  readonly hint?: string;
  readonly value?: string;
  readonly fault?: string | undefined;
}

/** A line of text with its label, hint and message. */
export function textInput({ name, label, type = "text", value = "", ...input }: TextInput): Markup {
  const { autocomplete, inputmode = "text", hint, fault } = input;
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ");
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      autocapitalize="none"
      spellcheck="false"
      aria-describedby="${described}"
      aria-invalid="${fault === undefined ? "false" : "true"}"
    />
    ${hint === undefined ? "" : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${fault === undefined ? "" : html`<p class="fault" id="${name}-fault">${fault}</p>`}`;
}

/** A message over the form it is about. */
export const alertOf = (text: string | undefined): Markup =>
  text === undefined ? html`` : html`<p class="error" role="alert">${text}</p>`;
