import { html } from "hono/html";
import * as v from "valibot";
import type { MarketingChannel } from "#shared/calls/marketing.ts";
import { marketingChannels } from "#shared/calls/marketing.ts";
import { formatDateTime } from "#shared/format/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { htmlPage } from "../html-page.ts";
import { outboxStyle } from "./outbox-style.ts";
import { registerCopy as copy } from "./register-copy.ts";

interface Refusal {
  readonly channel: MarketingChannel;
  readonly receiver: string;
  readonly saidAt: number;
}

interface RegisterServices {
  readonly store: {
    readonly registerRefusals: {
      add(refusal: Refusal): Promise<void>;
      listSince(since: number): Promise<readonly Refusal[]>;
    };
  };
  readonly housekeeper: { wake(by?: number): Promise<void> };
  readonly now: () => number;
}

/** Where people refuse advertising at the embedded consent register. */
export const registerPath = "/dev/iys";

const weekMs = 7 * 24 * 60 * 60_000;

const RefusalSchema = v.variant("channel", [
  v.object({ channel: v.picklist(["sms", "call"]), receiver: PhoneSchema }),
  v.object({ channel: v.literal("email"), receiver: EmailSchema }),
]);

/** `GET /dev/iys`: what was refused there, and the form that refuses. */
export async function registerPage(
  { store, now }: RegisterServices,
  isFaulty = false,
): Promise<Response> {
  const refusals = await store.registerRefusals.listSince(now() - weekMs);
  return htmlPage({
    title: copy.title,
    style: outboxStyle,
    ...(isFaulty ? { status: 422 } : {}),
    body: html`<main>
      <h1>${copy.title}</h1>
      <p>${copy.hint}</p>
      <form method="post" action="${registerPath}">
        ${isFaulty ? html`<p role="alert">${copy.fault}</p>` : ""}
        <p>
          <label>${copy.receiver} <input name="receiver" required /></label>
        </p>
        <p>
          <label
            >${copy.channel}
            <select name="channel">
              ${marketingChannels.map(
                (channel) => html`<option value="${channel}">${copy.channels[channel]}</option>`,
              )}
            </select></label
          >
        </p>
        <p><button>${copy.refuse}</button></p>
      </form>
      <h2>${copy.refused}</h2>
      <ol>
        ${refusals.map(
          ({ channel, receiver, saidAt }) =>
            html`<li>
              <header>
                <strong>${copy.channels[channel]}</strong> <span>${receiver}</span>
                <time>${formatDateTime(saidAt)}</time>
              </header>
            </li>`,
        )}
      </ol>
    </main>`,
  });
}

/** `POST /dev/iys`: refuses, and has the daily work fetch it. */
export async function takeRefusal(request: Request, services: RegisterServices): Promise<Response> {
  const fields = new URLSearchParams(await request.text());
  const refusal = v.safeParse(RefusalSchema, Object.fromEntries(fields));
  if (!refusal.success) return registerPage(services, true);
  const saidAt = services.now();
  await services.store.registerRefusals.add({ ...refusal.output, saidAt });
  await services.housekeeper.wake(saidAt);
  return new Response(null, { status: 303, headers: { Location: registerPath } });
}
