import { expect, test } from "vitest";
import { readShare, sharePlan, uploadedVersion } from "#scripts/deploy/gradual-share.ts";

test.each([
  ["10", 10],
  ["1", 1],
  ["99", 99],
  ["0", undefined],
  ["100", 100],
  ["101", undefined],
  ["-5", undefined],
  ["5.5", undefined],
  ["", undefined],
  ["on", undefined],
  [undefined, undefined],
])("a share of %s is %s", (text, share) => expect(readShare(text)).toBe(share));

test("a version gets a share, everything or nothing, and the one before it the rest", () => {
  const { share, everything, rollback } = sharePlan("new", "old", 10, ["--env", "production"]);
  expect(share.join(" ")).toBe("versions deploy new@10% old@90% --yes --env production");
  expect(everything.join(" ")).toBe("versions deploy new@100% --yes --env production");
  expect(rollback.join(" ")).toBe("versions deploy old@100% --yes --env production");
});

test("an upload's version is found in what Wrangler says", () => {
  const id = "095f00a7-23a7-43b7-a227-e4c97cab5f22";
  expect(uploadedVersion(`Uploaded yelkovan (2 sec)\nWorker Version ID: ${id}\n`)).toBe(id);
  expect(uploadedVersion("Total Upload: 1 KiB")).toBeUndefined();
});
