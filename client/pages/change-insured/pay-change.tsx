import { useActionData, useNavigation } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { CardCvcField, CardExpiryField, CardNumberField } from "#client/form/text/card-fields.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import { changeInsuredCopy as copy } from "./copy.ts";
import { insuredIntents } from "./intents.ts";
import type { Standing } from "./loader.server.ts";
import type { InsuredOutcome } from "./outcome.ts";

/** The card that pays what a change costs, and the way out. */
export function PayChange({ data: { change, link, now } }: { data: Standing }) {
  const outcome = useActionData<InsuredOutcome>();
  const isBusy = useNavigation().formMethod === "POST";
  const { form: failure = change.declined, ...errors } = outcome?.errors ?? {};
  const { differenceKurus = 0 } = change;
  const action = href("changeInsured", { quote: link });
  return (
    <>
      <p>{copy.payText(differenceKurus)}</p>
      {failure === undefined ? null : (
        <Notice kind="error" title={copy.payFailed}>
          {failure}
        </Notice>
      )}
      <LightForm
        action={action}
        {...(Object.keys(errors).length === 0 ? {} : { errors })}
        loadSchema={async () => (await import("#shared/schemas/card/card.ts")).card(now)}
      >
        <input type="hidden" name="intent" value={insuredIntents.pay} />
        <LightField kind={CardNumberField} name="cardNumber" label={copy.cardNumber} />
        <div className="grid grid-cols-2 gap-3 desktop:gap-5">
          <LightField kind={CardExpiryField} name="cardExpiry" label={copy.cardExpiry} />
          <LightField kind={CardCvcField} name="cardCvc" label={copy.cardCvc} maxLength={4} />
        </div>
        <LightField kind="text" name="cardHolder" label={copy.cardHolder} autoComplete="cc-name" />
        <SubmitButton loading={isBusy}>{copy.pay(differenceKurus)}</SubmitButton>
      </LightForm>
      <form method="post" action={action}>
        <button type="submit" name="intent" value={insuredIntents.withdraw} className="btn-quiet">
          {copy.withdraw}
        </button>
      </form>
    </>
  );
}
