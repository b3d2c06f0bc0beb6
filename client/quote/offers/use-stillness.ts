import type { RefCallback } from "react";
import { useState } from "react";

/** Longest press a list keeps still for; what is pressed longer is no tap. */
const pressMs = 1500;
/** From the lifted finger to the click the browser makes of it. */
const clickMs = 300;
/** From a mouse over something that can be pressed to the press. */
const hoverMs = 800;

const pressable = "a, button, label, summary";

interface Stillness {
  /** Resolves as soon as nobody is about to press something. */
  readonly whenStill: () => Promise<void>;
  /** Ref of the element that keeps still. Its own listeners hear what React drops: presses on parts not yet hydrated. */
  readonly keptStill: RefCallback<HTMLElement>;
}

function makeStillness(): Stillness {
  let until = 0;
  const keepStill = (ms: number) => {
    until = performance.now() + ms;
  };
  return {
    whenStill: async () => {
      for (let rest = until - performance.now(); rest > 0; rest = until - performance.now()) {
        await new Promise((resolve) => setTimeout(resolve, rest));
      }
    },
    keptStill: (element) => {
      const listening = new AbortController();
      const on = (
        type: "pointerdown" | "pointerup" | "pointercancel" | "pointerover",
        listener: (event: PointerEvent) => void,
      ) => element?.addEventListener(type, listener, { signal: listening.signal, passive: true });
      on("pointerdown", () => keepStill(pressMs));
      on("pointerup", () => keepStill(clickMs));
      on("pointercancel", () => keepStill(0));
      on("pointerover", ({ pointerType, target }) => {
        if (pointerType !== "mouse" || !(target instanceof Element)) return;
        if (target.closest(pressable) !== null) keepStill(hoverMs);
      });
      return () => listening.abort();
    },
  };
}

/**
 * Keeps a list that grows by itself still while something in it is being pressed: what moves between press and release gets
 * no click, and the tap of a moment later hits another insurer.
 */
export function useStillness(): Stillness {
  const [stillness] = useState(makeStillness);
  return stillness;
}
