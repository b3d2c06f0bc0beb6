import type { Services } from "../services.ts";
import type { OfficeAction } from "./office-audit-repository.ts";

/** A request for a page of the office, by somebody who need not be signed in. */
export interface OfficeRequest {
  readonly services: Services;
  readonly request: Request;
  readonly requestId: string;
  /** The address it comes from, as the edge says. */
  readonly clientIp: string;
}

/** The same by somebody who is. */
export interface OfficeContext extends OfficeRequest {
  readonly accountId: string;
  /** Name of the account. */
  readonly name: string;
  readonly sessionIndex: string;
  /** Writes down what is looked at or done; awaited before anything is shown. */
  readonly audit: (action: OfficeAction, subject: string) => Promise<void>;
}

/** Writes down what an account does. */
export const auditAs =
  (accountName: string, { store, now }: Services): OfficeContext["audit"] =>
  (action, subject) =>
    store.officeAudit.add({ accountName, action, subject, createdAt: now() });

/** What was typed into a form, by field; files are none of it. */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

const seeOther = 303;

/** Leads on to another page of the office. */
export const leadTo = (path: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, {
    status: seeOther,
    headers: { Location: path, "Cache-Control": "no-store", ...headers },
  });
