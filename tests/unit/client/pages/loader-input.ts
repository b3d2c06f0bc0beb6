import * as v from "valibot";
import type { LoaderInput } from "#client/loader-input.ts";
import type { Answer, Call } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import type { RouteId } from "#shared/routes.ts";
import { routeOf } from "#shared/routes.ts";
import { SiteSchema } from "#shared/site.ts";

interface Setting {
  readonly route: RouteId;
  readonly path?: string;
  readonly params?: Record<string, string>;
  readonly form?: Record<string, string>;
  /** Data by call path; other calls fail as an upstream that is down. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly statusCode?: number;
}

const epoch = Date.UTC(2026, 10, 20, 9);

/** What a loader or action gets, over an upstream that answers as told and remembers what it was asked. */
export function makeLoaderInput(setting: Setting) {
  const sent: { path: string; input: unknown }[] = [];
  const route = routeOf(setting.route);
  const url = new URL(setting.path ?? route.path, "http://localhost");
  const body = setting.form === undefined ? null : new URLSearchParams(setting.form);
  const input: LoaderInput = {
    request: new Request(url, body === null ? {} : { method: "POST", body }),
    url,
    params: setting.params ?? {},
    route,
    page: {
      requestId: "test",
      nonce: "",
      site: v.parse(SiteSchema, {}),
      session: {
        state: { drafts: {} },
        isChanged: false,
        update: () => undefined,
      },
      api: {
        call: async <Request, Data>(call: Call<Request, Data>, request: Request) => {
          sent.push({ path: call.path, input: request });
          return answerWith<Data>(setting.data?.[call.path], setting.statusCode);
        },
        streamOffers: async () => new Response(null),
      },
      links: {
        sign: async (id) => id,
        verify: async (link) => link,
        signReference: async (reference) => reference,
        verifyReference: async (text) => (/^YK-\d{10}$/.test(text) ? text : undefined),
        shorten: async (_page, id) => id,
        expand: async () => undefined,
      },
      seals: {
        seal: async (_purpose, value) => JSON.stringify(value),
        open: async (_purpose, sealed, schema) => v.parse(schema, JSON.parse(sealed)),
      },
      member: {
        isSignedIn: false,
        marker: undefined,
        signIn: () => {},
        renew: () => {},
        signOut: () => {},
      },
      cookieChoices: { isAnswered: true, functional: true, analytics: true, targeting: true },
      isPosted: false,
      patienceMs: 2_000,
      outlives: () => {},
      lateCookies: async (to) => to,
      signal: new AbortController().signal,
      now: () => epoch,
    },
  };
  return { input, sent };
}

function answerWith<Data>(data: unknown, statusCode: number = statusCodes.upstreamFailed) {
  const success = data !== undefined;
  const answer: Answer<Data> = {
    success,
    statusCode: success ? statusCodes.ok : statusCode,
    message: success ? "" : "Hizmete ulaşılamıyor.",
    messages: [],
    errors: {},
    data: success ? (data as Data) : null,
  };
  return answer;
}
