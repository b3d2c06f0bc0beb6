import { Link, useActionData } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { ContractLink } from "#client/modals/contract-link.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { Button } from "#client/ui/button.tsx";
import { useSealedSubmit } from "#client/sign-in/use-sealed-submit.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";
import { endpoints } from "#shared/routes.ts";
import { AccountForm } from "../account-form.tsx";
import type { SectionData } from "../loader.server.ts";
import type { AccountRefusal } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { ConsentHistory } from "./consent-history.tsx";
import { Contracts } from "./contracts.tsx";
import { consentsCopy } from "./copy.ts";
import { Icon } from "#client/ui/icon.tsx";

const action = sectionHref("izinlerim");
const loadNoRules = async () => (await import("./channels-schema.ts")).ChannelsSchema;

/** What the member agreed to, and what they may do with what we store. */
export function ConsentsSection({ data }: { data: SectionData<"izinlerim"> }) {
  const { channels } = data;
  return (
    <div className="flex flex-col gap-5 max-w-[720px]">
      <section className="card p-5 desktop:p-7">
        <h2 className="h3">{consentsCopy.channelsTitle}</h2>
        <p className="mt-1 mb-2 text-muted">{consentsCopy.channelsText}</p>
        <div className="flex flex-col gap-2 mb-3 empty:hidden">
          {data.refusedThere.map(({ channel, at }) => (
            <Notice key={channel} kind="info">
              {consentsCopy.refusedThere(consentsCopy[channel], at)}
            </Notice>
          ))}
        </div>
        <AccountForm
          action={action}
          intent="channels"
          loadSchema={loadNoRules}
          className="flex flex-col gap-1"
        >
          {() => (
            <>
              {(["sms", "email", "call"] as const).map((channel) => (
                <LightField
                  kind="switch"
                  key={channel}
                  name={channel}
                  label={
                    <>
                      {consentsCopy[channel]}{" "}
                      <ContractLink slug={marketingTexts[channel]}>
                        {consentsCopy.read}
                      </ContractLink>
                    </>
                  }
                  isOptional
                  value={channels[channel] ? "on" : ""}
                />
              ))}
              <Button type="submit" className="mt-3 self-start">
                {consentsCopy.save}
              </Button>
            </>
          )}
        </AccountForm>
      </section>
      <HealthConsents quotes={data.health} />
      <Contracts data={data} action={action} />
      <ConsentHistory history={data.history} />
      <section className="card p-5 desktop:p-7">
        <h2 className="h3">{consentsCopy.dataTitle}</h2>
        <p className="mt-1 mb-4 text-muted">{consentsCopy.dataText}</p>
        <a href={endpoints.memberData} className="btn-secondary" download>
          <Icon name="i-lucide-download" />
          {consentsCopy.download}
        </a>
      </section>
      <DeleteAccount />
    </div>
  );
}

/** Quotes with which health data may be used, each with the way to take that back. */
function HealthConsents({ quotes }: { quotes: SectionData<"izinlerim">["health"] }) {
  if (quotes.length === 0) return null;
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3">{consentsCopy.healthTitle}</h2>
      <p className="mt-1 text-muted">{consentsCopy.healthText}</p>
      <ul className="divide-y divide-line">
        {quotes.map(({ href, at }) => (
          <li key={href} className="flex flex-wrap items-center justify-between gap-4 py-3">
            {consentsCopy.healthOf(at)}
            <Link to={href} className="btn-secondary">
              {consentsCopy.takeBack}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Folded away, and behind the password: nothing here happens by accident. */
function DeleteAccount() {
  const { send, isBusy } = useSealedSubmit(action);
  const refusal = useActionData<AccountRefusal>();
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3">{consentsCopy.deleteTitle}</h2>
      <p className="mt-1 text-muted">{consentsCopy.deleteText}</p>
      <details className="mt-4" open={refusal?.intent === "delete"}>
        <summary className="link">{consentsCopy.deleteOpen}</summary>
        <div className="mt-4">
          <AccountForm
            action={action}
            intent="delete"
            loadSchema={async () => (await import("#shared/forms/sign-in.ts")).OwnPasswordSchema}
            onValid={(passwords) => void send({ intent: "delete" }, passwords)}
          >
            {() => (
              <>
                <LightField
                  kind={PasswordField}
                  name="password"
                  label={consentsCopy.deletePassword}
                />
                <Button type="submit" loading={isBusy} className="self-start !bg-danger">
                  {consentsCopy.deleteSubmit}
                </Button>
              </>
            )}
          </AccountForm>
        </div>
      </details>
    </section>
  );
}
