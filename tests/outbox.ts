import { fetchAnew } from "./fetch-from.ts";

export interface Message {
  readonly channel: "sms" | "email";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string | number;
  /** Path of the designed form. */
  readonly html?: string;
  readonly attachments?: readonly { readonly fileName: string; readonly path: string }[];
}

/** What a number or address has been sent, newest first. */
export async function readOutbox(url: string, to: string): Promise<Message[]> {
  const response = await fetchAnew(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  if (!response.ok)
    throw new Error(`The outbox answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Message[];
}

/** The newest messages to a number or address, once there is one that says something. */
export async function untilSent(url: string, to: string, said: string): Promise<Message[]> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = (await readOutbox(url, to)).filter(({ text }) => text.includes(said));
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing arrived that says “${said}”.`);
}

/** The newest six-digit code sent to a number; with `seen` messages read before, one that came after them. */
export async function readCode(url: string, phone: string, seen = 0): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const messages = await readOutbox(url, phone);
    const fresh = messages.slice(0, messages.length - seen);
    const code = fresh.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find(Boolean);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("No code arrived.");
}
