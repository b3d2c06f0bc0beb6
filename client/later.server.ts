import { inTime } from "#shared/in-time.ts";
import type { Later } from "./ui/later.tsx";

/** How long a page's frame waits for what it would rather bring at once, in milliseconds. */
const usualPatienceMs = 200;

/** What is there in time comes with the page, what is not comes after it. The promise must not reject. */
export async function soon<T>(work: Promise<T>, patienceMs = usualPatienceMs): Promise<Later<T>> {
  const there = await inTime(
    work.then((now) => ({ now })),
    patienceMs,
  );
  return there ?? { later: work };
}

/** What is there already; undefined when it comes later. */
export const nowOf = <T>(value: Later<T>): T | undefined =>
  "now" in value ? value.now : undefined;
