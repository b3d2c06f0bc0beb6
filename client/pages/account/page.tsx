import { useRef } from "react";
import { Link, useLoaderData } from "react-router";
import { useLayoutData } from "#client/frame/use-site.ts";
import { Icon } from "#client/ui/icon.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { AssetsSection } from "./assets/section.tsx";
import { ConsentsSection } from "./consents/section.tsx";
import { accountCopy, sectionTitles } from "./copy.ts";
import type { AccountData, ShownSection } from "./loader.server.ts";
import { PasswordSection } from "./password/section.tsx";
import { PoliciesSection } from "./policies/section.tsx";
import { ProfileSection } from "./profile/section.tsx";
import { QuotesSection } from "./quotes/section.tsx";
import { sectionHref } from "./section-href.ts";
import type { AccountSectionId } from "./sections.ts";
import { accountSections, sectionIcons } from "./sections.ts";
import { SupportSection } from "./support/section.tsx";

/** Pixels of the previous section's name that stay in sight. */
const menuEdge = 48;

/** What a form of the account leads to is a page that tells of it: reading goes on at its heading, without any script. */
const takesFocusOnLoad = { autoFocus: true };

/** A member's own pages: the menu of sections beside the one that is shown. */
export function Page() {
  const { section } = useLoaderData<AccountData>();
  const isTold = (useLayoutData()?.flash ?? null) !== null;
  return (
    <div className="page py-4 desktop:py-10">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:gap-10">
        <SectionMenu current={section.id} />
        <div className="min-w-0">
          <h1
            tabIndex={-1}
            {...(isTold && takesFocusOnLoad)}
            className="h1 mb-5 focus-visible:outline-none"
          >
            {sectionTitles[section.id]}
          </h1>
          <Section section={section} />
        </div>
      </div>
    </div>
  );
}

function SectionMenu({ current }: { current: AccountSectionId }) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the menu is a line longer than the screen.
  const bringIntoSight = () => {
    const shown = list.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const frame = list.current?.getBoundingClientRect();
    if (shown && frame) list.current?.scrollBy({ left: shown.left - frame.left - menuEdge });
  };
  useAdoption(current, {
    // Whoever has pushed it along already is left where they are.
    adopt: () => list.current?.scrollLeft === 0 && bringIntoSight(),
    change: bringIntoSight,
  });
  return (
    <nav aria-label={accountCopy.menu} className="no-print">
      <ul
        ref={list}
        className="flex min-[600px]:flex-wrap desktop:flex-col gap-1 overflow-x-auto -mx-4 px-4 desktop:mx-0 desktop:px-0"
      >
        {accountSections.map((id) => (
          <li key={id} className="shrink-0">
            <Link
              to={sectionHref(id)}
              className="menu-link pr-4 whitespace-nowrap"
              aria-current={id === current ? "page" : undefined}
            >
              <Icon name={sectionIcons[id]} className="text-lg" />
              {sectionTitles[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section }: { section: ShownSection }) {
  switch (section.id) {
    case "bilgilerim":
      return <ProfileSection data={section.data} />;
    case "sifre-degisikligi":
      return <PasswordSection data={section.data} />;
    case "policelerim":
      return <PoliciesSection data={section.data} />;
    case "tekliflerim":
      return <QuotesSection data={section.data} />;
    case "varliklarim":
      return <AssetsSection data={section.data} />;
    case "desteklerim":
      return <SupportSection data={section.data} />;
    case "izinlerim":
      return <ConsentsSection data={section.data} />;
  }
}
