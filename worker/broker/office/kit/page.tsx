/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { htmlPage } from "../../html-page.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { OfficeContext, OfficeRequest } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import type { OfficeRight } from "../rights.ts";
import { officeSheet } from "./sheet.ts";

/** Sections of the office, with the right that each needs; without one, whoever has any. */
const sections = {
  inbox: "requests",
  orders: "money",
  policies: "money",
  codes: "requests",
  numbers: "requests",
  permissions: "requests",
  campaigns: "campaigns",
  accounts: "accounts",
  audit: "accounts",
  status: undefined,
} as const satisfies Readonly<Record<string, OfficeRight | undefined>>;
type Section = keyof typeof sections;

/** Sections that somebody may see, in their order. */
export const sectionsOf = ({ rights }: Pick<OfficeContext, "rights">): Section[] =>
  (Object.keys(sections) as Section[]).filter((section) => {
    const right = sections[section];
    return right === undefined ? rights.size > 0 : rights.has(right);
  });

interface SignedInPage {
  readonly title: string;
  /** Which of the sections it belongs to. */
  readonly section: Section;
  readonly status?: number;
  /** Whether images of this site are shown on it. */
  readonly showsImages?: boolean;
  /** Whether it is a form or a text, which is read best in a column. */
  readonly isNarrow?: boolean;
}

/** A page of somebody signed in: sections and the way out above it. */
export function officePage(
  { title, section, isNarrow = false, ...page }: SignedInPage,
  { services: { site }, fontAddress, name, rights }: OfficeContext,
  body: Child,
): Promise<Response> {
  const office = copy.name(site.name);
  return htmlPage({
    ...page,
    title: `${title} | ${office}`,
    style: officeSheet(fontAddress),
    fontAddress,
    body: (
      <>
        <a href="#icerik" class="skip">
          {copy.skip}
        </a>
        <header class="top">
          <div>
            <strong class="brand">{office}</strong>
            <nav aria-label={copy.nav}>
              {sectionsOf({ rights }).map((id) => (
                <a href={officePaths[id]} aria-current={id === section ? "page" : undefined}>
                  {copy[id]}
                </a>
              ))}
            </nav>
            <form method="post" action={officePaths.signOut}>
              <span>{name}</span>
              <button type="submit">{copy.signOut}</button>
            </form>
          </div>
        </header>
        <main id="icerik" tabindex={-1} class={isNarrow ? "narrow" : ""}>
          {body}
        </main>
      </>
    ),
  });
}

/** A page before the sign-in, and one that nothing is at. */
export function doorPage(
  { title, status = 200 }: { readonly title: string; readonly status?: number },
  { services: { site }, fontAddress }: OfficeRequest,
  body: Child,
): Promise<Response> {
  const office = copy.name(site.name);
  return htmlPage({
    title: `${title} | ${office}`,
    style: officeSheet(fontAddress),
    fontAddress,
    status,
    body: (
      <main class="door">
        <p class="brand">{office}</p>
        <h1>{title}</h1>
        {body}
      </main>
    ),
  });
}

interface Heading {
  readonly title: Child;
  readonly lead?: string | undefined;
  readonly back?: { readonly href: string; readonly label: string };
  /** A small line with what it is, under the title. */
  readonly children?: Child;
}

/** What a page begins with: the way back, its title, and what it is about. */
export const Heading = ({ title, lead, back, children }: Heading) => (
  <div class="heading">
    {back && (
      <p>
        <a href={back.href}>{back.label}</a>
      </p>
    )}
    <h1>{title}</h1>
    {lead === undefined ? null : <p class="muted">{lead}</p>}
    {children}
  </div>
);

/** A ground of its own for what belongs together. */
export const Card = ({
  title,
  children,
}: {
  readonly title?: string;
  readonly children?: Child;
}) => (
  <section class="card">
    {title === undefined ? null : <h2>{title}</h2>}
    {children}
  </section>
);
