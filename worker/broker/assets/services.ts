import type { LineId } from "#shared/lines/registry.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { Site } from "#shared/site.ts";
import type { VehicleCorrectionRepository } from "./vehicle/vehicle-correction-repository.ts";
import type { HomeRegistry } from "../registries/home-registry.ts";
import type { InsuranceBureau } from "../registries/insurance-bureau.ts";
import type { PersonRegistry } from "../registries/person-registry.ts";
import type { VehicleRegistry } from "../registries/vehicle-registry.ts";
import type { LimitServices } from "../limits/services.ts";

/** What the insured are looked up and corrected with. */
export type AssetServices = {
  readonly bureau: InsuranceBureau;
  readonly homes: HomeRegistry;
  readonly people: PersonRegistry;
  readonly randomDigits: (count: number) => string;
  readonly site: Site;
  readonly vehicles: VehicleRegistry;
  readonly store: {
    readonly vehicleCorrections: VehicleCorrectionRepository;
    /** What was sold here, so that one insurance knows of another. */
    readonly soldQuotes: {
      open(
        phoneIndex: string,
        lineId: LineId,
        since: number,
      ): Promise<readonly { readonly request: QuoteRequest; readonly issuedAt: number }[]>;
    };
  };
} & LimitServices;
