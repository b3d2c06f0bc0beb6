import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { endpoints, href } from "#shared/routes.ts";
import { useStore } from "#client/state/store.ts";
import { lazyWindow } from "#client/ui/lazy-window.tsx";
import { consentCopy } from "../copy.ts";
import { sendConsent } from "./send-consent.ts";
import { useLayoutData } from "../use-site.ts";
import { Icon } from "#client/ui/icon.tsx";

const questionId = "cerez-sorusu";

const ConsentPreferences = lazyWindow(
  () => import("./consent-preferences.tsx"),
  () => location.assign(href("cookiePolicy")),
);

const useIsAnswered = (): boolean => {
  const store = useStore();
  return useLayoutData()?.hasConsentAnswer !== false || store.isConsentAnswered.value;
};

/** The question stands at the end of the page, over its lower edge; whoever goes by keys gets to it at the beginning. */
export function SkipToConsent() {
  return useIsAnswered() ? null : (
    <a href={`#${questionId}`} className="skip-link">
      {consentCopy.skip}
    </a>
  );
}

/** Asks once about cookies. A plain form underneath, so that it also works before or without scripts. */
export function ConsentBanner() {
  const store = useStore();
  const { pathname } = useLocation();
  const isAnswered = useIsAnswered();
  useEffect(() => {
    void window.answeredInPlace?.then((isStored) => {
      if (isStored) store.isConsentAnswered.value = true;
    });
  }, [store]);
  return (
    <>
      {isAnswered ? null : (
        <section
          id={questionId}
          tabIndex={-1}
          aria-labelledby="consent-title"
          className="consent-banner"
        >
          <form
            method="post"
            action={endpoints.consent}
            data-in-place=""
            className="page relative flex flex-col pt-2 [@media(max-height:30rem)]:pt-1 desktop:flex-row desktop:items-center desktop:gap-8 desktop:py-1"
            onSubmit={(event) => {
              event.preventDefault();
              const { submitter } = event.nativeEvent as SubmitEvent;
              void sendConsent(store, new FormData(event.currentTarget, submitter));
            }}
          >
            <input type="hidden" name="back" value={pathname} />
            <input type="hidden" name="functional" value="on" />
            <input type="hidden" name="analytics" value="on" />
            <input type="hidden" name="targeting" value="on" />
            <div className="flex-1 [@media(max-height:30rem)]:[&>*]:inline">
              <h2 id="consent-title" className="mr-2 text-sm font-semibold">
                {consentCopy.title}
              </h2>
              <p className="text-sm leading-snug">{consentCopy.text}</p>
            </div>
            <div className="consent-answers">
              <button type="submit" name="intent" value="accept" className="btn-secondary">
                {consentCopy.accept}
              </button>
              <button type="submit" name="intent" value="required" className="btn-secondary">
                {consentCopy.requiredOnly}
              </button>
              <button
                type="button"
                className="btn-secondary js-only"
                onClick={() => (store.isConsentOpen.value = true)}
              >
                {consentCopy.change}
              </button>
            </div>
            <button type="submit" name="intent" value="close" className="consent-close">
              {consentCopy.close}
              <Icon name="i-lucide-x" />
            </button>
          </form>
        </section>
      )}
      {store.isConsentOpen.value ? (
        <Suspense fallback={null}>
          <ConsentPreferences />
        </Suspense>
      ) : null}
    </>
  );
}
