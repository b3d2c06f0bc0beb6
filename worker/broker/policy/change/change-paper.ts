import { formatMoment } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { lines } from "#shared/lines/registry.ts";
import type { Attachment } from "../../notification/notification.ts";
import { policyholderName, printPaper } from "../print-paper.ts";
import type { PolicyServices } from "../services.ts";
import { openChange } from "./change-content.ts";
import { changePaperCopy as copy } from "./change-copy.ts";
import type { PolicyChange } from "./change-record.ts";

/** What an endorsement is written of: its process has it, and the table. */
type ConfirmedChange = Pick<
  PolicyChange,
  | "quoteId"
  | "policyNumber"
  | "productId"
  | "firmId"
  | "firmName"
  | "contentSealed"
  | "differenceKurus"
> & {
  readonly endorsementNumber?: string | null;
  /** Epoch ms. */
  readonly changedAt: number | null | undefined;
};

/** The endorsement by which a policy was changed, as a PDF; undefined before its insurer has confirmed, and once nobody knows whose it was. */
export async function changePaper(
  change: ConfirmedChange,
  services: PolicyServices,
): Promise<Attachment | undefined> {
  const { policyNumber, endorsementNumber, productId, differenceKurus } = change;
  const confirmedAt = change.changedAt ?? undefined;
  const quote = await services.store.quotes.open(change.quoteId);
  if (confirmedAt === undefined || quote === undefined) return undefined;
  const { rows } = await openChange(services.vault, change);
  return printPaper(
    {
      title: copy.title,
      number: endorsementNumber ?? policyNumber,
      confirmedAt,
      rows: [
        [copy.policyNumber, policyNumber],
        [copy.product, lines[productId].product.name],
        [copy.holder, policyholderName(quote.content)],
        ...rows.flatMap(({ label, before, after }) => [
          [copy.before(label), before] as const,
          [copy.after(label), after] as const,
        ]),
        [copy.difference, differenceText(differenceKurus)],
        [copy.confirmed, formatMoment(confirmedAt)],
      ],
      paragraphs: [copy.text, copy.note],
      fileName: copy.fileName(policyNumber),
    },
    change,
    services,
  );
}

function differenceText(kurus: number): string {
  if (kurus === 0) return copy.none;
  const lira = formatMoney(Math.abs(kurus));
  return kurus > 0 ? copy.more(lira) : copy.less(lira);
}
