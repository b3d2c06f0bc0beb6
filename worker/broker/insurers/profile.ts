import type { LineId } from "#shared/lines/registry.ts";
import type { InstalmentPlan } from "../lines/instalments.ts";
import type { BookOf } from "../lines/registry.ts";
import type { InsurerLogo } from "./insurer.ts";

/** Everything that makes one embedded insurer different from another. */
export interface InsurerProfile {
  readonly id: string;
  readonly name: string;
  /** Three digits printed in its policy numbers. */
  readonly code: string;
  /** Service line; a placeholder, as the insurer is made up. */
  readonly phone: string;
  readonly logo: InsurerLogo;
  /** It answers after something between these seconds, always the same for the same request. */
  readonly answerSeconds: readonly [min: number, max: number];
  /** "phone": the price is shown, the sale is completed by an agent. */
  readonly soldBy: "online" | "phone";
  readonly instalmentPlan: InstalmentPlan;
  /** How it prices each line it insures. */
  readonly books: { readonly [Id in LineId]?: BookOf<Id> };
}
