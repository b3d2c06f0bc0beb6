import { useLoaderData } from "react-router";
import { callCopy } from "#client/contact-form/call-copy.ts";
import { CallConsents, CallFields, LineFields } from "#client/contact-form/call-fields.tsx";
import { CallerFields } from "#client/contact-form/caller-fields.tsx";
import { PostedForm } from "#client/contact-form/posted-form.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { requestQuoteCopy } from "./copy.ts";
import type { RequestQuoteData } from "./loader.server.ts";

const loadSchema = async (productId: string) => {
  const [{ callRequestSchema }, { leadOf }] = await Promise.all([
    import("#client/contact-form/call-request-schema.ts"),
    import("#shared/leads/leads.ts"),
  ]);
  return callRequestSchema(leadOf(productId), Date.now());
};

/** Who to call, about what, and when. */
export function CallRequestForm() {
  const { action, product, fields, slots, consents } = useLoaderData<RequestQuoteData>();
  return (
    <PostedForm action={action} loadSchema={() => loadSchema(product.id)}>
      {(values) => (
        <>
          <p>
            <span className="block text-sm text-muted">{requestQuoteCopy.product}</span>
            <strong className="text-lg">{product.name}</strong>
          </p>
          <CallerFields values={values} />
          <LineFields fields={fields} values={values} />
          <CallFields slots={slots} noteHint={requestQuoteCopy.noteHint} values={values} />
          <CallConsents consents={consents} values={values} />
          <SubmitButton>{callCopy.send}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
