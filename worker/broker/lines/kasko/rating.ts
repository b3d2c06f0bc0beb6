import { agreed } from "../rating/commission.ts";
import { formatMoney } from "#shared/format/money.ts";
import { kasko } from "#shared/lines/kasko/kasko.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import { inBreadths } from "../rating/packages.ts";
import { claimSteps } from "../claim-steps.ts";
import { onceByPlate } from "../covered-once.ts";
import { factorRating } from "../rating/factor-rating.ts";
import type { ProvisionalPart } from "../../domain/provisional-part.ts";
import { kaskoCoverages } from "./coverages.ts";
import { kaskoPolicyNotes } from "./notes.ts";
import type { KaskoBook } from "./premium.ts";
import { kaskoPremium, kaskoTables, ratesSource } from "./premium.ts";
import { kaskoRiskOf } from "./risk.ts";
import { breadthNames } from "./terms.ts";

const provisionalParts: Readonly<Record<ProvisionalPart, string>> = {
  history:
    "Hasar geçmişi kayıtlardan alınamadı; hasarsızlık indirimi uygulanmadı ve fiyat geçicidir.",
  insured:
    "Araç bilgileri kayıtlardan alınamadı; araç değeri sizin yazdığınız modele göredir ve fiyat geçicidir.",
};

const levelText = (level: number): string =>
  level === 0
    ? "Kayıtlarda hasarsız kasko yılı yok; hasarsızlık indirimi uygulanmadı."
    : `Hasarsızlık kademesi kayıtlara göre ${level}.`;

export const kaskoRating = factorRating(kasko, {
  branch: "340",
  riskOf: kaskoRiskOf,
  packages: inBreadths<KaskoBook>(breadthNames),
  tables: kaskoTables,
  source: ratesSource,
  premium: kaskoPremium,
  coverages: kaskoCoverages,
  assumptions({ request, risk: { isAgeUnknown, valueKurus, accessoriesKurus }, start }) {
    const { history, insured, provisional } = request;
    const [{ usage }] = insured;
    return [
      `Prim, ${formatMoney(valueKurus)} TL araç değerinden hesaplandı.`,
      accessoriesKurus === 0
        ? "Aksesuar bildirilmedi; sonradan takılanların hasarı ödenmez."
        : `Bildirdiğiniz ${formatMoney(accessoriesKurus)} TL aksesuar bedeli değere eklendi.`,
      ...(provisional.includes("history") ? [] : [levelText(history.noClaimsLevel)]),
      `Kullanım şekli: ${usageOf(usage)?.label ?? usage}.`,
      "Sürücü kısıtı yoktur; aracı başkası kullanırken oluşan hasar da ödenir.",
      start,
      ...provisional.map((part) => provisionalParts[part]),
      ...(isAgeUnknown
        ? ["Doğum tarihi nüfus kayıtlarından alınamadığı için yaşa göre indirim uygulanmadı."]
        : []),
    ];
  },
  estimate:
    "Kaskonun resmî tarifesi yoktur; araç değeri ve prim, şirket onaylayana kadar tahmindir.",
  coveredOnce: onceByPlate("kasko"),
  notes: kaskoPolicyNotes,
  claim: claimSteps.ownVehicle,
  grounds: ["withdrawal", "sold", "scrapped", "double", "other"],
  commission: [agreed("2026-01-01", 15)],
});
