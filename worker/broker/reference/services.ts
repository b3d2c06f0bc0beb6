import type { Site } from "#shared/site.ts";
import type { Insurer } from "../insurers/source.ts";
import type { PdfFonts } from "../print/fonts.ts";
import type { AddressRegistry } from "../registries/addresses/address-registry.ts";
import type { LimitServices } from "../limits/services.ts";

/** What lists, addresses and pages are answered with. */
export type ReferenceServices = {
  readonly addresses: AddressRegistry;
  readonly insurers: readonly Insurer[];
  readonly site: Site;
  readonly loadFonts: () => Promise<PdfFonts>;
  readonly store: {
    readonly assets: {
      list(memberId: string): Promise<readonly { readonly uavtCode?: string | undefined }[]>;
    };
    readonly members: {
      find(memberId: string): Promise<{ readonly nationalIndex: string } | undefined>;
    };
  };
} & LimitServices;
