import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { hasRecord, orders, policies } from "../store/order-schema.ts";
import { cancellations, endOf, policyChanges } from "../store/policy-schema.ts";
import { quotes } from "../store/schema.ts";

/** Which of a member's quotes are wanted. */
export interface QuoteFilter {
  readonly hasPolicy: boolean;
  readonly productId: string | undefined;
  /** Epoch ms of when the quote, or the policy, was made: from, and before. */
  readonly since: number | undefined;
  readonly before: number | undefined;
  /** From 1. */
  readonly page: number;
}

export const quotePageSize = 20;

const columns = {
  quoteId: quotes.quoteId,
  productId: quotes.productId,
  subject: quotes.subject,
  vehicle: quotes.vehicle,
  policyStart: quotes.policyStart,
  createdAt: quotes.createdAt,
  /** Null while the quote's room alone knows. */
  offerCount: quotes.offerCount,
  lowestKurus: quotes.lowestKurus,
  lowestUntil: quotes.lowestUntil,
  policyNumber: policies.policyNumber,
  firmId: policies.firmId,
  firmName: policies.firmName,
  grossKurus: policies.grossKurus,
  paidKurus: policies.paidKurus,
  /** What its confirmed changes have cost together; below nothing what they gave back. */
  changedKurus: sql<number>`coalesce((select sum(${policyChanges.differenceKurus}) from ${policyChanges}
    where ${policyChanges.orderId} = ${policies.orderId} and ${policyChanges.changedAt} is not null), 0)`,
  instalmentCount: policies.instalmentCount,
  issuedAt: policies.issuedAt,
  startsAt: policies.startsAt,
  endsAt: policies.endsAt,
  hasRecord,
  attention: orders.attention,
  cancelledOn: cancellations.cancelledOn,
  /** How its latest leaving stands. */
  leaving: sql<string | null>`(select ${cancellations.state} from ${cancellations}
    where ${cancellations.orderId} = ${policies.orderId} order by ${cancellations.askedAt} desc limit 1)`,
};

/** Lists of a member's quotes and policies. */
export function createMemberQuoteRepository(db: Database) {
  const rowsOf = (memberId: string, filter: QuoteFilter) => {
    const { hasPolicy, productId, since, before } = filter;
    const madeAt = hasPolicy ? policies.issuedAt : quotes.createdAt;
    const where = and(
      eq(quotes.memberId, memberId),
      hasPolicy ? isNotNull(policies.policyId) : isNull(policies.policyId),
      productId === undefined ? undefined : eq(quotes.productId, productId),
      since === undefined ? undefined : gte(madeAt, since),
      before === undefined ? undefined : lt(madeAt, before),
    );
    return { madeAt, where };
  };
  return {
    /** One page, newest first, and how many there are in all. */
    async page(memberId: string, filter: QuoteFilter) {
      const { madeAt, where } = rowsOf(memberId, filter);
      const ofPolicy = eq(policies.quoteId, quotes.quoteId);
      const [counted, results] = await db.batch([
        db.select({ total: count() }).from(quotes).leftJoin(policies, ofPolicy).where(where),
        db
          .select(columns)
          .from(quotes)
          .leftJoin(policies, ofPolicy)
          .leftJoin(orders, eq(orders.orderId, policies.orderId))
          .leftJoin(cancellations, endOf(policies.orderId))
          .where(where)
          .orderBy(desc(madeAt), desc(quotes.quoteId))
          .limit(quotePageSize)
          .offset((filter.page - 1) * quotePageSize),
      ]);
      return { total: counted[0]?.total ?? 0, results };
    },
  };
}

export type MemberQuoteRow = Awaited<
  ReturnType<ReturnType<typeof createMemberQuoteRepository>["page"]>
>["results"][number];

export type MemberQuoteRepository = ReturnType<typeof createMemberQuoteRepository>;
