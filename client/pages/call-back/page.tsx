import { Link, useLoaderData } from "react-router";
import { callCopy } from "#client/contact-form/call-copy.ts";
import { CallConsents, CallFields } from "#client/contact-form/call-fields.tsx";
import { CallerFields } from "#client/contact-form/caller-fields.tsx";
import { CallSent } from "#client/contact-form/call-sent.tsx";
import { PostedForm } from "#client/contact-form/posted-form.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { Money } from "#client/ui/money.tsx";
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { href } from "#shared/routes.ts";
import { callBackCopy } from "./copy.ts";
import type { CallBackData } from "./loader.server.ts";

/** An insurer that sells by phone, or whose offer cannot be bought just now: the offer in sight, and when to call. */
export function Page() {
  const { link, quote, answer, reference } = useLoaderData<CallBackData>();
  const back = { to: href("offers", { quote: link }), label: callBackCopy.back };
  if (reference !== null) {
    return <CallSent subject={answer.firmName} reference={reference} back={back} />;
  }
  const lead = [
    ...(answer.offer.soldBy === "phone" ? [callBackCopy.byPhone(answer.firmName)] : []),
    quote.isOwner ? callBackCopy.lead : callBackCopy.leadGuest,
  ];
  return (
    <div className="page flex flex-col gap-5 py-6 desktop:py-10">
      <div className="max-w-[36rem]">
        <h1 className="h1">{callBackCopy.title}</h1>
        <p className="mt-2 text-muted">{lead.join(" ")}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <OfferSummary />
        <section className="card p-5 desktop:p-8">
          <CallBackForm />
        </section>
      </div>
      <p>
        <Link to={back.to} className="link">
          {back.label}
        </Link>
      </p>
    </div>
  );
}

function OfferSummary() {
  const { quote, answer, product } = useLoaderData<CallBackData>();
  const facts = [
    [callBackCopy.product, product],
    [callBackCopy.insured, [quote.subject, quote.vehicle].filter(Boolean).join(" · ")],
    [callBackCopy.start, formatDate(quote.policyStart)],
  ] as const;
  return (
    <section aria-labelledby="offer" className="card flex flex-col gap-4 p-5 desktop:p-8">
      <h2 id="offer" className="text-sm text-muted">
        {callBackCopy.offer}
      </h2>
      <div className="flex items-center gap-3">
        <InsurerLogo logo={answer.logo} />
        <p className="h3 flex-1">{answer.firmName}</p>
        <p className="text-right">
          <span className="block text-sm text-muted">{callBackCopy.cash}</span>
          <Money kurus={answer.offer.grossKurus} className="text-xl font-bold" />
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="m-0 text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {callBackCopy.validUntil(formatDateTime(answer.offer.validUntil))}
      </p>
    </section>
  );
}

const loadSchema = async (isOwner: boolean) => {
  const schemas = await import("#client/contact-form/call-request-schema.ts");
  return isOwner ? schemas.KnownCallSchema : schemas.CallRequestSchema;
};

function CallBackForm() {
  const { action, quote, slots, consents } = useLoaderData<CallBackData>();
  return (
    <PostedForm action={action} loadSchema={() => loadSchema(quote.isOwner)}>
      {(values) => (
        <>
          {quote.isOwner ? <p>{callBackCopy.knownPhone}</p> : <CallerFields values={values} />}
          <CallFields slots={slots} noteHint={callBackCopy.noteHint} values={values} />
          {consents.length === 0 ? null : <CallConsents consents={consents} values={values} />}
          <SubmitButton>{callCopy.send}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
