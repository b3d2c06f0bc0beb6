import type { IconName } from "#shared/icon-name.ts";
import type { ReactNode } from "react";
import { Registrations } from "#client/frame/firm-data.tsx";
import { firmFactsOf } from "#client/frame/firm-facts.ts";
import { telHref } from "#client/frame/tel-href.ts";
import { useSite } from "#client/frame/use-site.ts";
import { whatsappHref } from "#client/frame/whatsapp-href.ts";
import { contactCopy } from "./copy.ts";
import { Icon } from "#client/ui/icon.tsx";

/** Where a map looks for an address. */
const mapHref = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

/** Phone, e-mail, WhatsApp, address and who stands behind the site. */
export function WaysToReach() {
  const site = useSite();
  return (
    <dl className="grid gap-5 mt-6">
      <Way icon="i-lucide-phone" title={contactCopy.phoneTitle}>
        <a href={telHref(site.phone)} className="link tabular-nums">
          {site.phone}
        </a>
        <span className="block text-sm text-muted">{contactCopy.hours}</span>
      </Way>
      <Way icon="i-lucide-mail" title={contactCopy.emailTitle}>
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
      </Way>
      <Way icon="i-lucide-message-circle" title={contactCopy.whatsappTitle}>
        <a
          href={whatsappHref(site.whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className="link"
        >
          {contactCopy.whatsapp}
        </a>
      </Way>
      <Way icon="i-lucide-map-pin" title={contactCopy.addressTitle}>
        {site.address}
        <a
          href={mapHref(site.address)}
          target="_blank"
          rel="noopener noreferrer"
          className="link block text-sm"
        >
          {contactCopy.map}
        </a>
      </Way>
      <Way icon="i-lucide-landmark" title={contactCopy.firmTitle}>
        {site.firm}
        <div className="text-sm text-muted">
          <Registrations />
        </div>
        {firmFactsOf(site).map((fact) => (
          <span key={fact} className="block text-sm text-muted">
            {fact}
          </span>
        ))}
      </Way>
    </dl>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <dt className="flex shrink-0">
        <span
          aria-hidden="true"
          className="inline-flex items-center justify-center size-11 rounded-full bg-tint text-primary"
        >
          <Icon name={icon} className="text-xl" />
        </span>
        <span className="visually-hidden">{title}</span>
      </dt>
      <dd className="self-center">{children}</dd>
    </div>
  );
}
