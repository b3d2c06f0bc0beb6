import fc from "fast-check";
import { expect, test } from "vitest";
import { pet } from "#shared/assets/pet.ts";
import { keptText } from "#shared/assets/asset.ts";
import { assetModel } from "#shared/calls/account/asset-fields.ts";
import { lineIds } from "#shared/lines/registry.ts";
import * as v from "valibot";
import { boughtOf } from "#worker/broker/assets/bought.ts";
import { anyRequests } from "#tests/unit/broker/lines/any-requests.ts";

const kinds = {
  trafik: ["vehicle"],
  kasko: ["vehicle"],
  ikincieltrafik: ["vehicle"],
  galericikisatrafik: [],
  dask: ["home"],
  konut: ["home"],
  petsaglik: ["pet"],
  tamamlayici: ["person"],
  bireysel: ["person"],
  telefon: [],
  seyahat: [],
  yabanci: [],
} as const;

test.each(lineIds)("what %s insures is kept as its kind, in the form that travels", (id) => {
  fc.assert(
    fc.property(anyRequests[id], (request) => {
      const bought = boughtOf(request);
      expect(kinds[id]).toEqual(expect.arrayContaining(bought.map(({ kind }) => kind)));
      for (const one of bought) {
        expect(one.title).not.toBe("");
        const sent = assetModel.encode({ assetId: "a", ...one, policies: [] });
        expect(v.safeParse(assetModel.schema, sent).success).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

test("the holder is nobody to keep, and nobody's name is what the civil registry says", () => {
  fc.assert(
    fc.property(anyRequests.tamamlayici, (request) => {
      const others = request.insured.filter(({ relation }) => relation !== "kendisi");
      const bought = boughtOf(request);
      expect(bought.map(({ nationalNumber }) => nationalNumber)).toEqual(
        others.map(({ nationalNumber }) => nationalNumber),
      );
      for (const { name, surname, title, birthdate } of bought) {
        expect([name, surname]).toEqual([undefined, undefined]);
        expect(title).toContain(birthdate?.slice(0, 4));
      }
    }),
    { numRuns: 20 },
  );
});

test("a pet is put into the form again as it was typed, but how it is now", () => {
  fc.assert(
    fc.property(anyRequests.petsaglik, (request) => {
      const [bought] = boughtOf(request);
      const text = keptText(pet, { assetId: "a", policies: [], ...bought! });
      expect(Object.keys(text)).toEqual(
        expect.arrayContaining(["species", "petName", "petBirthDate", "sex", "isNeutered"]),
      );
      expect(text["isVaccinated"]).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});
