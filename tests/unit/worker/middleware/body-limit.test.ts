import { Hono } from "hono";
import { expect, test } from "vitest";
import type { EdgeContext } from "#worker/context.ts";
import { limitBody } from "#worker/middleware/body-limit.ts";

const maxBytes = 10;
const app = new Hono<EdgeContext>();
app.use(limitBody(maxBytes));
app.all("*", async ({ req, text }) => text(await req.text()));

/** A body of pieces that says nothing about its length, and how many of them were read. */
function inPieces(pieces: readonly string[]) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[read];
        if (piece === undefined) return controller.close();
        read += 1;
        controller.enqueue(new TextEncoder().encode(piece));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, duplex: "half" };
  return { request: new Request("http://site.test/", init as RequestInit), readPieces: () => read };
}

const withLength = (body: string) =>
  new Request("http://site.test/", {
    method: "POST",
    body,
    headers: { "Content-Length": String(body.length) },
  });

test("a body up to the limit passes whole, with or without a length", async () => {
  const body = "0123456789";
  expect(await (await app.request(withLength(body))).text()).toBe(body);
  expect(await (await app.request(inPieces(["01234", "56789"]).request)).text()).toBe(body);
  expect((await app.request(new Request("http://site.test/"))).status).toBe(200);
});

test("a longer one is refused by its length alone", async () => {
  const request = withLength("0123456789a");
  expect((await app.request(request)).status).toBe(413);
  expect(request.bodyUsed).toBe(false);
});

test("a longer one without a length is refused and read to its end", async () => {
  const { request, readPieces } = inPieces(["0123456789", "a", "b", "c"]);
  expect((await app.request(request)).status).toBe(413);
  expect(readPieces()).toBe(4);
});

test("a length beside chunks counts for nothing", async () => {
  const { request } = inPieces(["0123456789", "a"]);
  request.headers.set("Content-Length", "1");
  request.headers.set("Transfer-Encoding", "chunked");
  expect((await app.request(request)).status).toBe(413);
});
