/** Characters of a note. */
export const maxNoteLength = 500;
