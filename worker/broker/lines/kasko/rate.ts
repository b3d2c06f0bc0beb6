import type { PriceCall, Rate } from "../define-rating.ts";
import type { PremiumStep } from "../premium-step.ts";
import { added, multiplied, ownTariff, tariffSource } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import type { KaskoPlan } from "./book.ts";
import { stepCopy as copy } from "./copy.ts";
import { additions, chosenFactors, marketFactors, ownFactors } from "./premium.ts";
import type { KaskoRisk } from "./risk.ts";
import { kaskoTablesOn } from "./tables.ts";

const lira = 100;

const last = (steps: readonly PremiumStep[]): number => steps.at(-1)?.totalKurus ?? 0;

/** From the vehicle to everything that is insured. */
function valueSteps({ valueKurus, accessoriesKurus }: KaskoRisk): PremiumStep[] {
  const value = { label: copy.value, source: copy.valueSource, totalKurus: valueKurus };
  const all = valueKurus + accessoriesKurus;
  const accessories = { label: copy.accessories, source: copy.accessoriesSource, totalKurus: all };
  return accessoriesKurus === 0 ? [value] : [value, accessories];
}

/**
 * Prices an own damage risk: value × rates, history, choices and the insurer's own factors, then what is added whatever the
 * vehicle is worth; not below the minimum, in whole lira. Undefined where the breadth is not sold for the vehicle's age.
 */
export function kaskoRate(
  risk: KaskoRisk,
  plan: KaskoPlan,
  { insurerId, date, factor }: PriceCall,
): Rate | undefined {
  const tables = kaskoTablesOn(date);
  if (tables === undefined || risk.vehicleAge > tables.prices.oldest[plan.width]) return undefined;
  const { rates } = tables;
  const value = valueSteps(risk);
  const premium = multiplied(last(value), [
    ...marketFactors(risk, tables),
    ...chosenFactors(risk, plan, tables),
    ...ownFactors(risk, plan, insurerId),
  ]);
  const whole = added(last(premium), additions(risk, tables));
  const repriced = scale(last(whole), [factor]);
  const leastKurus = Math.max(rates.minimumKurus, repriced);
  const source = tariffSource(copy.ratesSource, rates);
  return {
    steps: [
      ...value,
      ...premium,
      ...whole,
      ...(factor === 1
        ? []
        : [{ label: copy.repriced, source: ownTariff, factor, totalKurus: repriced }]),
      { label: copy.minimum, source, totalKurus: leastKurus },
      { label: copy.wholeLira, source, totalKurus: scale(leastKurus, [1], lira) },
    ],
    confidence: rates.confidence,
  };
}
