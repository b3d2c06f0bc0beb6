import type { ContactChangeRepository } from "../order/contact-change-repository.ts";
import type { CancellationRepository } from "../policy/cancellation-repository.ts";
import type { PolicyChangeRepository } from "../policy/change/change-repository.ts";
import type { MemberDataRepository } from "../member/member-data-repository.ts";
import type { OrderRepository } from "../order/order-repository.ts";
import type { PolicyRepository } from "../order/policy-repository.ts";
import type { Orders } from "../order/process/order-client.ts";
import type { MemberQuoteRepository } from "../quote/member-quote-repository.ts";
import type { ContactRepository } from "../support/contact-repository.ts";
import type { SupportMessageRepository } from "../support/support-message-repository.ts";
import type { SupportRepository } from "../support/support-repository.ts";
import type { MemberServices } from "../member/services.ts";
import type { QuoteServices } from "../quote/services.ts";

/** What a member sees and changes of their own. */
export type AccountServices = {
  readonly orders: Orders;
  readonly store: {
    readonly contacts: ContactRepository;
    readonly memberData: MemberDataRepository;
    readonly memberQuotes: MemberQuoteRepository;
    readonly orders: OrderRepository;
    readonly cancellations: CancellationRepository;
    readonly contactChanges: ContactChangeRepository;
    readonly policies: PolicyRepository;
    readonly policyChanges: PolicyChangeRepository;
    readonly support: SupportRepository;
    readonly supportMessages: SupportMessageRepository;
  };
} & MemberServices &
  QuoteServices;
