import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { AnyCall } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import type { CallId } from "#shared/calls/registry.ts";
import { ownConsents } from "#shared/fields/policy.ts";
import { quoteCalls } from "#shared/lines/registry.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { fieldNames } from "#tests/contract/fields.ts";

/** Sources of the back office by path. */
const sources = new Map(
  readdirSync("worker/broker", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => {
      const file = path.join("worker/broker", name);
      return [file, readFileSync(file, "utf8")] as const;
    }),
);

/** A file and everything of the back office it calls, without what it knows by type alone. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  const text = sources.get(file);
  if (text === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of text.matchAll(/^import \{[^}]*\} from "([.#][^"]+)";/gm)) {
    reachedFrom(from.startsWith("#") ? from.slice(1) : path.join(path.dirname(file), from), seen);
  }
  return seen;
}

function handlerFile(id: CallId): string {
  if (id in quoteCalls) return "worker/broker/quote/asking/create-quote.ts";
  const name = `export const answer${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const found = [...sources].find(([, text]) => new RegExp(`${name}\\b`).test(text));
  if (found === undefined) throw new Error(`nobody answers ${id}`);
  return found[0];
}

/** Fields by the names handlers know them by. */
const namesOf = (id: CallId): string[] => Object.keys(samples[id].request);

test("the samples name every declared field", () => {
  const counts = Object.entries<AnyCall>(calls).map(([id, call]) => [id, fieldNames(call).length]);
  expect(Object.keys(calls).map((id) => [id, namesOf(id as CallId).length])).toEqual(counts);
});

/** Which of two identities counts, and the consents a line needs, are judged by rules that client and broker share. */
const readByShared = new Set(["identityType", ...Object.keys(ownConsents)]);

// Specification 3.12, 3.13
test.each(Object.keys(calls) as CallId[])("%s: no field is taken and then forgotten", (id) => {
  const code = [...reachedFrom(handlerFile(id))].map((file) => sources.get(file)).join("\n");
  const forgotten = namesOf(id).filter(
    (name) => !readByShared.has(name) && !new RegExp(`\\b${name}\\b`).test(code),
  );
  expect(forgotten).toEqual([]);
});
