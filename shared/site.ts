import * as v from "valibot";

const line = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "is empty"),
  v.maxLength(300, "is longer than 300 characters"),
);

const yesOrNo = v.picklist(["true", "false"]);

/** Brand and firm data, and the settings of the product. Every value can be overridden by the environment variable `SITE_<NAME>`. */
export const SiteSchema = v.object({
  name: v.optional(line, "Yelkovan"),
  brandSlug: v.optional(line, "yelkovan"),
  firm: v.optional(line, "Yelkovan Sigorta ve Reasürans Brokerliği A.Ş."),
  address: v.optional(line, "Örnek Mah. Yelken Sok. No: 12 Kat: 2, 34000 Kadıköy / İstanbul"),
  phone: v.optional(line, "0850 000 00 02"),
  email: v.optional(v.pipe(line, v.email("is no e-mail address")), "iletisim@yelkovan.example"),
  whatsapp: v.optional(
    v.pipe(line, v.regex(/^\d{10,15}$/, "is not 10 to 15 digits")),
    "908500000002",
  ),
  mersis: v.optional(line, "0000 0000 0000 0000"),
  /** Entry in the register of brokers. */
  licence: v.optional(line, "Levha No: B-000000 (örnek)"),
  /** Licence to act as a broker. */
  brokerLicence: v.optional(line, "Ruhsat No: 0000-000 (örnek)"),
  /** Address for registered electronic mail. */
  kep: v.optional(line, "yelkovan@kep.example"),
  /** Entry in the register of electronic commerce. */
  etbis: v.optional(line, "0000000000 (örnek)"),
  /** The professional body it belongs to, and where its rules are read. */
  professionalBody: v.optional(
    line,
    "Türkiye Odalar ve Borsalar Birliği (TOBB); meslek kuralları tobb.org.tr adresinde",
  ),
  /** Who covers its professional liability, by which policy. */
  liabilityCover: v.optional(line, "Örnek Sigorta A.Ş., poliçe no 0000000 (örnek)"),
  agency: v.optional(line, "Yelken Dijital"),
  copyrightYear: v.optional(line, "2024"),
  /** Public address of the site, without a trailing slash; canonical URLs are made of it. */
  publicUrl: v.optional(
    v.pipe(
      line,
      v.url("is no address of a site"),
      v.regex(/^https?:\/\//, "is no address of a site"),
      v.regex(/[^/]$/, "has a slash at its end"),
    ),
    "http://localhost:8787",
  ),
  /** Zoom is locked by the product specification; `false` unlocks it. */
  viewportLocked: v.optional(yesOrNo, "true"),
  /** Which of the two payment services purchases go to: 2 the second (`PAYMENT_V2_API_URL`), 1 the first (`PAYMENT_API_URL`). */
  paymentMethod: v.optional(v.picklist(["1", "2"]), "2"),
  /** Whether the offers page follows the live stream; `false` asks for the list again every few seconds instead. */
  socketActive: v.optional(yesOrNo, "true"),
  /** Whether a member sees their earlier quotes beside the offers. */
  quoteList: v.optional(yesOrNo, "false"),
  /** Whether quotes take a reference code (`SktReferenceCode`); one that is sent otherwise is refused. */
  referenceCode: v.optional(yesOrNo, "false"),
});

/** Name of the environment variable of a site field. */
export const siteVariable = (field: string): string => `SITE_${field.toUpperCase()}`;

/** Of these the defaults are examples; a deployment has its own. */
const exampleFields = [
  "address",
  "phone",
  "email",
  "whatsapp",
  "mersis",
  "licence",
  "brokerLicence",
  "kep",
  "etbis",
  "liabilityCover",
] as const;

/** Variables of the firm's data that stand as they are delivered. */
export const exampleVariables = (site: Site): string[] =>
  exampleFields
    .filter((field) => site[field] === SiteSchema.entries[field].default)
    .map(siteVariable);

/** Names of the variables of all fields. */
export const siteVariableNames = (): string[] => Object.keys(SiteSchema.entries).map(siteVariable);

/** The site's fields as an environment has them; `SiteSchema` checks them and fills in the rest. */
export function siteVariables(environment: Readonly<Record<string, unknown>>) {
  const fields = Object.keys(SiteSchema.entries);
  return Object.fromEntries(fields.map((field) => [field, environment[siteVariable(field)]]));
}

export type Site = v.InferOutput<typeof SiteSchema>;
