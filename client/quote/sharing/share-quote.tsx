import { Form, useActionData, useNavigation } from "react-router";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { useSite } from "#client/frame/use-site.ts";
import { Button } from "#client/ui/button.tsx";
import { CopyButton } from "#client/ui/copy-button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import type { OffersData } from "../offers/load-offers.server.ts";
import { offersCopy } from "../offers/offers-copy.ts";
import { ReminderForm } from "./reminder-form.tsx";
import { shareSmsIntent } from "./share-intent.ts";
import type { ShareOutcome } from "./share-offers.server.ts";
import { ShareSheet } from "./share-sheet.tsx";

const sentCopy = { email: offersCopy.emailSent, sms: offersCopy.smsSent } as const;

/** Ways to keep the quote for later or show it to somebody; its address holds nothing personal. */
export function ShareQuote({ link, quote }: Pick<OffersData, "link" | "quote">) {
  const { publicUrl } = useSite();
  const outcome = useActionData<Partial<ShareOutcome>>();
  const { formMethod, formData } = useNavigation();
  const isPosting = formMethod === "POST";
  const url = publicUrl + href("offers", { quote: link });
  const { isSent = false, errors = {} } = outcome ?? {};
  return (
    <section aria-labelledby="share" className="card no-print divide-y divide-line *:p-5">
      <div className="flex flex-col gap-4">
        <h2 id="share" className="h3">
          {offersCopy.share}
        </h2>
        <div className="flex flex-col gap-3 desktop:flex-row desktop:flex-wrap">
          <ShareSheet title={offersCopy.list} url={url} />
          <CopyButton text={url} label={offersCopy.copyLink} />
          <a
            href={`https://wa.me/?text=${encodeURIComponent(offersCopy.whatsappText(url))}`}
            target="_blank"
            rel="noopener noreferrer"
            className="btn-secondary"
          >
            <Icon name="i-lucide-message-circle" /> {offersCopy.whatsapp}
          </a>
          {quote.isOwner ? (
            <Form method="post" preventScrollReset className="contents">
              <Button
                type="submit"
                name="intent"
                value={shareSmsIntent}
                variant="secondary"
                loading={isPosting && formData?.get("intent") === shareSmsIntent}
              >
                <Icon name="i-lucide-smartphone" /> {offersCopy.sendSms}
              </Button>
            </Form>
          ) : null}
        </div>
        <div role="status" className="empty:hidden">
          {isSent === false ? null : <Notice kind="success">{sentCopy[isSent]}</Notice>}
        </div>
        {errors["sms"] === undefined ? null : <Notice kind="error">{errors["sms"]}</Notice>}
        {quote.isOwner ? (
          <FormScopeProvider value={{ idPrefix: "share", errors }}>
            <Form
              method="post"
              noValidate
              preventScrollReset
              className="flex flex-col gap-3 desktop:flex-row desktop:items-end"
            >
              <div className="desktop:min-w-60 desktop:flex-1">
                <LightField kind="email" name="email" label={offersCopy.email} />
              </div>
              <Button
                type="submit"
                variant="secondary"
                loading={isPosting && formData?.has("email") === true}
              >
                {offersCopy.sendEmail}
              </Button>
            </Form>
          </FormScopeProvider>
        ) : null}
      </div>
      {quote.reminder === undefined ? null : (
        <div>
          <ReminderForm kind="quote-lapse" reminder={quote.reminder} />
        </div>
      )}
    </section>
  );
}
