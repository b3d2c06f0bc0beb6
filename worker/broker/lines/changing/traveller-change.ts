import * as v from "valibot";
import { numberOfTraveller, traveller } from "#shared/assets/traveller.ts";
import { namedFields } from "#shared/fields/field.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import { optionalTextField, tickField } from "#shared/fields/kinds.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { formatDate } from "#shared/format/date.ts";
import { maskNationalNumber } from "#shared/format/mask-personal.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { travelRules } from "#shared/lines/seyahat/rules.ts";
import { OptionalConsentSchema } from "#shared/schemas/consent.ts";
import { ContactSchema } from "#shared/schemas/contact.ts";
import { isNationalDocument } from "#shared/schemas/identity/passport.ts";
import { err, ok } from "#shared/result.ts";
import type { FactsOf } from "../../assets/facts.ts";
import { assetFacts } from "../../assets/index/facts.ts";
import type { QuoteRequest } from "../request.ts";
import { QuoteRequestSchema } from "../request.ts";
import type { ChangeRule, Faults } from "./change-rule.ts";
import {
  newTraveller,
  noneBefore,
  tooManyTravellers,
  travellerAuthority,
  travellerContact,
  travellerContactHint,
  travellerNumberHint,
} from "./copy.ts";

type Traveller = FactsOf<typeof assetFacts.traveller>;
type TravelRequest = Extract<QuoteRequest, { readonly productId: "seyahat" }>;

const isTravel = (request: QuoteRequest): request is TravelRequest =>
  request.productId === "seyahat";
const largest = lines.seyahat.group?.max ?? 1;

const ofTraveller = namedFields(traveller.fields, Object.keys(traveller.fields)).map((field) =>
  field.name === "travellerNumber" ? { ...field, hint: travellerNumberHint } : field,
);

/** What is said beside who travels: where an adult is told of it, and that they have given authority. */
const beside = {
  travellerContact: optionalTextField("text", ContactSchema, {
    label: travellerContact,
    hint: travellerContactHint,
  }),
  isAuthorityDeclared: {
    ...tickField({ label: travellerAuthority }),
    contract: standings.authorised.declaration,
  },
};

const fields = [...ofTraveller, ...namedFields(beside, Object.keys(beside))];

/** What was typed beside a traveller; a contact that cannot be one is none. */
export function saidBeside(values: ReadonlyMap<string, string>) {
  const contact = v.safeParse(ContactSchema, values.get("travellerContact") ?? "");
  const declared = v.safeParse(OptionalConsentSchema, values.get("isAuthorityDeclared") ?? "");
  return {
    travellerContact: contact.success ? contact.output : undefined,
    isAuthorityDeclared: declared.success && declared.output,
  };
}

/** Somebody as they were said to be; who has a number here is who the civil registry says, which is asked before anything is paid. */
function saidTraveller(values: ReadonlyMap<string, string>): Traveller {
  const said = (name: string) => values.get(name) ?? "";
  const travelDocument = said("travelDocument");
  const own = values.get("travellerNumber");
  const documented = isNationalDocument(travelDocument)
    ? { travelDocument }
    : {
        travelDocument,
        travellerNationality: said("travellerNationality"),
        ...(own === undefined ? {} : { travellerNumber: own }),
      };
  return {
    travellerName: said("travellerName"),
    travellerSurname: said("travellerSurname"),
    ...documented,
    travellerBirthDate: said("travellerBirthDate"),
    isRegistered: numberOfTraveller(documented) !== undefined,
  };
}

/** What is wrong with the last of some travellers. */
function faultsOf(travellers: readonly Traveller[], { terms }: TravelRequest): Faults {
  const said = travellers.map(({ isRegistered: _isRegistered, ...texts }) => texts);
  const found = travelRules({ region: terms.region, insured: said });
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, message]) => {
      const place = groupedName(name);
      const isOfLast = place?.group === insuredGroup && place.row === travellers.length - 1;
      return isOfLast ? [[place.field, message] as const] : [];
    }),
  );
}

const wordsOf = (one: Traveller): string =>
  [
    `${one.travellerName} ${one.travellerSurname}`,
    maskNationalNumber(one.travelDocument),
    formatDate(one.travellerBirthDate),
  ].join(", ");

/** A further traveller of a trip that has not begun. */
export const travellerChange: ChangeRule = {
  fields,
  isFor: (request) => isTravel(request) && request.insured.length < largest,
  apply(request, values) {
    if (!isTravel(request)) return err({});
    const { insured } = request;
    const next = saidTraveller(values);
    const isThere = insured.some(
      (one) =>
        one.travelDocument === next.travelDocument &&
        one.travellerName === next.travellerName &&
        one.travellerSurname === next.travellerSurname &&
        one.travellerBirthDate === next.travellerBirthDate,
    );
    if (isThere) return ok({ request, rows: [] });
    if (insured.length >= largest) return err({ travelDocument: tooManyTravellers(largest) });
    const all = [...insured, next];
    const faults = faultsOf(all, request);
    if (Object.keys(faults).length > 0) return err(faults);
    const whole = v.parse(QuoteRequestSchema, { ...request, insured: all });
    return ok({
      request: whole,
      rows: [{ label: newTraveller, before: noneBefore, after: wordsOf(next) }],
    });
  },
};

/** The traveller that a change adds; undefined where it adds none. */
export function addedTraveller(before: QuoteRequest, after: QuoteRequest): Traveller | undefined {
  if (!isTravel(before) || !isTravel(after)) return undefined;
  return after.insured.length > before.insured.length ? after.insured.at(-1) : undefined;
}
