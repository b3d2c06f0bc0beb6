import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Fields, TypedText } from "#shared/fields/field.ts";
import { optionalDateField } from "#shared/fields/kinds.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { comingDayRule } from "#shared/schemas/date.ts";
import { defineTool } from "./tool.ts";

/** Trips that can be told of; the first ones are asked for at once, each further one after the one before it. */
export const mostTrips = 12;
const firstTrips = 3;
const daysAround = 1096;

/** A day so near that it can count for a stay that is being planned. */
const stayRule = (now: number) => {
  const today = todayInIstanbul(now);
  return v.pipe(
    v.string(),
    v.minValue(addDays(today, -daysAround), validationCopy.dateInvalid),
    v.maxValue(addDays(today, daysAround), validationCopy.dateInvalid),
  );
};

/** Names of a trip's fields; trips are counted from 1. */
export const entryOf = (trip: number): string => `entry${trip}`;
export const exitOf = (trip: number): string => `exit${trip}`;

const isAsked = (trip: number, typed: TypedText): boolean =>
  trip <= firstTrips || (typed[entryOf(trip - 1)] ?? "") !== "";

const trips: Fields = Object.fromEntries(
  Array.from({ length: mostTrips }, (_, at) => at + 1).flatMap((trip) => {
    const look = { isHalf: true, when: (typed: TypedText) => isAsked(trip, typed) };
    return [
      [entryOf(trip), optionalDateField({ ...look, label: `${trip}. giriş` }, stayRule)],
      [exitOf(trip), optionalDateField({ ...look, label: `${trip}. çıkış` }, stayRule)],
    ];
  }),
);

/** How many days somebody may still stay in the Schengen area, of ninety in any hundred and eighty. */
export const schengenDays = defineTool({
  id: "schengen-days",
  title: "Schengen gün hesaplama (90/180)",
  lead: "Gezilerinizin giriş ve çıkış günlerini yazın; kaç gün hakkınız kaldığını ve sıradaki günün ne zaman açıldığını görün. Yazdıklarınız adrese girmez, kaydedilmez.",
  keywords: "90/180 kuralı, Schengen kalış süresi, vize gün sayısı",
  submit: "Günleri hesapla",
  isPosted: true,
  fields: {
    day: optionalDateField(
      {
        label: "Girmek istediğiniz gün",
        hint: "Boş bırakırsanız bugün. Aşağıya bu günden önceki 180 gün içindeki gezileri yazın; hâlâ oradaysanız çıkışı boş bırakın.",
      },
      (now: number) => v.pipe(stayRule(now), comingDayRule(now)),
    ),
    ...trips,
  },
  official: {
    title: "Resmî hesaplayıcı",
    text: "Avrupa Komisyonunun da bir hesaplayıcısı vardır. Sınırda pasaporttaki damgalar ve giriş-çıkış kayıtları belirleyicidir.",
    links: [
      {
        name: "Avrupa Komisyonu",
        about: "home-affairs.ec.europa.eu: kısa kalış hesaplayıcısı",
        url: "https://home-affairs.ec.europa.eu/",
      },
    ],
  },
  quote: {
    line: "seyahat",
    title: "Bu gezi için seyahat sigortası teklifi alın",
    carries: { day: "policyStart" },
    known: { region: "schengen" },
  },
});
