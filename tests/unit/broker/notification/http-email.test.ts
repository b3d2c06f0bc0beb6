import { expect, test, vi } from "vitest";
import { createHttpEmailNotifier } from "#worker/broker/notification/http-email.ts";

const mail = { channel: "email", to: "a@ornek.example", subject: "Konu", text: "Metin" } as const;

function service(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const options = {
    url: "https://mail.test/send",
    token: "t".repeat(16),
    from: "biz@ornek.example",
  };
  return { notifier: createHttpEmailNotifier({ ...options, fetch }), fetch };
}

test("a message is posted once per key", async () => {
  const { notifier, fetch } = service(async () => new Response(null, { status: 202 }));
  expect(await notifier.send({ ...mail, dedupeKey: "policy:1" })).toMatchObject({ ok: true });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe("https://mail.test/send");
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("policy:1");
  expect(JSON.parse(String(init?.body))).toEqual({
    from: "biz@ornek.example",
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
  });
});

test("the designed form and files go along", async () => {
  const { notifier, fetch } = service(async () => new Response(null, { status: 200 }));
  const file = { fileName: "p.pdf", contentType: "application/pdf", bytes: new Uint8Array([37]) };
  await notifier.send({ ...mail, html: "<p>Metin</p>", attachments: [file] });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
    text: mail.text,
    html: "<p>Metin</p>",
    attachments: [{ filename: "p.pdf", content_type: "application/pdf", content: "JQ==" }],
  });
});

test.each([
  [400, "refused"],
  [422, "refused"],
  [429, "unavailable"],
  [500, "unavailable"],
])("status %i is %s", async (status, reason) => {
  const { notifier } = service(async () => new Response(null, { status }));
  expect(await notifier.send(mail)).toEqual({ ok: false, reason });
});

test("no network is unavailable", async () => {
  const { notifier } = service(async () => Promise.reject(new Error("down")));
  expect(await notifier.send(mail)).toEqual({ ok: false, reason: "unavailable" });
});
