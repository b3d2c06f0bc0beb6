import { createServer, get } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { compressAnswers } from "#scripts/serve/compress-answers.ts";

let close = () => {};
afterEach(() => close());

/** What a server behind the compression answers to somebody who takes this encoding. */
async function ask(
  encoding: string,
  answer: (response: ServerResponse) => void,
): Promise<IncomingMessage> {
  const server = createServer((request, response) =>
    compressAnswers(request, response, () => answer(response)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", headers: { "Accept-Encoding": encoding } }, resolve);
  });
}

const long = "yelkovan ".repeat(1000);
const open = { br: createBrotliDecompress, gzip: createGunzip };

describe.each(["br", "gzip"] as const)("%s", (encoding) => {
  test("a page is handed on part by part", async () => {
    let sendRest = () => {};
    const answer = await ask(encoding, (response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).write("<p>first");
      // The rest is written only once the first part has been read at the other end.
      sendRest = () => response.end("<p>rest");
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    const parts: string[] = [];
    for await (const part of answer.pipe(open[encoding]()).setEncoding("utf8")) {
      parts.push(part as string);
      sendRest();
    }
    expect(parts).toEqual(["<p>first", "<p>rest"]);
  });
});

test.each([
  ["a script", "text/javascript", "br, gzip", "br"],
  ["a script for whoever takes nothing", "text/javascript", "identity", undefined],
  ["an event stream", "text/event-stream; charset=utf-8", "br, gzip", undefined],
  ["a font, packed already", "font/woff2", "br, gzip", undefined],
])("%s", async (_name, type, accepted, expected) => {
  const answer = await ask(accepted, (response) => {
    response.writeHead(200, { "Content-Type": type }).end(long);
  });
  expect(answer.headers["content-encoding"]).toBe(expected);
});
