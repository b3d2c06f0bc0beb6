import { startFold } from "#shared/fields/policy.ts";
import { personStep, step } from "./line.ts";

/** Who can be insured by one health policy: at most five, of whom the first is usually the holder. */
export const family = {
  min: 1,
  max: 5,
  label: "Sigortalanacak kişiler",
  rowLabel: "Sigortalı",
  list: "fam",
  first: { relation: "kendisi" },
  kinds: {
    esi: { label: "Eşim", typed: { relation: "esi" }, isSingle: true },
    cocugu: { label: "Çocuğum", typed: { relation: "cocugu" } },
  },
  others: "Başka biri",
} as const;

/** Steps of a family's quote: who asks, and who is insured, with what is asked once for all of them. */
export const familySteps = <const Name extends string = never>(
  title: string,
  ofAll: readonly Name[] = [],
) =>
  [
    personStep("nationalNumber"),
    { ...step("sigortalilar", title, "insured", ...ofAll), folds: [startFold] },
  ] as const;

/** How a renewal for life is earned; told at every offer of health insurance. From newspapers of 2026, whom it names. */
export const lifelongRenewal =
  "Ömür boyu yenileme: 2026 yılı basın haberlerine göre (ekonomim.com, haberekspres.com.tr) 60 yaşından küçükler için teklifte bu hak da anlatılır. Üç yıl kesintisiz sigortalı kalan ve aldığı tazminat ödediği primlerin %80’ini aşmayan kişi hakkı kazanır; şirket değiştirince hak ve dolmuş bekleme süreleri korunur. Koşulları şirketin özel şartları belirler.";
