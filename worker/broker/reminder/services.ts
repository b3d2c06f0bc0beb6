import type { MarketingChannel } from "#shared/calls/marketing.ts";
import type { ConsentRepository } from "../consent/consent-repository.ts";
import type { PolicyRepository } from "../order/policy-repository.ts";
import type { Orders } from "../order/process/order-client.ts";
import type { ReminderRepository } from "./reminder-repository.ts";
import type { UnsoldQuoteRepository } from "../quote/unsold-quote-repository.ts";
import type { QuoteServices } from "../quote/services.ts";

/** What people are reminded with. */
export type ReminderServices = {
  readonly orders: Orders;
  readonly housekeeper: {
    /** Has the daily work done no later than an instant, epoch ms. */
    wake(by?: number): Promise<void>;
  };
  readonly store: {
    readonly consents: ConsentRepository;
    readonly members: {
      /** Has the membership of a phone say as well what was taken back of advertising. */
      forbid(phoneIndex: string, channels: readonly MarketingChannel[]): Promise<void>;
    };
    readonly policies: PolicyRepository;
    readonly reminders: ReminderRepository;
    readonly unsoldQuotes: UnsoldQuoteRepository;
  };
} & QuoteServices;
