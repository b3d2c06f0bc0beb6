/** Without scripts the browser sends an upload field's files itself, under the field's name and this. */
export const nativeSuffix = "Native";
