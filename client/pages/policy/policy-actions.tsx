import { Link } from "react-router";
import { Icon } from "#client/ui/icon.tsx";
import { termCopy } from "#client/quote/policy-term.ts";
import { claimHref } from "#shared/content/claim-href.ts";
import { href, quoteEndpoint } from "#shared/routes.ts";
import { policyCopy } from "./copy.ts";
import type { ShownPolicy } from "./loader.server.ts";

const row = "flex items-center gap-3 min-h-12 text-ink no-underline hover:text-primary font-medium";

/** What its holder can do with a policy, what is urgent first. */
export function PolicyActions({ data: { policy, link, renew, isLeaving } }: { data: ShownPolicy }) {
  const { firmPhone, firmName, term } = policy;
  const isOver = term === "over" || term === "cancelled";
  return (
    <section className="card p-5">
      <h2 className="h3">{policyCopy.actions}</h2>
      <ul className="mt-1 divide-y divide-line">
        {firmPhone === undefined ? null : (
          <li>
            <a href={`tel:${firmPhone.replaceAll(" ", "")}`} className={row}>
              <Icon name="i-lucide-phone" className="text-lg text-primary" />
              {policyCopy.call(firmPhone.replaceAll(" ", "\u00a0"))}
            </a>
          </li>
        )}
        <li>
          <Link to={claimHref(firmName)} className={row}>
            <Icon name="i-lucide-life-buoy" className="text-lg text-primary" />
            {policyCopy.claim}
          </Link>
        </li>
        {isOver ? null : (
          <li>
            <a href={quoteEndpoint("policyCalendar", link)} download className={row}>
              <Icon name="i-lucide-calendar-plus" className="text-lg text-primary" />
              {policyCopy.calendar}
            </a>
          </li>
        )}
        {policy.isChangeable ? (
          <li>
            <Link to={href("changeInsured", { quote: link })} className={row}>
              <Icon name="i-lucide-file-pen-line" className="text-lg text-primary" />
              {policyCopy.changeInsured}
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={href("changePolicy", { quote: link })} className={row}>
            <Icon name="i-lucide-pencil" className="text-lg text-primary" />
            {policyCopy.change}
          </Link>
        </li>
        {isOver || isLeaving ? null : (
          <li>
            <Link to={href("leave", { quote: link })} className={`${row} !text-danger`}>
              <Icon name="i-lucide-undo-2" className="text-lg" />
              {policyCopy.leave}
            </Link>
          </li>
        )}
        {renew === null ? null : (
          <li>
            <Link to={renew} className={row}>
              <Icon name="i-lucide-rotate-cw" className="text-lg text-primary" />
              {termCopy.renew}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
