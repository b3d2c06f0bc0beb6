import { Form, useActionData, useNavigation } from "react-router";
import { useSite } from "#client/frame/use-site.ts";
import { LightField } from "#client/form/light-field.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { Button } from "#client/ui/button.tsx";
import { CopyButton } from "#client/ui/copy-button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href } from "#shared/routes.ts";
import type { ShareOutcome } from "./share-offers.server.ts";
import { offersCopy } from "./offers-copy.ts";

/** Ways to keep the quote for later or show it to somebody; its address holds nothing personal. */
export function ShareQuote({ link }: { link: string }) {
  const { publicUrl } = useSite();
  const outcome = useActionData<Partial<ShareOutcome>>();
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === "POST" && formData?.has("email") === true;
  const url = publicUrl + href("offers", { quote: link });
  return (
    <section aria-labelledby="share" className="card no-print flex flex-col gap-4 p-5">
      <h2 id="share" className="h3">
        {offersCopy.share}
      </h2>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label={offersCopy.copyLink} />
        <a
          href={`https://wa.me/?text=${encodeURIComponent(offersCopy.whatsappText(url))}`}
          target="_blank"
          rel="noopener noreferrer"
          className="btn-secondary"
        >
          {offersCopy.whatsapp}
        </a>
      </div>
      {outcome?.isSent === true ? <Notice kind="success">{offersCopy.emailSent}</Notice> : null}
      <FormScopeProvider value={{ idPrefix: "share", errors: outcome?.errors ?? {} }}>
        <Form method="post" noValidate className="flex flex-wrap items-end gap-3">
          <div className="min-w-60 flex-1">
            <LightField kind="email" name="email" label={offersCopy.email} />
          </div>
          <Button type="submit" variant="secondary" loading={isBusy}>
            {offersCopy.sendEmail}
          </Button>
        </Form>
      </FormScopeProvider>
    </section>
  );
}
