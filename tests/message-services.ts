import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";

/**
 * How a service answers: it takes the message, is out of order, wants nothing to do with it, says nothing, hangs up, or takes
 * it and hangs up.
 */
export type Mood = "takes" | "fails" | "refuses" | "silent" | "drops" | "drops-after";

interface Received {
  readonly channel: "sms" | "email";
  readonly to: string;
  readonly text: string;
  /** Whether files came along; e-mail only. */
  readonly hasFiles: boolean;
  readonly key: string | undefined;
  /** Whether it was sent on; one under a key that was taken before is not. */
  readonly isTaken: boolean;
  readonly isRefused: boolean;
  /** When the answer that it is taken was handed over, epoch ms. */
  acknowledgedAt?: number;
}

type Spoken = "takes" | "fails" | "refuses";
/** What is said in a mood; undefined where nothing is. */
const saidIn = (mood: Mood): Spoken | undefined =>
  mood === "takes" || mood === "fails" || mood === "refuses" ? mood : undefined;
const takesIn = (mood: Mood): boolean => mood === "takes" || mood === "drops-after";

const statusOf: Readonly<Record<Spoken, number>> = { takes: 200, fails: 503, refuses: 422 };
/** Netgsm answers so. */
const codeOf: Readonly<Record<Spoken, string>> = { takes: "00", fails: "80", refuses: "50" };

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

/**
 * Netgsm and an e-mail service on an address of their own, which remember every message and are in the mood one gives them; the
 * e-mail service sends what has the same key once. */
export async function startMessageServices() {
  const received: Received[] = [];
  const addresses: string[] = [];
  /** E-mails with files may be met otherwise than those without; one-time codes always go through. */
  const moods: { sms: Mood; email: Mood; files?: Mood } = { sms: "takes", email: "takes" };

  let chosen: ((channel: Received["channel"]) => Mood | undefined) | undefined;

  interface Taken {
    readonly message: Received;
    readonly mood: Mood;
    readonly answers: (said: Spoken) => readonly [status: number, answer: object];
  }

  function takeSms(path: string, body: Sms): Taken {
    const { no: to = "", msg = "" } = body.messages?.[0] ?? body;
    // Netgsm's service for codes takes one part; longer ones go the way of all others.
    const isCode = path.endsWith("/otp") || /#\d{6}$/.test(msg);
    const mood = isCode ? "takes" : (chosen?.("sms") ?? moods.sms);
    const isRefused = mood === "refuses";
    const taken = { isTaken: takesIn(mood), isRefused, hasFiles: false, key: undefined };
    return {
      message: { channel: "sms", to, text: msg, ...taken },
      mood,
      answers: (said) => [said === "takes" ? 200 : 406, { code: codeOf[said] }],
    };
  }

  function takeEmail(request: IncomingMessage, body: Email): Taken {
    const hasFiles = (body.attachments ?? []).length > 0;
    const key = String(request.headers["idempotency-key"]);
    const { to, text: said } = body;
    const wished = chosen?.("email") ?? (hasFiles ? moods.files : undefined) ?? moods.email;
    const isRepeated = received.some((earlier) => earlier.key === key && earlier.isTaken);
    // What was taken under a key is not refused any more.
    const mood = isRepeated && wished === "refuses" ? "takes" : wished;
    const taken = { isTaken: takesIn(mood) && !isRepeated, isRefused: mood === "refuses" };
    return {
      message: { channel: "email", to, text: said, hasFiles, key, ...taken },
      mood,
      answers: (spoken) => [statusOf[spoken], {}],
    };
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
    addresses.push(url);
    if (request.method === "GET") {
      const to = new URL(url, "http://services").searchParams.get("to") ?? undefined;
      response.end(JSON.stringify(await outbox(to)));
      return;
    }
    const body: unknown = JSON.parse(await text(request));
    const { message, mood, answers } = url.startsWith("/sms/")
      ? takeSms(url, body as Sms)
      : takeEmail(request, body as Email);
    received.push(message);
    const said = saidIn(mood);
    if (said === undefined) {
      if (mood !== "silent") response.socket?.destroy();
      return;
    }
    const [status, answer] = answers(said);
    response.once("finish", () => {
      if (said === "takes") message.acknowledgedAt = Date.now();
    });
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    moods,
    /** From now on each message but a one-time code is met as a choice of its own says; undefined: by the moods. */
    misbehave: (choose: typeof chosen) => void (chosen = choose),
    received,
    /** Every address they were asked at. */
    addresses,
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
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

export type MessageServices = Awaited<ReturnType<typeof startMessageServices>>;
