/** From a line whose end has just been typed to the one after it; not where that holds something, or is no line of text. */
export function moveOn(input: HTMLInputElement): void {
  if (input.selectionEnd !== input.value.length) return;
  const fields = [...(input.form?.elements ?? [])];
  const next = fields[fields.indexOf(input) + 1];
  const isLine = next instanceof HTMLInputElement && next.inputMode === input.inputMode;
  if (isLine && next.value === "") next.focus();
}
