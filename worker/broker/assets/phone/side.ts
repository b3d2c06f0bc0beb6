import type { SaidOf } from "#shared/assets/asset.ts";
import { phone } from "#shared/assets/phone.ts";
import { err, ok } from "#shared/result.ts";
import { tooHighAmount, tooLowAmount } from "#shared/schemas/amount.ts";
import { invalidField } from "../../api/failure.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import { phoneModelOf } from "../../registries/phone-catalogue.ts";
import type { PhoneModel } from "../../registries/phone-catalogue.ts";
import type { AssetSide } from "../asset-side.ts";
import { spokenAs } from "../asset-words.ts";
import { phoneCopy } from "./copy.ts";
import { phoneFacts } from "./facts.ts";

type Values = SaidOf<typeof phone>;

/** An invoice within these shares of the catalogue's price is believed. */
const believable = { least: 0.1, most: 2 } as const;

/** The invoice must fit the catalogue and the purchase must not come before the model. */
function modelErrors({ invoiceKurus, purchaseDate }: Values, model: PhoneModel) {
  const least = model.priceKurus * believable.least;
  const most = model.priceKurus * believable.most;
  const { invoiceKurus: invoice, purchaseDate: purchase } = phone.fields;
  return {
    ...(invoiceKurus < least ? { [invoice.wire]: [tooLowAmount(least)] } : {}),
    ...(invoiceKurus > most ? { [invoice.wire]: [tooHighAmount(most)] } : {}),
    ...(Number(purchaseDate.slice(0, 4)) < model.releaseYear
      ? { [purchase.wire]: [phoneCopy.boughtBeforeRelease(model.releaseYear)] }
      : {}),
  };
}

const unknownModel = [phone.fields.deviceModel.wire, phoneCopy.unknownModel] as const;

/** A phone: brand and model by the catalogue, the rest as its owner says. */
export const phoneSide: AssetSide<typeof phone, typeof phoneFacts> = {
  asset: phone,
  heading: "Telefon",
  facts: phoneFacts,
  errorsOf(values) {
    const model = phoneModelOf(values.deviceBrand, values.deviceModel);
    const [wireName, message] = unknownModel;
    return model === undefined ? { [wireName]: [message] } : modelErrors(values, model);
  },
  async find({ deviceBrand, deviceModel, ...said }) {
    const model = phoneModelOf(deviceBrand, deviceModel);
    if (model === undefined) return err(invalidField(...unknownModel));
    const { brand, title, releaseYear } = model;
    const insured = withoutUndefined({ brand, model: title, releaseYear, ...said });
    return ok({ insured, provisional: [] });
  },
  subjectOf: ({ brand, model }) => `${brand} ${model}`,
  describe: ({ releaseYear, isSecondHand }) => phoneCopy.summary(releaseYear, isSecondHand),
  spoken: ({ brand, model }) => spokenAs(`${brand} ${model} telefonunuz`),
};
