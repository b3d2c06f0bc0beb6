import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Fields, ValuesOf } from "#shared/fields/field.ts";
import {
  choiceField,
  dateField,
  optionalTextField,
  textField,
  tickField,
} from "#shared/fields/kinds.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { PlateSchema } from "#shared/schemas/vehicle/plate.ts";
import { readSketch, situations } from "./sketch.ts";
import type { SituationId } from "./sketch.ts";
import { defineTool } from "./tool.ts";
import { vehicleDayRule } from "./vehicle-days.ts";

const upTo = (max: number) => v.pipe(requiredText(), v.maxLength(max, validationCopy.tooLong(max)));

const line = (label: string, max: number, hint?: string) =>
  optionalTextField("text", upTo(max), { label, hint, maxLength: max });

export const impacts = {
  none: "Belirtilmedi",
  front: "Ön",
  frontRight: "Sağ ön",
  right: "Sağ yan",
  rearRight: "Sağ arka",
  rear: "Arka",
  rearLeft: "Sol arka",
  left: "Sol yan",
  frontLeft: "Sol ön",
} as const;

/** Two cars as they were placed. */
const SketchSchema = v.pipe(
  v.string(),
  v.check((text) => readSketch(text) !== undefined, validationCopy.valueInvalid),
);

/** A column of the form. */
const party = {
  Name: line("Sürücünün adı soyadı", 80),
  Number: optionalTextField("identity-number", NationalNumberSchema, { label: "T.C. kimlik no" }),
  Licence: line("Sürücü belgesi", 60, "No, sınıf, verildiği yer"),
  Phone: optionalTextField("phone", PhoneSchema, { label: "Telefon" }),
  Address: line("Adres", 160),
  Plate: optionalTextField("plate", PlateSchema, { label: "Plaka" }),
  Vehicle: line("Marka, model, kullanım şekli", 80),
  Chassis: line("Şasi no", 20),
  Insurer: line("Trafik sigortası şirketi ve acente no", 80),
  Policy: line("Poliçe no, başlangıç ve bitiş", 80),
  Impact: choiceField("select", impacts, { label: "İlk darbe noktası", byDefault: "none" }),
  Statement: line("Sürücünün görüşü", 300),
};
type PartyField = keyof typeof party & string;
export const partyFields = Object.keys(party) as PartyField[];

const column = <Prefix extends "a" | "b">(prefix: Prefix) =>
  Object.fromEntries(
    Object.entries(party).map(([name, field]) => [prefix + name, field]),
  ) as unknown as { readonly [Name in PartyField as `${Prefix}${Name}`]: (typeof party)[Name] };

/** What keeps the parties from filling in the form themselves. */
const stops = {
  stopInjury: tickField({ label: "Ölen veya yaralanan var" }),
  stopLicence: tickField({ label: "Sürücü belgesi yok, yetersiz ya da sürücü 18 yaşından küçük" }),
  stopAlcohol: tickField({ label: "Alkol, uyuşturucu ya da akıl sağlığı şüphesi var" }),
  stopPublic: tickField({ label: "Kamu aracı karıştı ya da kamu malı zarar gördü" }),
  stopProperty: tickField({
    label: "Tek araç var ya da yalnız üçüncü kişinin eşyası zarar gördü",
  }),
  stopUninsured: tickField({ label: "Taraflardan birinin trafik sigortası yok" }),
  stopDispute: tickField({ label: "Taraflar anlaşamıyor" }),
};
export const stopFields = Object.keys(stops) as (keyof typeof stops)[];

const situationNames = Object.fromEntries(
  Object.entries(situations).map(([id, { name }]) => [id, name]),
) as Record<SituationId, string>;

const fields = {
  ...stops,
  date: dateField({ label: "Kaza tarihi", isHalf: true }, vehicleDayRule),
  time: optionalTextField(
    "text",
    v.pipe(requiredText(), v.regex(/^(?:[01]?\d|2[0-3])[.:][0-5]\d$/, "Saati 14.30 gibi yazınız.")),
    { label: "Saat", maxLength: 5, isHalf: true },
  ),
  place: textField("text", upTo(160), {
    label: "Kaza yeri",
    hint: "İl, ilçe, mahalle, cadde ve sokak",
    maxLength: 160,
  }),
  witnesses: line("Görgü tanıkları", 200, "Ad, adres, telefon"),
  situation: {
    ...choiceField("radio", situationNames, { label: "Kaza nasıl oldu?", byDefault: "rearEnd" }),
    hasPictures: true as const,
  },
  sketch: optionalTextField("text", SketchSchema, { label: "Kroki" }),
  ...column("a"),
  ...column("b"),
} satisfies Fields;

/** A draft of the report that both parties of an accident fill in and sign. */
export const accidentReport = defineTool({
  id: "accident-report",
  title: "Kaza tutanağı hazırlama",
  lead: "İki tarafın bilgilerini ve krokiyi girin, resmî formun bölümlerine göre düzenlenmiş taslağı PDF olarak alın. Yazdıklarınız saklanmaz.",
  submit: "Taslağı hazırla",
  fields,
  isPosted: true,
  isByButton: true,
  sections: [
    {
      title: "Bu tutanağı siz tutabilir misiniz?",
      hint: "Uyan varsa işaretleyin. Biri bile uyuyorsa tutanağı taraflar tutamaz; 112’yi arayın.",
      fields: stopFields,
      isHalf: true,
    },
    {
      title: "Kazanın günü ve yeri",
      hint: "Önce, araçları çekmeden fotoğraf: geniş açı, plakalar, çarpma noktaları, levha ve çizgiler. Formda yalnız tarih ve yer zorunludur; boş bıraktıklarınızı çıktıda elle doldurursunuz.",
      fields: ["date", "time", "place", "witnesses"],
      isHalf: true,
    },
    { title: "Oluş şekli ve kroki", fields: ["situation", "sketch"] },
    {
      title: "A aracı",
      fields: partyFields.map((name) => `a${name}` as const),
      isHalf: true,
    },
    {
      title: "B aracı",
      fields: partyFields.map((name) => `b${name}` as const),
      isHalf: true,
    },
  ],
  sketch: { field: "sketch", situation: "situation" },
  official: {
    title: "Geçerli tutanak nasıl olur?",
    text: "Bu sayfa taslak hazırlar. Tutanak, iki tarafın resmî formu imzalamasıyla ya da SBM’nin Mobil Kaza Tutanağı uygulamasında onaylamasıyla geçerli olur.",
    links: [
      {
        name: "SBM Mobil Kaza Tutanağı",
        about: "sbm.org.tr: uygulama ve açıklamaları",
        url: "https://www.sbm.org.tr/",
      },
    ],
  },
  quote: { line: "kasko", title: "Kendi aracınızın zararı için kasko", carries: {} },
});

/** A report as it is typed in. */
export type AccidentReport = ValuesOf<typeof fields>;
