import {
  amountField,
  pastDateField,
  eitherField,
  listField,
  textField,
} from "#shared/fields/kinds.ts";
import { ImeiSchema } from "#shared/schemas/imei.ts";
import { defineAsset } from "./asset.ts";

/** A mobile phone, as its invoice and its IMEI say. */
export const phone = defineAsset({
  id: "phone",
  fields: {
    deviceBrand: listField("search-select", {
      label: "Marka",
      choices: "phone-brands",
      wire: "DeviceBrand",
    }),
    deviceModel: listField("search-select", {
      label: "Model",
      choices: "phone-models",
      dependsOn: ["deviceBrand"],
      wire: "DeviceModel",
    }),
    imei: textField("digits", ImeiSchema, {
      label: "IMEI no",
      hint: "Telefonunuzda *#06# tuşlayınca görünen 15 haneli numaradır.",
      maxLength: 15,
      wire: "ImeiNo",
    }),
    purchaseDate: pastDateField({
      label: "Satın alma tarihi",
      hint: "Faturadaki tarihtir.",
      wire: "PurchaseDate",
    }),
    invoiceKurus: amountField(
      { label: "Fatura bedeli", hint: "Telefona ödediğiniz tutar.", wire: "InvoiceKurus" },
      { minKurus: 100 },
    ),
    isSecondHand: eitherField(
      { label: "Satın aldığınızda", wire: "IsSecondHand" },
      { no: "Sıfırdı", yes: "İkinci eldi" },
    ),
  },
});
