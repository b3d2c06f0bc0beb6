/** Name of the file in the form. */
export const fileField = "file";
