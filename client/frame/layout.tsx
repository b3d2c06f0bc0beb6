import { useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import type { Location } from "react-router";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { pageHeadingIn } from "#client/ui/page-heading.tsx";
import { ConsentBanner, SkipToConsent } from "./consent/consent-banner.tsx";
import { ContactBanner } from "./contact-banner.tsx";
import { frameCopy } from "./copy.ts";
import { FlashToast } from "./flash-toast.tsx";
import { Footer } from "./footer.tsx";
import { HeadSync } from "./head-sync.tsx";
import { Header } from "./header.tsx";
import { SalesStopped } from "./sales-stopped.tsx";
import { SessionKeeper } from "./session-keeper.tsx";
import { useIsPage, useLayoutData } from "./use-site.ts";

/** What the browser itself led to, a heading of the same page too, has no key but the one that says so. */
const placeOf = ({ key, hash }: Location) => (key === "default" ? key + hash : key);

/** The frame every page stands in. */
export function Layout() {
  return (
    <>
      <a href="#icerik" className="skip-link">
        {frameCopy.skip}
      </a>
      <SkipToConsent />
      <HeadSync />
      <RouteProgress />
      <ContactBanner />
      <Header />
      <FlashToast />
      <SessionKeeper />
      <SalesNotice />
      <Content />
      <Footer />
      <ConsentBanner />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** Above everything but a quote's form, in whose place the page itself says it. */
function SalesNotice() {
  const isQuote = useIsPage("quote");
  return useLayoutData()?.isSalesStopped === true && !isQuote ? (
    <div className="page py-4">
      <SalesStopped />
    </div>
  ) : null;
}

/** After a navigation the new page's heading takes the focus, where it is to, else its content, as a full load would. */
function Content() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useAdoption(pathname, {
    change: () => {
      // What the page itself begins with, such as the messages of a refused form, has it already.
      if (main.current?.querySelector(":focus")) return;
      (pageHeadingIn(main.current) ?? main.current)?.focus({ preventScroll: true });
    },
  });
  return (
    <main id="icerik" ref={main} tabIndex={-1} className="min-h-[60vh] outline-none">
      <Outlet />
    </main>
  );
}

/** A thin bar on top while the next page loads. */
function RouteProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="route-progress" data-active={state !== "idle"}>
      <span className="visually-hidden">{state === "idle" ? "" : frameCopy.loading}</span>
    </div>
  );
}
