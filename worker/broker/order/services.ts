import type { LedgerEntry } from "./process/ledger-entry.ts";
import type { PolicyRow } from "./policy-repository.ts";
import type { CampaignRepository } from "../campaign/campaign-repository.ts";
import type { ConsentRepository } from "../consent/consent-repository.ts";
import type { AssetRepository } from "../member/asset-repository.ts";
import type { ContactChangeRepository } from "./contact-change-repository.ts";
import type { OrderRepository } from "./order-repository.ts";
import type { PolicyRepository } from "./policy-repository.ts";
import type { Orders } from "./process/order-client.ts";
import type { PaymentProvider } from "../payment/payment.ts";
import type { PdfFonts } from "../print/fonts.ts";
import type { QuoteServices } from "../quote/services.ts";

/** What orders are paid, issued and told with. */
export type OrderServices = {
  readonly loadFonts: () => Promise<PdfFonts>;
  readonly orders: Orders;
  readonly payment: PaymentProvider;
  readonly store: {
    readonly assets: AssetRepository;
    readonly campaigns: CampaignRepository;
    readonly contactChanges: ContactChangeRepository;
    readonly consents: ConsentRepository;
    readonly orders: OrderRepository;
    readonly policies: PolicyRepository;
    readonly policyChanges: {
      /** Changes of an order's policy that its insurer has confirmed, the oldest first. */
      confirmedOf(
        orderId: string,
      ): Promise<
        readonly { readonly changedAt: number | null; readonly differenceKurus: number }[]
      >;
    };
    readonly reconciliation: {
      /** What ledger and policies have of an order. */
      noted(orderId: string): Promise<{
        readonly entries: readonly LedgerEntry[];
        readonly policy: PolicyRow | undefined;
      }>;
    };
  };
} & QuoteServices;
