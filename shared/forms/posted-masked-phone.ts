/** A masked number that a form carries along to be shown again; empty for anything that is none. */
export function postedMaskedPhone(form: FormData): string {
  const text = String(form.get("maskedPhone") ?? "");
  return /^[\d* ]{1,20}$/.test(text) ? text : "";
}
