import type { AuditEntry, OfficeAction } from "../store/audit-entry.ts";
import type { OfficeRight } from "./rights.ts";
import type { OfficeServices } from "./services.ts";

/** A request for a page of the office, by somebody who need not be signed in. */
export interface OfficeRequest {
  readonly services: OfficeServices;
  readonly request: Request;
  readonly requestId: string;
  /** The address it comes from, as the edge says. */
  readonly clientIp: string;
  /** Where the site's font is; without it a face of the system stands in. */
  readonly fontAddress: string | undefined;
}

/** The same by somebody who is. */
export interface OfficeContext extends OfficeRequest {
  readonly accountId: string;
  /** Name of the account. */
  readonly name: string;
  readonly rights: ReadonlySet<OfficeRight>;
  readonly sessionIndex: string;
  /** What is to be written down with a change, in the same transaction. */
  readonly entry: (action: OfficeAction, subject: string) => AuditEntry;
  /** Writes down what is looked at; awaited before anything is shown. */
  readonly audit: (action: OfficeAction, subject: string) => Promise<void>;
}

/** What somebody does now, as it is written down. */
export const entryOf =
  (accountName: string, { now }: Pick<OfficeServices, "now">): OfficeContext["entry"] =>
  (action, subject) => ({ accountName, action, subject, createdAt: now() });

/** Writes down what somebody does. */
export const auditAs =
  (accountName: string, services: OfficeServices): OfficeContext["audit"] =>
  (action, subject) =>
    services.store.officeAudit.add(entryOf(accountName, services)(action, subject));

/** What was typed into a form, by field; files are none of it. */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

const seeOther = 303;

/** Leads on to another page of the office; cookies go along as whole header lines. */
export function leadTo(path: string, cookieLines: readonly string[] = []): Response {
  const headers = new Headers({ Location: path, "Cache-Control": "no-store" });
  for (const line of cookieLines) headers.append("Set-Cookie", line);
  return new Response(null, { status: seeOther, headers });
}
