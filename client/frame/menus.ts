import type { PlainRouteId } from "#shared/routes.ts";
import { href } from "#shared/routes.ts";
import { frameCopy } from "./copy.ts";

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

const link = (label: string, id: PlainRouteId): MenuLink => ({ label, to: href(id) });

export const mainLinks: readonly MenuLink[] = [
  link(frameCopy.about, "about"),
  link(frameCopy.claim, "claim"),
  link(frameCopy.blog, "blog"),
  link(frameCopy.contact, "contact"),
];

export const legalLinks: { readonly label: string; readonly links: readonly MenuLink[] } = {
  label: frameCopy.legal,
  links: [
    link(frameCopy.findPolicy, "findPolicy"),
    link(frameCopy.terms, "terms"),
    link(frameCopy.distanceContract, "distanceContract"),
    link(frameCopy.personalData, "personalData"),
    link(frameCopy.cookiePolicy, "cookiePolicy"),
    link(frameCopy.complaintPage, "complaint"),
    link(frameCopy.dataRequest, "dataRequest"),
  ],
};

export const footerGroups: readonly { label: string; links: readonly MenuLink[] }[] = [
  {
    label: frameCopy.corporate,
    links: [...mainLinks, link(frameCopy.faq, "faq"), link(frameCopy.glossary, "glossary")],
  },
  {
    label: frameCopy.quickAccess,
    links: [
      link(frameCopy.faultQuery, "faultQuery"),
      link(frameCopy.vehicleTax, "vehicleTax"),
      link(frameCopy.inspection, "inspection"),
      link(frameCopy.vehicleValue, "vehicleValue"),
      link(frameCopy.accidentReport, "accidentReport"),
      link(frameCopy.expertSearch, "expertSearch"),
    ],
  },
  legalLinks,
];

/** What the links of the frame call a page; undefined for one they do not lead to. */
export const labelOf = (path: string): string | undefined =>
  footerGroups.flatMap(({ links }) => links).find(({ to }) => to === path)?.label;
