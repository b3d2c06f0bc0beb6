import { html } from "hono/html";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { maskNationalNumber, maskRegisteredName } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import type { Markup } from "../../html-page.ts";
import type { Member } from "../../member/member-record.ts";
import { numberCopy as copy } from "../number-copy.ts";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import { alertOf, officePage, textInput } from "./layout.ts";

type Texts = Readonly<Record<string, string>>;

const framed = (status: number, body: Markup, { services: { site }, name }: OfficeContext) =>
  officePage({
    site: site.name,
    account: name,
    title: copy.title,
    section: "numbers",
    status,
    body: html`<h1>${copy.heading}</h1>
      ${body}`,
  });

/** Where a number is typed in. */
export const numberPage = (
  {
    typed = "",
    fault,
    notice,
  }: { readonly typed?: string; readonly fault?: string; readonly notice?: string },
  context: OfficeContext,
): Promise<Response> =>
  framed(
    fault === undefined ? 200 : 422,
    html`<p class="muted">${copy.lead}</p>
      ${notice === undefined ? "" : html`<p class="notice" role="status">${notice}</p>`}
      <form method="post" action="${officePaths.numbers}" class="card">
        ${textInput({
          name: "number",
          label: copy.number,
          hint: copy.numberHint,
          autocomplete: "off",
          inputmode: "numeric",
          value: typed,
          fault,
        })}
        <button class="primary" type="submit" name="intent" value="look-up">${copy.lookUp}</button>
      </form>`,
    context,
  );

function choices(
  name: string,
  label: string,
  options: Texts,
  chosen: string | undefined,
  fault: string | undefined,
): Markup {
  return html`<fieldset aria-describedby="${name}-fault">
    <legend>${label}</legend>
    ${Object.entries(options).map(([value, text]) => {
      const checked = value === chosen ? html` checked` : "";
      return html`<label class="choice"
        ><input type="radio" name="${name}" value="${value}" ${checked} />${text}</label
      >`;
    })}
    ${fault === undefined ? "" : html`<p class="fault" id="${name}-fault" role="alert">${fault}</p>`}
  </fieldset>`;
}

interface Holder {
  readonly member: Member;
  /** How many were bought with the membership. */
  readonly policies: number;
  readonly typed?: Texts;
  readonly faults?: Texts;
}

/** Who holds a number, to be recognised and not to be read, and the form that releases it. */
export function holderPage(
  { member, policies, typed = {}, faults = {} }: Holder,
  context: OfficeContext,
): Promise<Response> {
  const { memberId, nationalNumber, phone, profile, createdAt } = member;
  const { reasons, proofs } = copy;
  const facts = [
    [copy.holderNumber, maskNationalNumber(nationalNumber)],
    [copy.holderName, [profile.name, profile.surname].map(maskRegisteredName).join(" ")],
    [copy.holderPhone, maskPhone(phone)],
    [copy.since, formatDate(todayInIstanbul(createdAt))],
    [copy.policies, String(policies)],
  ] as const;
  return framed(
    Object.keys(faults).length === 0 ? 200 : 422,
    html`${alertOf(faults["form"])}
      <section class="card">
        <h2>${copy.holder}</h2>
        <dl>
          ${facts.map(
            ([label, text]) =>
              html`<dt>${label}</dt>
                <dd>${text}</dd>`,
          )}
        </dl>
      </section>
      <form method="post" action="${officePaths.numbers}" class="card">
        <h2>${copy.release}</h2>
        <p>${copy.whatHappens}</p>
        <input type="hidden" name="member" value="${memberId}" />
        ${choices("reason", copy.reason, reasons, typed["reason"], faults["reason"])}
        ${choices("proof", copy.proof, proofs, typed["proof"], faults["proof"])}
        <button class="danger" type="submit" name="intent" value="release">
          ${copy.releaseButton}
        </button>
      </form>
      <p><a href="${officePaths.numbers}">${copy.otherNumber}</a></p>`,
    context,
  );
}
