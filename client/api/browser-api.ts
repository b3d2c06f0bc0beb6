import type { Answer, Call } from "#shared/calls/call.ts";
import { decodeAnswer } from "#shared/calls/call.ts";
import { failedAnswer } from "#shared/calls/failed-answer.ts";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { endpoints } from "#shared/routes.ts";
import { apiTimeoutMs } from "#shared/constants.ts";

const baseUrlOf = { common: "", offers: "2", content: "3" } as const;

/**
 * Makes a declared call through the proxy. As every transport it never throws; what went wrong is in the answer. An aborted
 * call fails like one that nobody answers.
 */
export async function callProxy<Request, Data>(
  call: Call<Request, Data>,
  input: Request,
  aborted?: AbortSignal,
): Promise<Answer<Data>> {
  const query = new URLSearchParams({
    endpoint: call.path,
    baseurl: baseUrlOf[call.service as keyof typeof baseUrlOf],
    isJson: String(call.encoding === "json"),
  });
  const answer = await fetch(`${endpoints.proxy}?${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(call.request.encode(input)),
    signal: AbortSignal.any([
      AbortSignal.timeout(apiTimeoutMs),
      ...(aborted === undefined ? [] : [aborted]),
    ]),
  })
    .then(async (response) => decodeAnswer(call, await response.json(), response.status))
    .catch(() => null);
  return answer ?? failure;
}

const failure = failedAnswer(statusCodes.upstreamFailed, upstreamCopy.unavailable);

export const browserApi = {
  call: <Request, Data>(call: Call<Request, Data>, input: Request) => callProxy(call, input),
};
