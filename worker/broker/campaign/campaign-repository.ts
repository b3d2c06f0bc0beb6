import { and, asc, eq, sql } from "drizzle-orm";
import type { Touch } from "#shared/campaign.ts";
import { isOrganic } from "#shared/campaign.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import { auditIf } from "../store/audited.ts";
import { campaignDays, campaignLinks, daySumKey, orderTouches } from "../store/campaign-schema.ts";
import type { Database } from "../store/database.ts";
import type { CountedRow } from "./report.ts";
import type { Days, Dimension, LedgerSums } from "../store/campaign-sums.ts";
import { countedIn, ledgerIn } from "../store/campaign-sums.ts";
import type { Origin } from "./touch.ts";
import { storedTouch } from "./touch.ts";

export type CampaignLink = typeof campaignLinks.$inferSelect;

/** What tells one campaign from another. */
export interface NamedCampaign {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** How many documents were asked for from elsewhere on a day by one way of coming; names are empty but of a registered campaign. */
export interface Landings extends NamedCampaign {
  readonly origin: Origin;
  readonly amount: number;
}

const none = { source: "", medium: "", campaign: "" };

/** What campaigns brought, and the links that are registered. */
export function createCampaignRepository(db: Database) {
  const isOf = ({ source, medium, campaign }: NamedCampaign) =>
    and(
      eq(campaignLinks.source, source),
      eq(campaignLinks.medium, medium),
      eq(campaignLinks.campaign, campaign),
    );
  return {
    /** By which way a touch is counted. */
    async wayOf(touch: Touch): Promise<Omit<Landings, "amount">> {
      if (storedTouch(touch) === null) return { origin: "direct", ...none };
      if (touch.isRefused === true) return { origin: "refused", ...none };
      const {
        utm_source: source = "",
        utm_medium: medium = "",
        utm_campaign: campaign = "",
      } = touch;
      const named = { source, medium, campaign };
      if ((await db.$count(campaignLinks, isOf(named))) > 0)
        return { origin: "campaign", ...named };
      return { origin: isOrganic(touch) ? "organic" : "other", ...none };
    },
    /** Registers a link and writes it down; of one that is there already, neither. */
    async addLink(link: CampaignLink, entry: AuditEntry): Promise<void> {
      const { term, content, page } = link;
      const same = and(
        isOf(link),
        eq(campaignLinks.term, term),
        eq(campaignLinks.content, content),
        eq(campaignLinks.page, page),
      );
      const isNew = sql`NOT EXISTS (SELECT 1 FROM ${campaignLinks} WHERE ${same})`;
      await db.batch([
        auditIf(db, entry, isNew),
        db.insert(campaignLinks).values(link).onConflictDoNothing(),
      ]);
    },
    async links(): Promise<readonly CampaignLink[]> {
      return db.select().from(campaignLinks).orderBy(asc(campaignLinks.createdAt));
    },
    /** Keeps the landings of a day ("YYYY-MM-DD") as they stand. */
    async keepLandings(day: string, landings: readonly Landings[]): Promise<void> {
      const rows = landings.map((row) => ({
        day,
        ...row,
        productId: "",
        firmId: "",
        stage: "landings",
      }));
      const statements = rows.map((row) =>
        db
          .insert(campaignDays)
          .values(row)
          .onConflictDoUpdate({
            target: daySumKey,
            set: { amount: row.amount },
          }),
      );
      const [first, ...others] = statements;
      if (first !== undefined) await db.batch([first, ...others]);
    },
    /** Keeps by which touch an order was begun; an order without one has that of its quote. */
    async keepOrderTouch(orderId: string, touch: Touch | undefined): Promise<void> {
      const campaign = storedTouch(touch);
      if (campaign === null) return;
      await db.insert(orderTouches).values({ orderId, campaign }).onConflictDoNothing();
    },
    /** What was counted in some days. */
    async counted(days: Days, by: readonly Dimension[]): Promise<readonly CountedRow[]> {
      return db.all<CountedRow>(countedIn(days, by));
    },
    /** What the ledger has of the same days. */
    async ledger(days: Days): Promise<LedgerSums> {
      return db.get<LedgerSums>(ledgerIn(days));
    },
  };
}

export type CampaignRepository = ReturnType<typeof createCampaignRepository>;
