import { Fragment } from "react";
import { Form, useActionData, useLocation, useNavigation } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { ContractLink } from "#client/modals/contract-link.tsx";
import type { ReviewData } from "#client/pages/purchase/loader.server.ts";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { Standing } from "#shared/schemas/standing.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { Folded } from "./folded.tsx";
import { policyholderCopy as copy } from "./policyholder-copy.ts";
import type { PolicyholderOutcome } from "./policyholder-intent.ts";
import { noPolicyholderIntent, policyholderIntent } from "./policyholder-intent.ts";

/** Who buys, where that may be somebody else than the insured. For a minor it has to be. */
export function PolicyholderSection({ data }: { data: ReviewData }) {
  const { holder } = data.review;
  const outcome = useActionData<Partial<PolicyholderOutcome>>()?.policyholder;
  const [first, ...others] = holder.standings;
  if (first === undefined) return null;
  if (holder.policyholder !== undefined) return <Named policyholder={holder.policyholder} />;
  const form = <NameForm now={data.now} first={first} others={others} outcome={outcome} />;
  const isNeeded = first === "guardian" && others.length === 0;
  return (
    <section aria-label={copy.title} className="card flex flex-col gap-3 p-4 desktop:p-7">
      {isNeeded || outcome !== undefined ? (
        <>
          <h2 className="h2">{copy.title}</h2>
          {form}
        </>
      ) : (
        <Folded icon="i-lucide-users" label={copy.fold}>
          {form}
        </Folded>
      )}
    </section>
  );
}

/** Who has been named, and the way back. */
function Named({
  policyholder: { name, surname, standing },
}: {
  policyholder: NonNullable<ReviewData["review"]["holder"]["policyholder"]>;
}) {
  return (
    <section aria-label={copy.title} className="card flex flex-col gap-2 p-4 desktop:p-7">
      <p className="font-medium">{copy.named(`${name} ${surname}`, standings[standing].name)}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={noPolicyholderIntent} />
        <button type="submit" className="link min-h-11 cursor-pointer">
          {copy.undo[standing]}
        </button>
      </Form>
    </section>
  );
}

interface NameFormProps {
  readonly now: number;
  readonly first: Standing;
  readonly others: readonly Standing[];
  readonly outcome: PolicyholderOutcome["policyholder"] | undefined;
}

function NameForm({ now, first, others, outcome }: NameFormProps) {
  const { pathname } = useLocation();
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === "POST" && formData?.get("intent") === policyholderIntent;
  const values = outcome?.values ?? {};
  const isOpen = others.length > 0;
  const contracts = [first, ...others];
  return (
    <LightForm
      loadSchema={() =>
        import("#shared/forms/policyholder.ts").then(({ policyholderForm }) =>
          policyholderForm(now),
        )
      }
      action={pathname}
      idPrefix="policyholder"
      {...(outcome?.errors === undefined ? {} : { errors: outcome.errors })}
      className="flex flex-col gap-4"
    >
      <p className="text-muted">{first === "guardian" && !isOpen ? copy.minor : copy.other}</p>
      {outcome?.message === undefined ? null : <Notice kind="error">{outcome.message}</Notice>}
      <input type="hidden" name="intent" value={policyholderIntent} />
      {isOpen ? (
        <LightField
          kind="radio"
          name="standing"
          label={copy.standing}
          value={values["standing"]}
          options={contracts.map((id) => ({ id, name: standings[id].name }))}
        />
      ) : (
        <input type="hidden" name="standing" value={first} />
      )}
      <LightField
        kind="identity-number"
        name="nationalNumber"
        label={copy.nationalNumber}
        value={values["nationalNumber"]}
      />
      <div className="grid gap-4 desktop:grid-cols-2">
        <LightField
          kind="name"
          name="name"
          label={copy.name}
          autoComplete="given-name"
          value={values["name"]}
        />
        <LightField
          kind="name"
          name="surname"
          label={copy.surname}
          autoComplete="family-name"
          value={values["surname"]}
        />
      </div>
      <LightField
        kind="date"
        name="birthDate"
        label={copy.birthDate}
        hint={copy.birthDateHint}
        autoComplete="bday"
        value={values["birthDate"]}
      />
      {contracts.includes("authorised") ? (
        <LightField
          kind="text"
          name="insuredContact"
          label={isOpen ? copy.insuredContactOfAdult : copy.insuredContact}
          hint={copy.insuredContactHint}
          value={values["insuredContact"]}
        />
      ) : null}
      <LightField
        kind="consent"
        name="isDeclared"
        value={values["isDeclared"]}
        label={
          <>
            {copy.declare[isOpen ? "either" : first]}
            {contracts.map((id) => (
              <Fragment key={id}>
                {" "}
                <ContractLink slug={standings[id].declaration}>{copy.texts[id]}</ContractLink>
              </Fragment>
            ))}
          </>
        }
      />
      <Button type="submit" variant="secondary" loading={isBusy} className="self-start">
        {copy.save}
      </Button>
    </LightForm>
  );
}
