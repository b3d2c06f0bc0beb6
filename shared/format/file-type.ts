/** What each kind of file that is taken anywhere begins with. */
const begins = {
  "image/jpeg": [0xff, 0xd8, 0xff],
  // Its signature and the head of its first chunk, which is always IHDR.
  "image/png": [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ],
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const satisfies Record<string, readonly number[]>;

export type FileType = keyof typeof begins;
export const fileTypes = Object.keys(begins) as FileType[];

/** How many bytes of a file tell its kind. */
export const tellingBytes = Math.max(...Object.values(begins).map(({ length }) => length));

/** The kind of a file by its first bytes, whatever it is called. */
export const fileTypeOf = (head: Uint8Array): FileType | undefined =>
  fileTypes.find((type) => begins[type].every((byte, position) => head[position] === byte));
