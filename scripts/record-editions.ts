import { writeFile } from "node:fs/promises";
import { editionFault, editionsFile, readEditions, wordsOf } from "./texts/editions.ts";
import { editionOf, readTexts } from "./texts/read-texts.ts";

/** Writes down the versions of agreements that are new. A recorded one is never written over. */
const recorded = readEditions();
const agreements = readTexts().filter(({ isAgreement }) => isAgreement);
const editions = Object.fromEntries(
  agreements.map((text) => {
    const own = recorded[text.slug] ?? {};
    return [
      text.slug,
      own[editionOf(text)] === undefined ? { ...own, [editionOf(text)]: wordsOf(text) } : own,
    ];
  }),
);
const faults = agreements.flatMap((text) => editionFault(text, editions) ?? []);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
await writeFile(editionsFile, `${JSON.stringify({ ...recorded, ...editions }, null, 2)}\n`);
