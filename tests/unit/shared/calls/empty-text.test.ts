import { describe, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { parseRequest } from "#shared/wire-errors.ts";
import { samples } from "./samples.ts";

type Fields = Record<string, unknown>;
const ids = Object.keys(calls) as (keyof typeof calls)[];

test("an empty CityCode, GroupCode or BrandId asks for itself as an absent one does", () => {
  for (const [id, name] of [
    ["listCounties", "CityCode"],
    ["getList", "GroupCode"],
    ["listPhoneModels", "BrandId"],
  ] as const) {
    const read = parseRequest(calls[id], { [name]: "" });
    expect(read).toEqual(parseRequest(calls[id], {}));
    expect(read.ok ? {} : read.reason).toEqual({ [name]: ["Lütfen doldurun"] });
  }
});

describe.each(ids)("%s", (id) => {
  const call = calls[id] as unknown as Call<Fields, Fields>;
  const wire = JSON.parse(
    JSON.stringify(call.request.encode(samples[id].request as Fields)),
  ) as Fields;
  const texts = Object.entries(wire).flatMap(([name, value]) =>
    typeof value === "string" ? [name] : [],
  );

  // What a member takes back is sent as an empty text.
  test.skipIf(texts.length === 0 || call.takesEmptyText)(
    "an empty text is answered as one that was not sent",
    () => {
      for (const name of texts) {
        const { [name]: _gone, ...absent } = wire;
        expect({ [name]: parseRequest(call, { ...wire, [name]: "" }) }).toEqual({
          [name]: parseRequest(call, absent),
        });
      }
    },
  );
});
