import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";

/** How a service answers: it takes the message, is out of order, or wants nothing to do with it. */
export type Mood = "takes" | "fails" | "refuses";

interface Received {
  readonly channel: "sms" | "email";
  readonly to: string;
  readonly text: string;
  /** Whether files came along; e-mail only. */
  readonly hasFiles: boolean;
  readonly key: string | undefined;
  readonly isTaken: boolean;
}

const statusOf: Readonly<Record<Mood, number>> = { takes: 200, fails: 503, refuses: 422 };
/** Netgsm answers so. */
const codeOf: Readonly<Record<Mood, string>> = { takes: "00", fails: "80", refuses: "50" };

interface Sms {
  readonly no?: string;
  readonly msg?: string;
  readonly messages?: readonly { readonly no: string; readonly msg: string }[];
}

interface Email {
  readonly to: string;
  readonly text: string;
  readonly attachments?: readonly unknown[];
}

/** Netgsm and an e-mail service on an address of their own, which remember every message and are in the mood one gives them. */
export async function startMessageServices() {
  const received: Received[] = [];
  /** E-mails with files may be met otherwise than those without; one-time codes always go through. */
  const moods: { sms: Mood; email: Mood; files?: Mood } = { sms: "takes", email: "takes" };

  function takeSms(path: string, body: Sms): [status: number, answer: object] {
    const { no: to = "", msg = "" } = body.messages?.[0] ?? body;
    const mood = path.endsWith("/otp") ? "takes" : moods.sms;
    const isTaken = mood === "takes";
    received.push({ channel: "sms", to, text: msg, hasFiles: false, key: undefined, isTaken });
    return [isTaken ? 200 : 406, { code: codeOf[mood] }];
  }

  function takeEmail(request: IncomingMessage, body: Email): [status: number, answer: object] {
    const hasFiles = (body.attachments ?? []).length > 0;
    const mood = hasFiles ? (moods.files ?? moods.email) : moods.email;
    const key = String(request.headers["idempotency-key"]);
    const { to, text: said } = body;
    received.push({ channel: "email", to, text: said, hasFiles, key, isTaken: mood === "takes" });
    return [statusOf[mood], {}];
  }

  const outbox = async (to?: string) =>
    received
      .filter((message) => to === undefined || message.to === to)
      .map(({ channel, to: receiver, text: said }) => {
        return { channel, to: receiver, subject: "", text: said };
      })
      .toReversed();

  const server = createServer(async (request, response) => {
    const { url = "" } = request;
    if (request.method === "GET") {
      const to = new URL(url, "http://services").searchParams.get("to") ?? undefined;
      response.end(JSON.stringify(await outbox(to)));
      return;
    }
    const body: unknown = JSON.parse(await text(request));
    const [status, answer] = url.startsWith("/sms/")
      ? takeSms(url, body as Sms)
      : takeEmail(request, body as Email);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    moods,
    received,
    /** What makes a broker send by them. */
    vars: {
      NOTIFICATION_PROVIDER: "netgsm",
      NETGSM_URL: origin,
      NETGSM_USER: "user",
      NETGSM_PASSWORD: "password",
      NETGSM_HEADER: "YELKOVAN",
      EMAIL_API_URL: `${origin}/email`,
      EMAIL_API_TOKEN: "test-email-api-token",
    },
    /** What was sent to a phone or an address, the newest first, as an outbox lists it; also at `url` as at the site's own. */
    outbox,
    url: origin,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
