import { Form, Link, useActionData, useNavigation } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import { ContractLink } from "#client/modals/contract-link.tsx";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import { ChangedRows } from "./changed-rows.tsx";
import { changeInsuredCopy as copy } from "./copy.ts";
import { againQuery, changeField, differenceField, insuredIntents } from "./intents.ts";
import type { Asking } from "./loader.server.ts";
import type { InsuredOutcome } from "./outcome.ts";

type Option = Asking["found"]["options"][number];

/** Each change that may be asked for today; once one is priced, that one alone. */
export function AskChange({ data }: { data: Asking }) {
  const outcome = useActionData<InsuredOutcome>();
  useCodeFailure(outcome);
  const { options, isLeft } = data.found;
  if (isLeft === true) {
    return (
      <Notice kind="info" title={copy.left}>
        <Link to={href("leave", { quote: data.link })} className="link">
          {copy.followLeaving}
        </Link>
      </Notice>
    );
  }
  if (options.length === 0) {
    return (
      <Notice kind="info" title={copy.none}>
        {copy.noneText}
      </Notice>
    );
  }
  const { errors = {} } = outcome ?? {};
  const posted = options.find(({ id }) => id === outcome?.values[changeField]);
  return (
    <FormScopeProvider value={{ idPrefix: "", errors }}>
      {errors["form"] === undefined ? null : <Notice kind="error">{errors["form"]}</Notice>}
      {posted === undefined || outcome?.priced === undefined ? (
        options.map((option) => <ChangeForm key={option.id} option={option} outcome={outcome} />)
      ) : (
        <PricedStep data={data} option={posted} outcome={outcome} priced={outcome.priced} />
      )}
    </FormScopeProvider>
  );
}

interface StepProps {
  readonly option: Option;
  readonly outcome: InsuredOutcome | undefined;
}

function ChangeForm({ option, outcome }: StepProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="card p-5 desktop:p-8 flex flex-col gap-4">
      <h2 className="h3">{option.label}</h2>
      <p className="text-muted">{option.hint}</p>
      <input type="hidden" name={changeField} value={option.id} />
      {option.fields.map(({ byDefault = "", label, contract, ...field }) => (
        <LightField
          key={field.name}
          {...field}
          label={
            contract === undefined ? (
              label
            ) : (
              <>
                {label} <ContractLink slug={contract}>{copy.declaration}</ContractLink>
              </>
            )
          }
          value={outcome?.values[field.name] ?? byDefault}
        />
      ))}
      <Button type="submit" name="intent" value={insuredIntents.price} loading={isBusy}>
        {copy.price}
      </Button>
    </Form>
  );
}

interface PricedProps {
  readonly data: Asking;
  readonly option: Option;
  readonly outcome: InsuredOutcome;
  readonly priced: NonNullable<InsuredOutcome["priced"]>;
}

/** What would be another thing and what that costs, before anything is asked; then the code. */
function PricedStep({ data, option, outcome, priced }: PricedProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const { rows, differenceKurus } = priced;
  const { maskedPhone, values } = outcome;
  const isFree = differenceKurus === 0;
  return (
    <Form method="post" noValidate className="card p-5 desktop:p-8 flex flex-col gap-4">
      <h2 className="h3">{copy.wanted}</h2>
      <input type="hidden" name={changeField} value={option.id} />
      {option.fields.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <ChangedRows rows={rows} />
      <p>
        <span className="text-muted">{copy.difference}: </span>
        <span className="font-semibold tabular-nums">
          {isFree ? copy.noDifference : copy.differs(differenceKurus)}
        </span>
      </p>
      {isFree ? null : (
        <Notice kind="info">{differenceKurus > 0 ? copy.costs : copy.givesBack}</Notice>
      )}
      <input type="hidden" name={differenceField} value={differenceKurus} />
      <p className="text-sm text-muted">{copy.holds(data.found.firmName)}</p>
      {maskedPhone === undefined ? null : (
        <>
          <input type="hidden" name="maskedPhone" value={maskedPhone} />
          <p role="status">{copy.sent(maskedPhone)}</p>
          <LightField kind={SmsCodeField} name="smsCode" label={copy.code} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value={maskedPhone === undefined ? insuredIntents.code : insuredIntents.confirm}
          loading={isBusy}
        >
          {maskedPhone === undefined ? copy.confirm : copy.ask}
        </Button>
        {maskedPhone === undefined ? null : (
          <button type="submit" name="intent" value={insuredIntents.code} className="btn-quiet">
            {copy.resend}
          </button>
        )}
        <Link
          to={href("changeInsured", { quote: data.link }, { [againQuery]: "1" })}
          reloadDocument
          className="btn-quiet"
        >
          {copy.back}
        </Link>
      </div>
    </Form>
  );
}
