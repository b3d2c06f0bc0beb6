import { expect, test } from "vitest";
import { queryTypes } from "#shared/calls/verification.ts";
import { smsParts } from "#worker/broker/notification/sms-length.ts";
import { codeSms } from "#worker/broker/verification/code-sms.ts";

const site = { name: "Yelkovan", publicUrl: "https://yelkovan.example" };
const purposes = [...queryTypes, "mfa", "erisim", "iptal", "police"];

test.each(purposes)("the code for %s names purpose and consequence in two parts", (purpose) => {
  const text = codeSms(purpose, "123456", site);
  expect(text).toMatch(
    /^Yelkovan [^.]+ kodunuz: 123456\. Girerseniz [^.]+\..* Kod 3 dk geçerli, paylaşmayın\.\n@yelkovan\.example #123456$/,
  );
  expect(smsParts(text)).toBeLessThanOrEqual(2);
});

test.each(purposes)("the code for %s fits with a long name and address as well", (purpose) => {
  const long = {
    name: "Yelkovan Sigorta Brokerliği",
    publicUrl: "https://teklif.deneme.yelkovan.example",
  };
  expect(smsParts(codeSms(purpose, "123456", long))).toBeLessThanOrEqual(2);
});

test.each(queryTypes)(
  "the code for %s leads to the disclosure text and is no advertisement",
  (type) => {
    expect(codeSms(type, "123456", site)).toMatch(
      /reklam izni sayılmaz\. Bilgi: yelkovan\.example\/aydinlatma /,
    );
  },
);

test("a vehicle's quote says that the vehicle is looked up, others do not", () => {
  expect(codeSms("trafik", "123456", site)).toContain("kimlik ve araç bilgileriniz");
  expect(codeSms("dask", "123456", site)).not.toContain("araç");
});

test("a code that opens what is there already goes as one part", () => {
  expect(
    ["mfa", "erisim", "iptal", "police"].map((purpose) =>
      smsParts(codeSms(purpose, "123456", site)),
    ),
  ).toEqual([1, 1, 1, 1]);
});
