/** Header in which the local server shows the runtime behind it who it is. */
export const frontHeader = "x-front-secret";
/** Header of what is to be run on the database instead of being shown to the site; the server in front lets none in. */
export const statementsHeader = "x-front-statements";

/**
 * Source of the module by which a local runtime is entered: whoever does not show the secret of the server in front is turned
 * away. The runtime listens at a TCP port of its own, and past the guard anybody on this machine, and by DNS rebinding a
 * page in its browsers, could read the outbox or claim to come from any address. Commands beside the server have their
 * statements run here: a second process that writes makes those of the runtime fail, which does not wait for a lock.
 *
 * @param site specifier of the worker's own entry
 */
export const doorModule = (site: string, secret: string): string => `
import site from ${JSON.stringify(site)};
export * from ${JSON.stringify(site)};

const encoder = new TextEncoder();
const secret = encoder.encode(${JSON.stringify(secret)});

/** All of them or none; yields the rows of each, or what the database says. */
async function run(statements, database) {
  try {
    const results = await database.batch(statements.map((text) => database.prepare(text)));
    return Response.json(results.map((result) => result.results));
  } catch (error) {
    return Response.json({ error: String(error) }, { status: 422 });
  }
}

export default {
  async fetch(request, env, context) {
    const shown = encoder.encode(request.headers.get(${JSON.stringify(frontHeader)}) ?? "");
    const isFront =
      shown.byteLength === secret.byteLength && crypto.subtle.timingSafeEqual(shown, secret);
    if (!isFront) return new Response("Not found", { status: 404 });
    if (!request.headers.has(${JSON.stringify(statementsHeader)})) return site.fetch(request, env, context);
    return run(await request.json(), env.DB);
  },
};
`;
