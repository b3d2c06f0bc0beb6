import type { Membership } from "../verification/shown-person.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Pause } from "../domain/pause.ts";
import type { BrokerEnv } from "../env.ts";
import type { Source } from "../insurers/source.ts";
import type { Notifier } from "../notification/notification.ts";
import type { PermissionRepository } from "../consent/permission-repository.ts";
import type { ActivityRepository } from "./activity-repository.ts";
import type { CoveredRiskRepository } from "./covered-risk-repository.ts";
import type { DraftRepository } from "./draft-repository.ts";
import type { QuoteCorrectionRepository } from "./quote-correction-repository.ts";
import type { QuoteRepository } from "./quote-repository.ts";
import type { QuoteRooms } from "./room/quote-room-client.ts";
import type { ExchangeRates } from "../registries/exchange-rates.ts";
import type { AssetServices } from "../assets/services.ts";
import type { VerificationServices } from "../verification/services.ts";
import type { ApiServices } from "../api/services.ts";

/** What quotes are asked for, answered and kept with. */
export type QuoteServices = {
  readonly env: BrokerEnv;
  readonly exchangeRates: ExchangeRates;
  readonly notifier: Notifier;
  readonly pause: Pause;
  readonly rooms: QuoteRooms;
  readonly sources: readonly Source[];
  readonly vault: Vault;
  readonly orders: {
    /** Whether a quote is bought, or an attempt to buy it under way. */
    isTaken(quoteId: string): Promise<boolean>;
  };
  readonly store: {
    readonly activity: ActivityRepository;
    readonly coveredRisks: CoveredRiskRepository;
    readonly drafts: DraftRepository;
    readonly permissions: PermissionRepository;
    readonly quoteCorrections: QuoteCorrectionRepository;
    readonly members: {
      find(
        memberId: string,
      ): Promise<(Membership & { readonly profile: { readonly email: string } }) | undefined>;
    };
    readonly quotes: QuoteRepository;
  };
} & AssetServices &
  VerificationServices &
  ApiServices;
