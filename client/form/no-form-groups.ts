/** Stands in for the library's groups of fields with rules of their own, which no form here has. */
export function FormGroup(): never {
  throw new Error("The build leaves form groups out (vite-left-out.ts).");
}

export const useFormGroup = FormGroup;
