/**
 * Runs now, or, while a pointer is pressed, once it is let go. A message that appears or goes when a field is left moves
 * what lies below; done in the middle of a click, it would make the click miss its target.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(":active")) return run();
  // The click comes after pointerup in the same turn, so a turn later it has found its target.
  window.addEventListener("pointerup", () => setTimeout(run), { once: true });
}
