import { agreed } from "../rating/commission.ts";
import { formatDate } from "#shared/format/date.ts";
import { petTerms } from "#shared/lines/petsaglik/terms.ts";
import { petsaglik } from "#shared/lines/petsaglik/petsaglik.ts";
import type { PetClass } from "../../domain/pet-class.ts";
import { banded } from "../rating/factors.ts";
import type { BreadthBook } from "../rating/packages.ts";
import { inBreadths, included, inWords, upTo } from "../rating/packages.ts";
import { claimSteps } from "../claim-steps.ts";
import { factorRating } from "../rating/factor-rating.ts";
import * as item from "../rating/premium-items.ts";
import { petPolicyNotes } from "./notes.ts";
import type { PetRisk } from "./risk.ts";
import { petRiskOf } from "./risk.ts";
import { petLimits } from "./tariff/limits.ts";
import { petRates } from "./tariff/rates.ts";
import type { Breadth } from "./terms.ts";
import { breadthNames, treatmentSums } from "./terms.ts";

/** How an embedded insurer prices pet insurance. */
export interface PetBook extends BreadthBook<Breadth, PetRisk> {
  readonly petClass?: Partial<Record<PetClass, number>>;
  /** Days after the start in which illnesses are not paid for. */
  readonly waitingDays: number;
  /** Whether bills of any clinic are paid, or those of its own network alone. */
  readonly anyClinic: boolean;
}

const classNames: Readonly<Record<PetClass, string>> = {
  cat: "Kedi",
  "small-dog": "Küçük ırk köpek",
  "medium-dog": "Orta ırk köpek",
  "large-dog": "Büyük ırk köpek",
};

/** A breadth's premium of a young cat × animal, age, choices and the insurer's own factors. */
export const petsaglikRating = factorRating(petsaglik, {
  branch: "370",
  riskOf: petRiskOf,
  packages: inBreadths<PetBook>(breadthNames),
  tables: { rates: petRates, limits: petLimits },
  source: "Piyasadaki olağan primler",
  premium({ request, risk: { petAge }, plan: { book, breadth, name }, rates }) {
    const { insured, terms } = request;
    const [{ petClass, isNeutered }] = insured;
    return [
      item.plus(`Temel prim (${name})`, rates.baseKurus[breadth]),
      item.times(classNames[petClass], rates.classes[petClass]),
      item.times(`Yaş katsayısı (${petAge})`, banded(rates.ages, petAge)),
      item.times("Kısırlaştırılmamış hayvan", isNeutered ? 1 : rates.notNeutered),
      item.chosen(petTerms.limit, terms.limit, rates.limits, { label: "Yıllık limit" }),
      item.chosen(petTerms.share, terms.share, rates.shares),
      item.ownFactor(book.factor),
      item.own("Şirketin tür katsayısı", book.petClass?.[petClass] ?? 1),
      item.repricing,
      item.atLeast(rates.minimumKurus),
      item.wholeLira,
    ];
  },
  coverages({ request, plan: { book, breadth, from }, limits }) {
    const { limit, share } = request.terms;
    return {
      limit: upTo(treatmentSums[limit]),
      share: inWords(share === "yok" ? "Yok" : petTerms.share.nameOf(share)),
      emergency: included,
      surgery: included,
      illness: from("saglik", included),
      laboratory: from("saglik", included),
      death: upTo(limits.death[breadth]),
      liability: upTo(limits.liability[breadth]),
      lost: upTo(limits.lost[breadth]),
      waiting: inWords(breadth === "kaza" ? "Hastalık ödenmez" : `${book.waitingDays} gün`),
      clinic: inWords(book.anyClinic ? "Dilediğiniz klinik, faturayla" : "Anlaşmalı klinikler"),
    };
  },
  assumptions({ request, plan: { book, breadth }, start }) {
    const [{ petName, petBirthDate, isVaccinated, hasChronicIllness }] = request.insured;
    return [
      `${petName}, ${formatDate(petBirthDate)} doğumludur; yaşı başlangıç gününe göre hesaplandı.`,
      isVaccinated ? "Yıllık aşıları tamdır." : "Yıllık aşıları tam değildir.",
      hasChronicIllness
        ? "Bildirdiğiniz hastalık ve sonuçları kapsam dışıdır."
        : "Süregelen bir hastalığı yoktur; poliçeden önce var olan hastalıklar ödenmez.",
      ...(breadth === "kaza"
        ? []
        : [`Hastalık giderlerinde ilk ${book.waitingDays} gün bekleme süresidir; kazada yoktur.`]),
      start,
    ];
  },
  coveredOnce: { cover: "petsaglik", subjectOf: ({ microchip }) => microchip },
  notes: petPolicyNotes,
  claim: claimSteps.pet,
  grounds: ["withdrawal", "died", "sold", "other"],
  commission: [agreed("2026-01-01", 15)],
});
