import { pause } from "./domain/pause.ts";
import type { ServiceDeps } from "./services.ts";

/** Ten values of a byte's 250 lowest fall evenly on the digits; the rest is drawn again. */
function randomDigits(count: number): string {
  let digits = "";
  while (digits.length < count) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 250) digits += String(byte % 10);
  }
  return digits;
}

/** The real clock, randomness and network, and the embedded insurers; where fonts come from is the bundle's to say. */
export const liveDeps: Omit<ServiceDeps, "loadFonts"> = {
  now: () => Date.now(),
  randomUuid: () => crypto.randomUUID(),
  randomDigits,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  pause,
  fetch: (input, init) => fetch(input, init),
  createSources: (insurers) => insurers,
};
