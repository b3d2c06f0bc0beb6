import type { VehicleCorrection } from "../../assets/vehicle/vehicle-correction-repository.ts";

/** What the fields of a correction are called in the office. */
export const correctionLabels: Readonly<Record<keyof VehicleCorrection, string>> = {
  modelCode: "Marka tip kodu",
  brand: "Marka",
  model: "Model",
  modelYear: "Model yılı",
  usage: "Kullanım şekli",
  fuel: "Yakıt tipi",
  engineNumber: "Motor no",
  chassisNumber: "Şasi no",
  colour: "Renk",
  firstRegistration: "İlk tescil tarihi",
  isOriginalLpg: "LPG fabrika çıkışlı",
  radioKurus: "Ses sistemi",
  navigationKurus: "Navigasyon",
  steelWheelKurus: "Çelik jant",
  otherAccessoryKurus: "Diğer aksesuar",
  referenceCode: "Referans kodu",
  crossSellingBranches: "İlgilendiği diğer ürünler",
  professionCode: "Meslek",
  eMail: "E-posta",
};

export const yesNo = { yes: "Evet", no: "Hayır" } as const;
