import { validationCopy } from "#shared/copy/validation.ts";
import {
  choiceField,
  dateField,
  eitherField,
  listField,
  optionalDateField,
  optionalTextField,
  textField,
} from "#shared/fields/kinds.ts";
import { birthDayRule, comingDayRule } from "#shared/schemas/date.ts";
import { ForeignPlateSchema } from "#shared/schemas/vehicle/foreign-plate.ts";
import { LettersSchema } from "#shared/schemas/latin-text.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import { PersonNameSchema } from "#shared/schemas/identity/person-name.ts";
import { VinSchema } from "#shared/schemas/vehicle/vin.ts";
import type { products as catalogue } from "../products/catalogue.ts";
import { products } from "../products/catalogue.ts";
import type { Lead } from "./lead.ts";
import {
  calledVehicle,
  comingDay,
  dealer,
  destinations,
  holderNumber,
  insuredSum,
  peopleCount,
} from "./lead-fields.ts";

/** Lines without an address of their own: a person quotes and sells them. */
export type LeadId = {
  [Id in keyof typeof catalogue]: (typeof catalogue)[Id] extends { readonly path: string }
    ? never
    : Id;
}[keyof typeof catalogue];

const undecided = "Temsilcimizle konuşmak istiyorum";

/** Voluntary liability beyond the limits of the compulsory insurance, which has to run. */
const imm: Lead = {
  product: products.imm,
  fields: {
    nationalNumber: holderNumber,
    ...calledVehicle,
    limit: choiceField(
      "select",
      {
        "1-milyon": "1.000.000 TL",
        "2-milyon": "2.000.000 TL",
        "5-milyon": "5.000.000 TL",
        "10-milyon": "10.000.000 TL",
        sinirsiz: "Sınırsız",
        kararsiz: undecided,
      },
      { label: "İstediğiniz limit", wire: "LiabilityLimit" },
    ),
    moralDamages: eitherField(
      { label: "Manevi tazminat talepleri de kapsansın mı?", wire: "MoralDamages" },
      { no: "Hayır", yes: "Evet" },
    ),
    compulsoryEnd: optionalDateField({
      label: "Zorunlu trafik poliçenizin bitiş tarihi",
      hint: "Bu sigorta, yürürlükteki bir trafik poliçesinin üzerine eklenir.",
      wire: "CompulsoryPolicyEnd",
    }),
  },
};

/** Liability abroad, proved by the international motor insurance card. */
const yesilkart: Lead = {
  product: products.yesilkart,
  fields: {
    ...calledVehicle,
    passportName: textField("name", PersonNameSchema, {
      label: "Pasaporttaki ad soyad",
      hint: "Araç sahibinin pasaportunda yazdığı gibi.",
      maxLength: 60,
      wire: "PassportName",
    }),
    destinations: destinations(
      "Gideceğiniz ülkeler",
      "Geçeceğiniz ülkelerle birlikte; örn. Bulgaristan, Sırbistan, Almanya.",
    ),
    departure: comingDay("Yurt dışına çıkış tarihi", "DepartureDate"),
    duration: choiceField(
      "select",
      {
        "15-gun": "15 güne kadar",
        "1-ay": "1 aya kadar",
        "3-ay": "3 aya kadar",
        "6-ay": "6 aya kadar",
        "1-yil": "1 yıla kadar",
      },
      {
        label: "Yurt dışında kalacağınız süre",
        hint: "Buna uygun poliçe süresini temsilcimiz bildirir.",
        wire: "Duration",
      },
    ),
  },
};

/** Compulsory liability of a vehicle registered abroad while it is in Türkiye. */
const yabancitrafik: Lead = {
  product: products.yabancitrafik,
  fields: {
    foreignPlate: textField("text", ForeignPlateSchema, {
      label: "Aracın plakası",
      hint: "Ruhsatında yazdığı gibi; örn. B-MW 1234.",
      maxLength: 12,
      wire: "ForeignPlate",
    }),
    country: listField("search-select", {
      label: "Tescilli olduğu ülke",
      choices: "countries",
      wire: "RegistrationCountry",
    }),
    vehicleKind: choiceField(
      "select",
      {
        otomobil: "Otomobil",
        minibus: "Minibüs",
        kamyonet: "Kamyonet",
        otobus: "Otobüs",
        kamyon: "Kamyon veya çekici",
        motosiklet: "Motosiklet",
        romork: "Karavan veya römork",
      },
      { label: "Aracın cinsi", wire: "VehicleKind" },
    ),
    chassisNumber: textField("code", VinSchema, {
      label: "Şasi no",
      hint: "Ruhsattaki 17 haneli numara.",
      maxLength: 17,
      wire: "FrameNumber",
    }),
    entry: dateField({
      label: "Türkiye’ye giriş tarihi",
      hint: "Araç Türkiye’deyse girdiği, değilse gireceği gün.",
      wire: "EntryDate",
    }),
    exit: comingDay("Türkiye’den çıkış tarihi", "ExitDate"),
  },
  clashes: ({ entry, exit }) =>
    String(exit) < String(entry) ? { exit: validationCopy.exitBeforeEntry } : {},
};

/** Costs of lawyer and court, for a vehicle or for somebody who drives. */
const hukuksalkoruma: Lead = {
  product: products.hukuksalkoruma,
  fields: {
    bond: choiceField(
      "radio",
      { arac: "Araca bağlı", surucu: "Sürücüye bağlı", kararsiz: undecided },
      { label: "Koruma türü", wire: "ProtectionKind" },
    ),
    nationalNumber: holderNumber,
    plate: optionalTextField("plate", calledVehicle.plate.schema(), {
      label: calledVehicle.plate.label,
      hint: "Sürücüye bağlı koruma istiyorsanız boş bırakabilirsiniz.",
      wire: calledVehicle.plate.wire,
    }),
    document: calledVehicle.document,
  },
  clashes: ({ bond, plate }) =>
    bond === "arac" && plate === undefined ? { plate: validationCopy.plateForVehicleBound } : {},
};

/** A sum for death or disability by accident. */
const ferdikaza: Lead = {
  product: products.ferdikaza,
  fields: {
    nationalNumber: textField("identity-number", NationalNumberSchema, {
      label: "T.C. kimlik no",
      hint: holderNumber.hint,
      wire: "NationalNumber",
    }),
    birthDate: dateField(
      { label: "Doğum tarihi", autoComplete: "bday", wire: "BirthDate" },
      birthDayRule,
    ),
    profession: textField("letters", LettersSchema, {
      label: "Mesleğiniz",
      autoComplete: "organization-title",
      maxLength: 60,
      wire: "Profession",
    }),
    work: choiceField(
      "select",
      {
        masa: "Masa başında",
        gezici: "Dışarıda, yolda veya sahada",
        bedensel: "Bedensel, el aleti veya makineyle",
        tehlikeli: "Yüksekte, yer altında veya tehlikeli maddelerle",
        calismiyor: "Çalışmıyorum",
      },
      {
        label: "Nasıl bir işte çalışıyorsunuz?",
        hint: "Prim, işin kaza tehlikesine göre değişir.",
        wire: "WorkKind",
      },
    ),
    sum: insuredSum("Teminat tutarı"),
    beneficiary: optionalTextField("name", PersonNameSchema, {
      label: "Lehtar",
      hint: "Ölüm hâlinde ödeme yapılmasını istediğiniz kişi; belirlemediyseniz boş bırakın.",
      maxLength: 60,
      wire: "Beneficiary",
    }),
  },
};

/** The same for those who work at a dealer's. */
const galericiferdikaza: Lead = {
  product: products.galericiferdikaza,
  fields: {
    ...dealer,
    peopleCount: peopleCount("Sigortalanacak çalışan sayısı"),
    sum: insuredSum("Kişi başına teminat tutarı"),
    policyStart: comingDay("Poliçe başlangıç tarihi", "PolicyStart"),
  },
};

/** Journeys that a dealer's people make for the business. */
const galericiseyahat: Lead = {
  product: products.galericiseyahat,
  fields: {
    ...dealer,
    peopleCount: peopleCount("Yolculuğa çıkacak kişi sayısı"),
    area: choiceField(
      "radio",
      { "yurt-ici": "Yurt içi", "yurt-disi": "Yurt dışı" },
      { label: "Yolculuk", wire: "Area" },
    ),
    destinations: destinations("Gidilecek yerler", "İl veya ülke adları; örn. Bursa, İzmir."),
    departure: comingDay("Gidiş tarihi", "DepartureDate"),
    returnDate: dateField({ label: "Dönüş tarihi", wire: "ReturnDate" }, comingDayRule),
  },
  clashes: ({ departure, returnDate }) =>
    String(returnDate) < String(departure)
      ? { returnDate: validationCopy.returnBeforeDeparture }
      : {},
};

/** What each line that a person sells asks; the type makes a forgotten one an error. */
export const leads = {
  imm,
  yesilkart,
  yabancitrafik,
  hukuksalkoruma,
  ferdikaza,
  galericiferdikaza,
  galericiseyahat,
} as const satisfies Readonly<Record<LeadId, Lead>>;

/** What a line asks before the call; undefined of those that have an address of their own. */
export const leadOf = (id: string): Lead | undefined =>
  Object.hasOwn(leads, id) ? leads[id as LeadId] : undefined;
