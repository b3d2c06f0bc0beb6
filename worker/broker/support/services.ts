import type { ConsentRepository } from "../consent/consent-repository.ts";
import type { MemberRepository } from "../member/member-repository.ts";
import type { ContactRepository } from "./contact-repository.ts";
import type { SupportMessageRepository } from "./support-message-repository.ts";
import type { SupportRepository } from "./support-repository.ts";
import type { QuoteServices } from "../quote/services.ts";

/** What people are heard and answered with. */
export type SupportServices = {
  readonly store: {
    readonly consents: ConsentRepository;
    readonly contacts: ContactRepository;
    readonly members: MemberRepository;
    readonly support: SupportRepository;
    readonly supportMessages: SupportMessageRepository;
  };
} & QuoteServices;
