import { formatMoment } from "#shared/format/date.ts";
import type { Row } from "../../assets/facts.ts";
import type { Consent } from "../../consent/consent-repository.ts";
import { heading, paragraph, rowTable, subheading } from "../documents/markup.ts";
import type { ContactChange } from "../contact-change-repository.ts";
import type { LedgerEntry } from "../process/ledger-entry.ts";
import { recordCopy as copy } from "./copy.ts";
import { policyText } from "./policy-text.ts";
import type { SaleStory, ToldMessage } from "./sale-story.ts";

/** Something that happened. */
interface Happening {
  /** Epoch ms. */
  readonly at: number;
  readonly what: string;
  readonly rows: readonly Row[];
  /** What was said in so many words. */
  readonly words?: string;
}

/** What was said at once. */
function consentsOf(consents: readonly Consent[]): Happening[] {
  const byTime = Map.groupBy(consents, ({ createdAt }) => createdAt);
  return [...byTime].map(([at, said]) => ({
    at,
    what: copy.consents,
    rows: said.map(({ textSlug, textVersion, given, channel }): Row => [
      copy.edition(textSlug, textVersion),
      copy.consent(given, channel),
    ]),
  }));
}

function textsOf({ agreed }: SaleStory): Happening[] {
  if (agreed === undefined) return [];
  const { shownAt, agreedAt, texts, sha256, channel } = agreed;
  const rows = texts.flatMap(({ title, edition, sha256: own }): Row[] => [
    [title, copy.ofEdition(edition)],
    [copy.hash, own],
  ]);
  return [
    { at: shownAt, what: copy.shown, rows },
    {
      at: agreedAt,
      what: copy.agreed,
      rows: [
        [copy.allTexts, sha256],
        [copy.channel, channel],
      ],
    },
  ];
}

const bookedOf = ({ occurredAt, kind, amountKurus, reference }: LedgerEntry): Happening => ({
  at: occurredAt,
  what: copy.booked,
  rows: [
    [copy.entries[kind], copy.lira(amountKurus)],
    [copy.reference, reference],
  ],
});

function issuedOf({ policy }: SaleStory): Happening[] {
  if (policy === undefined) return [];
  const { issuedAt, policyNumber, startsAt, endsAt } = policy;
  return [
    {
      at: issuedAt,
      what: copy.issued,
      rows: [
        [copy.policy, policyNumber],
        ...(startsAt === null ? [] : ([[copy.starts, formatMoment(startsAt)]] as const)),
        ...(endsAt === null ? [] : ([[copy.ends, formatMoment(endsAt)]] as const)),
      ],
    },
  ];
}

/** A message without what its links open pages by: the record is read by others than whom it was sent to. */
const withoutKeys = (text: string): string =>
  text.replaceAll(/(\/teklif\/[0-9a-f-]{36}\.)[\w-]+/g, "$1…").replaceAll(/(\/k\/)\w+/g, "$1…");

function toldOf({ entry, sent }: ToldMessage): Happening {
  const { channel, state, sentAt, dueAt, receipt } = entry;
  return {
    at: sentAt ?? dueAt,
    what: copy[state][channel],
    rows: [
      ...(sent === undefined ? [] : ([[copy.to, sent.to]] as const)),
      ...(receipt === undefined ? [] : ([[copy.receipt, receipt]] as const)),
      ...(sent === undefined || sent.subject === ""
        ? []
        : ([[copy.subject, sent.subject]] as const)),
      ...(sent === undefined || sent.files.length === 0
        ? []
        : ([[copy.files, sent.files.join(", ")]] as const)),
    ],
    words: sent === undefined ? copy.notKept : withoutKeys(sent.text),
  };
}

const contactOf = ({ kind, before, after, changedAt }: ContactChange): Happening => ({
  at: changedAt,
  what: copy.contact[kind],
  rows: [
    [copy.before, before],
    [copy.after, after],
  ],
});

const happeningsOf = (story: SaleStory): Happening[] =>
  [
    ...(story.quote === undefined
      ? []
      : [{ at: story.quote.createdAt, what: copy.asked, rows: [] }]),
    ...consentsOf(story.consents),
    ...textsOf(story),
    ...story.entries.map(bookedOf),
    ...issuedOf(story),
    ...story.contacts.map(contactOf),
    ...story.messages.map(toldOf),
  ].toSorted((one, other) => one.at - other.at);

const told = ({ at, what, rows, words }: Happening): string =>
  [
    subheading(copy.moment(at, what)),
    rowTable([[copy.utcRow, new Date(at).toISOString()], ...rows]),
    ...(words === undefined ? [] : words.split(/\n+/).map((line) => paragraph(line))),
  ].join("");

/** Why there are no texts: those of an attempt that was declined are not kept. */
const noTexts = (state: string): string => (state === "declined" ? copy.declined : copy.noTexts);

/** A text of the record. */
export interface RecordPart {
  readonly title: string;
  readonly html: string;
}

/** Everything shown, agreed, paid and sent in a sale, in order, then each text in full: of what was stored then alone. */
export function recordParts(story: SaleStory): readonly RecordPart[] {
  const { row, policy, record, agreed, isAside } = story;
  const facts: readonly Row[] = [
    [copy.order, row.orderId],
    [copy.quote, row.quoteId],
    [copy.offer, row.offerId],
    ...(policy?.firmName == null ? [] : ([[copy.firm, policy.firmName]] as const)),
    ...(policy === undefined ? [] : ([[copy.policy, policy.policyNumber]] as const)),
    [copy.paid, copy.lira(row.paidKurus)],
    [copy.instalments, String(row.instalmentCount)],
  ];
  const html = [
    heading(copy.sale),
    rowTable(facts),
    ...(isAside ? [paragraph(copy.unreadable)] : []),
    ...(agreed === undefined && !isAside ? [paragraph(noTexts(row.state))] : []),
    heading(copy.happened),
    paragraph(copy.utc),
    ...happeningsOf(story).map(told),
  ].join("");
  return [
    { title: copy.title, html },
    ...(agreed?.texts ?? []).map(({ title, html: text }) => ({ title, html: text })),
    ...(record?.printed === undefined
      ? []
      : [{ title: copy.policyText, html: policyText(record.printed.policy) }]),
  ];
}
