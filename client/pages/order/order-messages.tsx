import { Form, useActionData, useNavigation } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { orderCopy } from "#client/quote/payment/order-copy.ts";
import { Button } from "#client/ui/button.tsx";
import type { OrderData, ResendOutcome } from "./loader.server.ts";
import { resendIntent } from "./resend-intent.ts";
import { usePolling } from "#client/ui/use-polling.ts";

type Order = Extract<OrderData, { kind: "order" }>["order"];
type Messages = NonNullable<Order["messages"]>;

const pollMs = 3000;
const mostPolls = 10;

/** What is sent of an order, what is on its way and what did not arrive; the last can be sent again, without scripts too. */
export function OrderMessages({ order, about }: { order: Order; about: "policy" | "refund" }) {
  const { messages = [], sentTo } = order;
  usePolling(
    messages.some(({ state }) => state === "waiting"),
    pollMs,
    mostPolls,
  );
  if (sentTo === undefined || messages.length === 0) return null;
  const unsent = messages.filter(({ state }) => state === "unsent");
  return (
    <div className="flex flex-col gap-2">
      {sentencesOf(messages, about, sentTo).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {unsent.length === 0 ? null : (
        <ResendForm asksEmail={unsent.some(({ channel }) => channel === "email")} />
      )}
    </div>
  );
}

/** One sentence where both fare alike. */
function sentencesOf(messages: Messages, about: "policy" | "refund", email: string): string[] {
  const { verbs, [about]: copy } = orderCopy.messages;
  const [state, ...others] = [...new Set(messages.map((message) => message.state))];
  if (messages.length > 1 && state !== undefined && others.length === 0) {
    return [copy.both(email, verbs[state])];
  }
  return messages.map((message) =>
    message.channel === "email"
      ? copy.email(email, verbs[message.state])
      : copy.sms(verbs[message.state]),
  );
}

/** Where it is the e-mail that did not arrive, its address may have been the reason. */
function ResendForm({ asksEmail }: { asksEmail: boolean }) {
  const outcome = useActionData<Partial<ResendOutcome>>();
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === "POST" && formData?.get("intent") === resendIntent;
  const errors = outcome?.emailError === undefined ? {} : { email: outcome.emailError };
  return (
    <FormScopeProvider value={{ idPrefix: "resend", errors }}>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-3">
        <input type="hidden" name="intent" value={resendIntent} />
        {asksEmail ? (
          <LightField
            kind="email"
            name="email"
            label={orderCopy.messages.otherEmail}
            hint={orderCopy.messages.otherEmailHint}
            value={outcome?.typedEmail ?? ""}
          />
        ) : null}
        {outcome?.resendError === undefined ? null : <p role="alert">{outcome.resendError}</p>}
        <Button type="submit" variant="secondary" loading={isBusy} className="self-start">
          {orderCopy.messages.resend}
        </Button>
      </Form>
    </FormScopeProvider>
  );
}
