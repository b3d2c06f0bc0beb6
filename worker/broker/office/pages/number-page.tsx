/** @jsxImportSource hono/jsx */
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { maskNationalNumber, maskRegisteredName } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import type { Member } from "../../member/member-record.ts";
import { Facts } from "../kit/facts.tsx";
import { Button, Choices, Form, TextField } from "../kit/form.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Notice, Refusal } from "../kit/status.tsx";
import { numberCopy as copy } from "../number-copy.ts";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";

type Texts = Readonly<Record<string, string>>;

const pageOf = (status: number) =>
  ({ title: copy.title, section: "numbers", status, isNarrow: true }) as const;

interface NumberPage {
  readonly typed?: string;
  readonly fault?: string;
  readonly notice?: string;
}

/** Where a number is typed in. */
export const numberPage = (
  { typed = "", fault, notice }: NumberPage,
  context: OfficeContext,
): Promise<Response> =>
  officePage(
    pageOf(fault === undefined ? 200 : 422),
    context,
    <>
      <Heading title={copy.heading} lead={copy.lead} />
      <Notice text={notice} />
      <Form action={officePaths.numbers}>
        <TextField
          name="number"
          label={copy.number}
          hint={copy.numberHint}
          autocomplete="off"
          inputmode="numeric"
          value={typed}
          fault={fault}
        />
        <Button look="primary" intent="look-up" label={copy.lookUp} />
      </Form>
    </>,
  );

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
  return officePage(
    pageOf(Object.keys(faults).length === 0 ? 200 : 422),
    context,
    <>
      <Heading title={copy.heading} />
      <Refusal text={faults["form"]} />
      <Card title={copy.holder}>
        <Facts
          facts={[
            [copy.holderNumber, maskNationalNumber(nationalNumber)],
            [copy.holderName, [profile.name, profile.surname].map(maskRegisteredName).join(" ")],
            [copy.holderPhone, maskPhone(phone)],
            [copy.since, formatDate(todayInIstanbul(createdAt))],
            [copy.policies, String(policies)],
          ]}
        />
      </Card>
      <Form action={officePaths.numbers} title={copy.release}>
        <p>{copy.whatHappens}</p>
        <input type="hidden" name="member" value={memberId} />
        <Choices
          name="reason"
          label={copy.reason}
          options={copy.reasons}
          chosen={typed["reason"]}
          fault={faults["reason"]}
        />
        <Choices
          name="proof"
          label={copy.proof}
          options={copy.proofs}
          chosen={typed["proof"]}
          fault={faults["proof"]}
        />
        <Button look="danger" intent="release" label={copy.releaseButton} />
      </Form>
      <p>
        <a href={officePaths.numbers}>{copy.otherNumber}</a>
      </p>
    </>,
  );
}
