import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import { int } from "#shared/calls/codec.ts";
import { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import type { TypedText } from "#shared/fields/field.ts";
import {
  pastDateField,
  listField,
  numberField,
  numberListField,
  textField,
} from "#shared/fields/kinds.ts";
import { EngineNumberSchema } from "#shared/schemas/vehicle/engine-number.ts";
import {
  PlateSchema,
  isUnplated,
  isUnplatedText,
  plateProvinceCode,
} from "#shared/schemas/vehicle/plate.ts";
import {
  AsbisNumberSchema,
  RegistrationDocumentSchema,
} from "#shared/schemas/vehicle/registration-document.ts";
import { VinSchema } from "#shared/schemas/vehicle/vin.ts";
import type { LookUp } from "./asset.ts";
import { defineAsset } from "./asset.ts";

type Request = RequestOf<typeof queryVehicle>;
type Data = DataOf<typeof queryVehicle>;

const hasPlate = ({ plate }: TypedText): boolean => !isUnplatedText(plate);
const hasNoPlate = ({ plate }: TypedText): boolean => isUnplatedText(plate);

const fields = {
  plate: textField("plate", PlateSchema, {
    label: "Plaka",
    hint: "Aracınız henüz plaka almadıysa il kodu ve YK yazın (örn. 34 YK).",
    wire: "LicensePlateNumber",
  }),
  document: textField("registration-document", RegistrationDocumentSchema, {
    label: "Ruhsat belge no",
    hint: "Ruhsatınızın sol üst köşesindeki seri kodu (2 harf) ve seri numarası (6 rakam).",
    when: hasPlate,
    wire: "LicensePermitNumber",
  }),
  asbisNumber: textField("digits", AsbisNumberSchema, {
    label: "ASBİS no",
    hint: "Yeni araçlarda satıcının verdiği 19 haneli numaradır.",
    maxLength: 19,
    when: hasNoPlate,
    wire: "AsbisNumber",
  }),
  brand: listField("search-select", { label: "Marka", choices: "brands" }),
  modelYear: numberListField(
    { label: "Model yılı", choices: "model-years", dependsOn: ["brand"], wire: "ModelYear" },
    int(1900, 2100),
  ),
  modelCode: listField("search-select", {
    label: "Model",
    choices: "models",
    dependsOn: ["brand", "modelYear"],
    wire: "BrandCodeFull",
  }),
  usage: listField("search-select", {
    label: "Kullanım şekli",
    choices: "using-types",
    wire: "UsingType",
  }),
  fuel: listField("select", { label: "Yakıt tipi", choices: "fuel-types", wire: "FuelType" }),
  firstRegistration: pastDateField({ label: "İlk tescil tarihi", wire: "FirstTrafficDate" }),
  engineNumber: textField("code", EngineNumberSchema, {
    label: "Motor no",
    maxLength: 20,
    wire: "EngineNumber",
  }),
  chassisNumber: textField("code", VinSchema, {
    label: "Şasi no",
    maxLength: 17,
    wire: "FrameNumber",
  }),
  seats: numberField(
    { label: "Koltuk adedi", hint: "Sürücü dâhil.", maxLength: 3, wire: "SeatCount" },
    { min: 1, max: 100 },
  ),
};

type Answers = Exclude<keyof typeof fields, "plate">;

/** How a vehicle is found by plate and registration document. */
export const vehicleLookUp: LookUp<typeof fields, Answers, Request, Data> = {
  call: queryVehicle,
  asks: ["document", "asbisNumber"],
  answers: [
    "brand",
    "modelYear",
    "modelCode",
    "usage",
    "fuel",
    "firstRegistration",
    "engineNumber",
    "chassisNumber",
    "seats",
  ],
  ask: ({ plate, document, asbisNumber, nationalNumber, phone, referenceCode }, productId) => ({
    nationalNumber,
    phone,
    licensePlateNumber: plate,
    licensePermitNumber: document,
    asbisNumber,
    masterBranch: productId,
    isYK: isUnplated(plate),
    cityCode: plateProvinceCode(plate),
    sktReferenceCode: referenceCode,
  }),
  found: ({ modelYear, brandName, modelName, previousPolicyEnd }) => ({
    summary: `${modelYear} ${brandName} ${modelName}`,
    ...(previousPolicyEnd === undefined ? {} : { renewal: previousPolicyEnd }),
  }),
  copy: {
    found: "Aracınız bulundu",
    failed:
      "Araç bilgilerinize ulaşamadık. Ruhsat ya da ASBİS bilgilerinizi kontrol edebilir veya bilgileri elle girebilirsiniz.",
    awaits: "Sigorta bilgi merkezinden yanıt bekliyoruz",
    wrong: "Araç yanlış mı?",
    again: "Ruhsat bilgilerini değiştir",
    instead: "Ruhsat bilgileriyle sorgula",
    provisional:
      "Araç bilgilerini kayıtlardan doğrulayamadık, bu yüzden fiyatlar geçici. Satın almadan önce kayıtlara yeniden sorar, kesin fiyatı onayınıza sunarız.",
    complete: "Ruhsat bilgilerimi gireyim",
  },
};

/** A motor vehicle: found by plate and registration document, or typed in by hand. */
export const vehicle = defineAsset({ id: "vehicle", fields, lookUp: { ...vehicleLookUp } });
