import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Notifier, Receipt, SendFailure } from "./notification.ts";

export interface NetgsmOptions {
  /** Base address, "https://api.netgsm.com.tr". */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Sender name approved for the account. */
  readonly header: string;
  readonly fetch: typeof fetch;
}

const timeoutMs = 10_000;
const maxOtpLength = 160;
const sent = "00";
/** Codes of the REST API v2 that a later attempt cannot cure: text, number, parameter. */
const permanentCodes = new Set(["20", "50", "51", "52", "70"]);

const AnswerSchema = v.object({
  code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  jobid: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
});

function outcome(body: unknown): Result<Receipt, SendFailure> {
  const answer = v.safeParse(AnswerSchema, body);
  if (!answer.success) return err("unavailable");
  if (answer.output.code === sent) return ok(answer.output.jobid);
  return err(permanentCodes.has(answer.output.code) ? "refused" : "unavailable");
}

/**
 * Text messages through Netgsm's REST API v2: `POST /sms/rest/v2/otp` for one-time codes, `/send` with the
 * Turkish alphabet for everything else. HTTP Basic; a failure is HTTP 406 with its code in the body.
 */
export function createNetgsmNotifier(options: NetgsmOptions): Notifier {
  const credentials = btoa(`${options.user}:${options.password}`);
  async function post(path: string, body: object): Promise<Result<Receipt, SendFailure>> {
    try {
      const response = await options.fetch(`${options.url}${path}`, {
        method: "POST",
        headers: { Authorization: `Basic ${credentials}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return outcome(await response.json());
    } catch {
      return err("unavailable");
    }
  }
  const { header: msgheader } = options;
  return {
    send: ({ to, text }) =>
      isCode(text)
        ? post("/sms/rest/v2/otp", { msgheader, msg: plainLetters(text), no: to })
        : post("/sms/rest/v2/send", {
            msgheader,
            encoding: "TR",
            iysfilter: "0",
            messages: [{ msg: text, no: to }],
          }),
  };
}

/** A one-time code ends with the line browsers read it from. */
const isCode = (text: string): boolean =>
  /\n@\S+ #\d{6}$/.test(text) && text.length <= maxOtpLength;

const turkish = "çğıöşüÇĞİÖŞÜ";
const plain = "cgiosuCGIOSU";

/** The one-time-code service advises against Turkish letters. */
function plainLetters(text: string): string {
  return text.replace(/[çğıöşüÇĞİÖŞÜ]/g, (letter) => plain[turkish.indexOf(letter)] ?? letter);
}
