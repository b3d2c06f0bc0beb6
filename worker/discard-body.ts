/** Bytes of an unwanted body that are read away; a longer one is given up, and its connection with it. */
export const discardedBytes = 32 * 1024 * 1024;

/** Reads away what is left of a body. */
export async function discardBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let size = 0;
  try {
    while (size <= discardedBytes) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender has gone.
  }
}
