import { html } from "hono/html";
import { totpAddress } from "../../crypto/totp.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { InvitationErrors } from "../door/invitation.ts";
import { officePaths } from "../paths.ts";
import { alertOf, doorPage, textInput } from "./layout.ts";

/** Where the office signs in; `fault` after a refusal, `note` after a sign-out. */
export const signInPage = (
  site: string,
  {
    name = "",
    fault,
    note,
    unsent,
    status = 200,
  }: {
    readonly name?: string;
    readonly fault?: string;
    readonly note?: string;
    /** An answer that was posted after the session's end. */
    readonly unsent?: string;
    readonly status?: number;
  },
) =>
  doorPage(
    site,
    copy.signIn,
    status,
    html`<p class="muted">${copy.signInLead}</p>
      ${note === undefined ? "" : html`<p class="notice" role="status">${note}</p>`}
      ${alertOf(fault)} ${unsent === undefined ? "" : unsentAnswer(unsent)}
      <form method="post" action="${officePaths.signIn}" class="card">
        ${textInput({ name: "name", label: copy.userName, autocomplete: "username", value: name })}
        ${textInput({
          name: "password",
          label: copy.password,
          type: "password",
          autocomplete: "current-password",
        })}
        ${textInput({
          name: "code",
          label: copy.code,
          hint: copy.codeHint,
          autocomplete: "one-time-code",
          inputmode: "numeric",
        })}
        <button class="primary" type="submit">${copy.enter}</button>
      </form>
      <p><a href="${officePaths.invite}">${copy.haveInvite}</a></p>`,
  );

const unsentAnswer = (text: string) =>
  html`<p class="error" role="alert">${copy.sessionOver}</p>
    <label for="unsent">${copy.unsent}</label>
    <textarea id="unsent" rows="8" readonly>${text}</textarea>`;

interface InvitePage {
  readonly secret: string;
  /** The same secret sealed, which comes back with the form. */
  readonly sealed: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly errors?: InvitationErrors;
}

/** Where an invitation is taken up. */
export function invitePage(site: string, { secret, sealed, typed = {}, errors = {} }: InvitePage) {
  const name = typed["name"] ?? "";
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  const status = Object.keys(errors).length === 0 ? 200 : 422;
  return doorPage(
    site,
    copy.invite,
    status,
    html`<p class="muted">${copy.inviteLead}</p>
      ${alertOf(errors["form"])}
      <form method="post" action="${officePaths.invite}" class="card">
        <input type="hidden" name="secret" value="${sealed}" />
        ${textInput({ name: "name", label: copy.userName, autocomplete: "username", value: name })}
        ${textInput({
          name: "invite",
          label: copy.inviteCode,
          autocomplete: "off",
          value: typed["invite"] ?? "",
        })}
        ${textInput({
          name: "password",
          label: copy.newPassword,
          type: "password",
          hint: copy.newPasswordHint,
          autocomplete: "new-password",
          fault: errors["password"],
        })}
        <h2 class="next">${copy.secret}</h2>
        <code class="secret">${groups}</code>
        <p class="hint">${copy.secretHint}</p>
        <p>
          <a href="${totpAddress(secret, site, name === "" ? "ofis" : name)}">${copy.secretLink}</a>
        </p>
        ${textInput({
          name: "code",
          label: copy.code,
          hint: copy.codeHint,
          autocomplete: "one-time-code",
          inputmode: "numeric",
          fault: errors["code"],
        })}
        <button class="primary" type="submit">${copy.setUp}</button>
      </form>`,
  );
}
