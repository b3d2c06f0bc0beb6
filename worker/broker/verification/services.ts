import type { Membership } from "./shown-person.ts";
import type { Site } from "#shared/site.ts";
import type { Notifier } from "../notification/notification.ts";
import type { PersonRegistry } from "../registries/person-registry.ts";
import type { CodeRepository } from "./code-repository.ts";
import type { KnownPersonRepository } from "./known-person-repository.ts";
import type { ProvedPhoneRepository } from "./proved-phone-repository.ts";
import type { VerificationRepository } from "./verification-repository.ts";
import type { VisitorRepository } from "./visitor-repository.ts";
import type { LimitServices } from "../limits/services.ts";

/** What phones and people are proved with. */
export type VerificationServices = {
  readonly notifier: Notifier;
  readonly people: PersonRegistry;
  readonly randomDigits: (count: number) => string;
  readonly randomUuid: () => string;
  readonly site: Site;
  readonly store: {
    readonly codes: CodeRepository;
    readonly knownPeople: KnownPersonRepository;
    readonly provedPhones: ProvedPhoneRepository;
    readonly verifications: VerificationRepository;
    readonly visitors: VisitorRepository;
    readonly members: {
      find(memberId: string): Promise<(Membership & { readonly phoneIndex: string }) | undefined>;
    };
  };
} & LimitServices;
