/** Writes into a field as if it had been typed: whoever listens to it hears of it. */
export function writeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
