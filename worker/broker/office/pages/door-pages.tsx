/** @jsxImportSource hono/jsx */
import { totpAddress } from "../../crypto/totp.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { InvitationErrors } from "../door/invitation.ts";
import { Button, Form, TextField, Unsent } from "../kit/form.tsx";
import { doorPage } from "../kit/page.tsx";
import { Notice, Refusal } from "../kit/status.tsx";
import type { OfficeRequest } from "../office-context.ts";
import { officePaths } from "../paths.ts";

interface SignInPage {
  readonly name?: string;
  /** After a refusal. */
  readonly fault?: string;
  /** After a sign-out. */
  readonly note?: string;
  /** An answer that was posted after the session's end. */
  readonly unsent?: string;
  readonly status?: number;
}

/** Where the office signs in. */
export const signInPage = (
  { name = "", fault, note, unsent, status = 200 }: SignInPage,
  asked: OfficeRequest,
): Promise<Response> =>
  doorPage(
    { title: copy.signIn, status },
    asked,
    <>
      <p class="muted">{copy.signInLead}</p>
      <Notice text={note} />
      <Refusal text={fault} />
      {unsent === undefined ? null : (
        <>
          <Refusal text={copy.sessionOver} />
          <Unsent label={copy.unsent} text={unsent} />
        </>
      )}
      <Form action={officePaths.signIn}>
        <TextField name="name" label={copy.userName} autocomplete="username" value={name} />
        <TextField
          name="password"
          label={copy.password}
          type="password"
          autocomplete="current-password"
        />
        <TextField
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          autocomplete="one-time-code"
          inputmode="numeric"
        />
        <Button look="primary" label={copy.enter} />
      </Form>
      <p>
        <a href={officePaths.invite}>{copy.haveInvite}</a>
      </p>
    </>,
  );

interface InvitePage {
  readonly secret: string;
  /** The same secret sealed, which comes back with the form. */
  readonly sealed: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly errors?: InvitationErrors;
  readonly status?: number;
}

/** Where an invitation is taken up. */
export function invitePage(
  { secret, sealed, typed = {}, errors = {}, ...page }: InvitePage,
  asked: OfficeRequest,
): Promise<Response> {
  const name = typed["name"] ?? "";
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  const status = page.status ?? (Object.keys(errors).length === 0 ? 200 : 422);
  return doorPage(
    { title: copy.invite, status },
    asked,
    <>
      <p class="muted">{copy.inviteLead}</p>
      <Refusal text={errors["form"]} />
      <Form action={officePaths.invite}>
        <input type="hidden" name="secret" value={sealed} />
        <TextField name="name" label={copy.userName} autocomplete="username" value={name} />
        <TextField
          name="invite"
          label={copy.inviteCode}
          autocomplete="off"
          value={typed["invite"] ?? ""}
        />
        <TextField
          name="password"
          label={copy.newPassword}
          type="password"
          hint={copy.newPasswordHint}
          autocomplete="new-password"
          fault={errors["password"]}
        />
        <h2>{copy.secret}</h2>
        <code class="secret">{groups}</code>
        <p class="hint">{copy.secretHint}</p>
        <p>
          <a href={totpAddress(secret, asked.services.site.name, name === "" ? "ofis" : name)}>
            {copy.secretLink}
          </a>
        </p>
        <TextField
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          autocomplete="one-time-code"
          inputmode="numeric"
          fault={errors["code"]}
        />
        <Button look="primary" label={copy.setUp} />
      </Form>
    </>,
  );
}
