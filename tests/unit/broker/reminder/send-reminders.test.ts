import fc from "fast-check";
import { expect, test } from "vitest";
import { ok } from "#shared/result.ts";
import type { Message } from "#worker/broker/notification/notification.ts";
import type { ReminderChannel } from "#shared/calls/quote/reminder-fields.ts";
import { reminderConsent } from "#worker/broker/reminder/reminder-consent.ts";
import type { Reminder } from "#worker/broker/reminder/reminder-repository.ts";
import { sendReminders } from "#worker/broker/reminder/send-reminders.ts";
import type { ReminderServices } from "#worker/broker/reminder/services.ts";

const kind = "quote-lapse" as const;
const quoteIds = ["a", "b", "c"] as const;

const quoteOf = (quoteId: string) => ({
  quoteId,
  phone: `532000000${quoteIds.findIndex((id) => id === quoteId)}`,
  purchasedAt: null,
  content: { request: { productId: "trafik", insured: [{ plate: "34ABC123" }] } },
});
const answers = [
  {
    state: "offer",
    answeredAt: 1,
    offerId: "o",
    firm: { id: "lodos" },
    offer: { grossKurus: 100_00, validUntil: 10 ** 12 },
  },
];

/** A back office whose reminders lose their rows by nothing but being settled: what holds is the consents alone. */
function makeOffice(channels: readonly ReminderChannel[] = ["sms"]) {
  const said: { readonly quoteId: string; readonly given: boolean }[] = [];
  const rows = new Set<string>();
  /** Phones whose SMS are forbidden at the consent register. */
  const refused = new Set<string>();
  const sent: Message[] = [];
  const services = {
    now: () => 1,
    site: { name: "Yelkovan" },
    notifier: { send: async (message: Message) => (sent.push(message), ok(undefined)) },
    rooms: { answers: async () => answers },
    store: {
      consents: {
        isGiven: async (quoteId: string, slug: string) =>
          slug === reminderConsent(kind) &&
          said.findLast((each) => each.quoteId === quoteId)?.given === true,
      },
      permissions: {
        refusedThere: async ({ phone }: { phone: string }) =>
          refused.has(phone) ? [{ channel: "sms", saidAt: 1 }] : [],
      },
      quotes: { open: async (id: string) => quoteOf(id), mirrored: async () => answers },
      reminders: {
        listDue: async (): Promise<Reminder[]> =>
          [...rows].map((quoteId) => ({
            quoteId,
            kind,
            url: "https://site.test/teklif/x",
            shortUrl: "https://site.test/k/x",
            withdrawUrl: "https://site.test/k/y",
            channels,
            dueAt: 0,
            expiresAt: 2,
            createdAt: 0,
          })),
        remove: async ({ quoteId }: { quoteId: string }) => void rows.delete(quoteId),
        postpone: async () => undefined,
        nextDue: async () => undefined,
      },
    },
  } as unknown as ReminderServices;
  return { said, rows, refused, sent, services };
}

test("no commercial message leaves without a yes that nobody has taken back, and each has the way out in it", async () => {
  const step = fc.record({
    quoteId: fc.constantFrom(...quoteIds),
    what: fc.constantFrom("yes", "no", "row", "send", "refuse at the register"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { said, rows, refused, sent, services } = makeOffice();
      for (const { quoteId, what } of steps) {
        if (what === "row") rows.add(quoteId);
        else if (what === "refuse at the register") refused.add(quoteOf(quoteId).phone);
        else if (what !== "send") said.push({ quoteId, given: what === "yes" });
        else {
          const holds = (id: string) =>
            said.findLast((each) => each.quoteId === id)?.given === true &&
            !refused.has(quoteOf(id).phone);
          const expected = [...rows].filter(holds).map((id) => quoteOf(id).phone);
          const before = sent.length;
          await sendReminders(services);
          const left = sent.slice(before);
          expect(left.map(({ to }) => to)).toEqual(expected);
          expect(left.every(({ text }) => text.includes("Ret: https://site.test/k/y"))).toBe(true);
        }
      }
    }),
  );
});

test.each([
  [["sms"], 1],
  [["sms", "email"], 1],
  [["email"], 0],
] as const)("a reminder wanted by %s sends %i text messages", async (channels, count) => {
  const { said, rows, sent, services } = makeOffice(channels);
  const [quoteId = ""] = quoteIds;
  rows.add(quoteId);
  said.push({ quoteId, given: true });
  await sendReminders(services);
  expect(sent).toHaveLength(count);
  expect(rows.size).toBe(0);
});
