/** Header in which the local server shows the runtime behind it who it is. */
export const frontHeader = "x-front-secret";

/**
 * Source of the module by which a local runtime is entered: whoever does not show the secret of the server in front is turned
 * away. The runtime listens at a TCP port of its own, and past the guard anybody on this machine, and by DNS rebinding a
 * page in its browsers, could read the outbox or claim to come from any address.
 *
 * @param site specifier of the worker's own entry
 */
export const doorModule = (site: string, secret: string): string => `
import site from ${JSON.stringify(site)};
export * from ${JSON.stringify(site)};

const encoder = new TextEncoder();
const secret = encoder.encode(${JSON.stringify(secret)});

export default {
  fetch(request, env, context) {
    const shown = encoder.encode(request.headers.get(${JSON.stringify(frontHeader)}) ?? "");
    const isFront =
      shown.byteLength === secret.byteLength && crypto.subtle.timingSafeEqual(shown, secret);
    return isFront ? site.fetch(request, env, context) : new Response("Not found", { status: 404 });
  },
};
`;
