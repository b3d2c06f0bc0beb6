/** @jsxImportSource hono/jsx */
import { formatDateTime } from "#shared/format/date.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import type { CampaignLink } from "../../campaign/campaign-repository.ts";
import { linkAddress } from "../../campaign/link.ts";
import { Button, Form, Select, TextField } from "../kit/form.tsx";
import type { Column } from "../kit/table.tsx";
import { Table } from "../kit/table.tsx";
import { officePaths } from "../paths.ts";
import { campaignCopy as copy } from "./copy.ts";

/** What was typed of a new link, and what is wrong with it. */
export interface NewLink {
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
}

/** Pages a link may lead to: those that everybody may be led to. */
export const linkedPages = (): string[] =>
  routeIds
    .map(routeOf)
    .filter(({ inSitemap, path }) => inSitemap && !path.includes(":"))
    .map(({ path }) => path);

/** Registers a link; what is wrong is said at its field. */
export function LinkForm({ link: { typed, faults } }: { readonly link: NewLink }) {
  const field = (name: "source" | "campaign" | "term" | "content", isNeeded: boolean) => (
    <div>
      <TextField
        name={name}
        label={copy.fields[name]}
        autocomplete="off"
        hint={isNeeded ? `utm_${name}` : `utm_${name}, ${copy.optional}`}
        value={typed[name] ?? ""}
        fault={faults[name]}
      />
    </div>
  );
  return (
    <Form action={officePaths.campaigns} title={copy.build}>
      <p class="muted">{copy.buildLead}</p>
      <div class="grid">
        <div>
          <Select
            name="page"
            label={copy.page}
            options={linkedPages().map((path) => [path, path] as const)}
            chosen={typed["page"] ?? "/"}
          />
          {faults["page"] === undefined ? null : <p class="fault">{faults["page"]}</p>}
        </div>
        {field("source", true)}
        <div>
          <Select
            name="medium"
            label={copy.fields.medium}
            options={Object.entries(copy.media)}
            chosen={typed["medium"] ?? "e-posta"}
          />
          {faults["medium"] === undefined ? null : <p class="fault">{faults["medium"]}</p>}
        </div>
        {field("campaign", true)}
        {field("term", false)}
        {field("content", false)}
      </div>
      <Button label={copy.save} look="primary" />
    </Form>
  );
}

/** A registered link as a row. */
interface LinkRow extends CampaignLink {
  readonly address: string;
}

const columns: readonly Column<LinkRow>[] = [
  { head: copy.fields.campaign, cell: ({ campaign }) => <strong>{campaign}</strong> },
  { head: copy.link, cell: ({ address }) => <code>{address}</code> },
  {
    head: copy.savedBy,
    cell: ({ createdBy, createdAt }) => `${createdBy}, ${formatDateTime(createdAt)}`,
  },
];

interface Registered {
  readonly links: readonly CampaignLink[];
  /** The site's public address. */
  readonly site: string;
}

/** The links that are registered, the newest first. */
export const Links = ({ links, site }: Registered) => (
  <section id="baglantilar">
    <h2>{copy.links}</h2>
    <Table
      label={copy.links}
      rows={links.toReversed().map((link) => ({ ...link, address: linkAddress(site, link) }))}
      columns={columns}
    />
  </section>
);
