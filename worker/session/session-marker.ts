/** Marks a session for the browser's own storage: HMAC-SHA-256 of its token, in hexadecimal. Nobody can act with it. */
export function createSessionMarker(secret: string): (token: string) => Promise<string> {
  const encoder = new TextEncoder();
  return async (token) => {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
      "sign",
    ]);
    const bytes = await crypto.subtle.sign("HMAC", key, encoder.encode(`session:${token}`));
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
}
