import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import type { ConsentRegister, ReportOutcome } from "./consent-register.ts";
import type {
  PermissionChange,
  PermissionEntry,
  RegisteredRefusal,
} from "./permission-repository.ts";

export interface IysOptions {
  /** "https://api.iys.org.tr". */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Numbers of the firm and of its brand in the register. */
  readonly iysCode: string;
  readonly brandCode: string;
  readonly fetch: typeof fetch;
}

const timeoutMs = 10_000;

const types = { sms: "MESAJ", email: "EPOSTA", call: "ARAMA" } as const;
const sources = { web: "HS_WEB", office: "HS_CAGRI_MERKEZI", register: "IYS" } as const;

const timeText = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Istanbul",
  dateStyle: "short",
  timeStyle: "medium",
});

/** A change as the register wants it: numbers with the country's code, times of Türkiye as "YYYY-MM-DD HH:mm:ss". */
export const iysConsent = ({
  channel,
  receiver,
  isGiven,
  isMerchant,
  source,
  saidAt,
}: PermissionChange) => ({
  recipient: channel === "email" ? receiver : `+90${receiver}`,
  type: types[channel],
  source: sources[source],
  status: isGiven ? "ONAY" : "RET",
  consentDate: timeText.format(saidAt),
  recipientType: isMerchant === true ? "TACIR" : "BIREYSEL",
});

const TokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/** As many changes as a page may hold, and pages at most, so that a register that repeats itself ends. */
const pageSize = 999;
const mostPages = 100;

const ChangesSchema = v.object({
  after: v.nullish(v.string()),
  list: v.array(v.unknown()),
});

/** "YYYY-MM-DD HH:mm:ss" in Türkiye → epoch ms. */
const MomentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.transform((text) => Date.parse(`${text.replace(" ", "T")}+03:00`)),
  v.integer(),
);
const refusedBy = { status: v.literal("RET"), consentDate: MomentSchema };
const RefusalSchema = v.variant("type", [
  v.object({ ...refusedBy, type: v.literal("MESAJ"), recipient: PhoneSchema }),
  v.object({ ...refusedBy, type: v.literal("ARAMA"), recipient: PhoneSchema }),
  v.object({ ...refusedBy, type: v.literal("EPOSTA"), recipient: EmailSchema }),
]);
const channelsOf = { MESAJ: "sms", ARAMA: "call", EPOSTA: "email" } as const;

/** The refusals among changes; what else there is, permissions and what nobody here understands, tells us nothing. */
const refusalsIn = (changes: readonly unknown[]): RegisteredRefusal[] =>
  changes.flatMap((change) => {
    const read = v.safeParse(RefusalSchema, change);
    if (!read.success) return [];
    const { type, recipient, consentDate } = read.output;
    return [{ channel: channelsOf[type], receiver: recipient, saidAt: consentDate }];
  });

/** A status of the register that a later attempt cannot cure; 401 and 429 it can. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

/**
 * İYS over its HTTP interface: a token for user and password, then one consent a request, whose answer says whether it was
 * taken. What people have changed themselves is listed for seven days, page by page; the register's manual said in 2026 that it is
 * empty until that part is opened. Written from what integrators have published of it; to be tried against the firm's own account
 * before it is relied on.
 */
export function createIysRegister(options: IysOptions): ConsentRegister {
  const { url, iysCode, brandCode } = options;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    options.fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  async function tokenOf(): Promise<string> {
    const { user: username, password } = options;
    const response = await post("/oauth2/token", { username, password, grant_type: "password" });
    return v.parse(TokenSchema, await response.json()).access_token;
  }
  async function reportOne(change: PermissionEntry, token: string): Promise<ReportOutcome> {
    try {
      const path = `/sps/${iysCode}/brands/${brandCode}/consents`;
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await post(path, iysConsent(change), headers);
      if (answer.ok) return "taken";
      return isFinal(answer.status) ? "refused" : "unavailable";
    } catch {
      return "unavailable";
    }
  }
  async function changesAfter(after: string | undefined, token: string) {
    const query = new URLSearchParams({ source: "IYS", limit: String(pageSize) });
    if (after !== undefined) query.set("after", after);
    const response = await options.fetch(
      `${url}/sps/${iysCode}/brands/${brandCode}/consents/changes?${query}`,
      {
        headers: { Authorization: `Bearer ${token}` },
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      },
    );
    if (!response.ok) throw new Error(`changes: ${response.status}`);
    return v.parse(ChangesSchema, await response.json());
  }
  return {
    async refusals() {
      try {
        const token = await tokenOf();
        const refusals: RegisteredRefusal[] = [];
        let after: string | undefined;
        for (let page = 0; page < mostPages; page += 1) {
          const changes = await changesAfter(after, token);
          refusals.push(...refusalsIn(changes.list));
          const next = changes.after ?? undefined;
          if (changes.list.length < pageSize || next === undefined || next === after) break;
          after = next;
        }
        return ok(refusals);
      } catch {
        return err("unavailable");
      }
    },
    async report(changes) {
      try {
        const token = await tokenOf();
        const outcomes: ReportOutcome[] = [];
        for (const change of changes) {
          // Of two about the same receiver the later one has to arrive last.
          const isDown = outcomes.includes("unavailable");
          outcomes.push(isDown ? "unavailable" : await reportOne(change, token));
        }
        return outcomes;
      } catch {
        return changes.map(() => "unavailable" as const);
      }
    },
  };
}
