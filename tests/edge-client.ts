import type { RequestOf, AnyCall, Call } from "#shared/calls/call.ts";
import { fetchAnew } from "./fetch-from.ts";

interface WireAnswer {
  readonly Success: boolean;
  readonly StatusCode: number;
  readonly Message: string;
  readonly Messages: readonly string[];
  readonly Data: Record<string, unknown> | null;
}

export interface EdgeClient {
  readonly cookies: Map<string, string>;
  /** As a page of the site would ask: cookies kept, own origin, no redirects followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** One call through `/api/proxy`. */
  call<C extends AnyCall>(
    call: C,
    input: RequestOf<C>,
  ): Promise<{ status: number; answer: WireAnswer }>;
  /** As `call`, with a body of one's own making. */
  raw(query: string, body: string): Promise<{ status: number; answer: WireAnswer }>;
}

/** A browser without a browser: one visitor's requests to a server, sent as `ask` does. */
export function createEdgeClient(
  url: string,
  ask: (url: string, init: RequestInit) => Promise<Response> = fetchAnew,
): EdgeClient {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has("Origin")) headers.set("Origin", url);
    if (!headers.has("Accept")) headers.set("Accept", "text/html");
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await ask(url + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const raw = async (query: string, body: string) => {
    const response = await send(`/api/proxy?${query}`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    return { status: response.status, answer: (await response.json()) as WireAnswer };
  };
  return {
    cookies,
    fetch: send,
    raw,
    call(call, input) {
      const baseurl = { common: "", offers: "2", content: "3" }[call.service as string] ?? "";
      const query = new URLSearchParams({
        endpoint: call.path,
        baseurl,
        isJson: String(call.encoding === "json"),
      });
      const encode = (call as unknown as Call<unknown, unknown>).request.encode;
      return raw(query.toString(), JSON.stringify(encode(input)));
    },
  };
}
