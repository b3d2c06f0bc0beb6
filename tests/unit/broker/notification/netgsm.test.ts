import { expect, test, vi } from "vitest";
import { createNetgsmNotifier } from "#worker/broker/notification/netgsm.ts";

const sms = { channel: "sms", to: "5321234567", subject: "" } as const;

function netgsm(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const account = { url: "https://sms.test", user: "kullanici", password: "parola" };
  return { notifier: createNetgsmNotifier({ ...account, header: "YELKOVAN", fetch }), fetch };
}

test("a one-time code goes to the service for codes, in plain letters", async () => {
  const { notifier, fetch } = netgsm(async () => Response.json({ code: "00", jobid: "1" }));
  const text = "Doğrulama kodunuz: 123456. Kimseyle paylaşmayınız.\n@site.test #123456";
  expect(await notifier.send({ ...sms, text })).toMatchObject({ ok: true });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe("https://sms.test/sms/rest/v2/otp");
  expect(new Headers(init?.headers).get("Authorization")).toBe(`Basic ${btoa("kullanici:parola")}`);
  expect(JSON.parse(String(init?.body))).toEqual({
    msgheader: "YELKOVAN",
    msg: "Dogrulama kodunuz: 123456. Kimseyle paylasmayiniz.\n@site.test #123456",
    no: "5321234567",
  });
});

test.each(["Poliçeniz hazır.", `${"x".repeat(160)}\n@site.test #123456`])(
  "%s goes out as an ordinary message",
  async (text) => {
    const { notifier, fetch } = netgsm(async () => Response.json({ code: "00" }));
    await notifier.send({ ...sms, text });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe("https://sms.test/sms/rest/v2/send");
    expect(JSON.parse(String(init?.body))).toMatchObject({
      encoding: "TR",
      iysfilter: "0",
      messages: [{ msg: text, no: "5321234567" }],
    });
  },
);

test.each([
  ["20", "refused"],
  ["50", "refused"],
  ["70", "refused"],
  ["30", "unavailable"],
  ["60", "unavailable"],
  ["80", "unavailable"],
  ["85", "unavailable"],
  ["100", "unavailable"],
])("code %s is %s", async (code, reason) => {
  const { notifier } = netgsm(async () => Response.json({ code }, { status: 406 }));
  expect(await notifier.send({ ...sms, text: "x" })).toEqual({ ok: false, reason });
});

test.each([
  ["no network", async () => Promise.reject(new Error("down"))],
  ["no JSON", async () => new Response("<html>")],
  ["no code", async () => Response.json({})],
])("%s is unavailable, never an exception", async (_name, answer) => {
  const { notifier } = netgsm(answer);
  expect(await notifier.send({ ...sms, text: "x" })).toEqual({ ok: false, reason: "unavailable" });
});
