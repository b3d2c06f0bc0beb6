/** Instalment programmes of Turkish cards. */
export type CardFamily =
  | "Bonus"
  | "World"
  | "Maximum"
  | "Axess"
  | "CardFinans"
  | "Paraf"
  | "Sağlam Kart"
  | "Bankkart Combo"
  | "Advantage";

/** What the first digits of a card say about it. */
export interface CardProfile {
  readonly type: "credit" | "debit";
  /** Absent on cards of no programme; those pay at once. */
  readonly family?: CardFamily;
  /** Issuer as shown to the payer; the embedded bank's issuers are fictional. */
  readonly bank?: string;
}

interface BinRow extends CardProfile {
  readonly prefixes: readonly string[];
}

/**
 * Issuer prefixes of the sandbox: the public test cards of Turkish payment providers, with types and families of our
 * own choice where their documentation gives none. A longer prefix wins.
 */
const binTable: readonly BinRow[] = [
  { type: "credit", family: "Bonus", bank: "Poyraz Bank", prefixes: ["540036", "374427"] },
  { type: "credit", family: "Bonus", bank: "Lodos Bank", prefixes: ["460345", "472915"] },
  { type: "credit", family: "Paraf", bank: "Çarşı Bank", prefixes: ["552879"] },
  { type: "credit", family: "Axess", bank: "Boğaz Bank", prefixes: ["552608"] },
  { type: "credit", family: "Maximum", bank: "Kordon Bank", prefixes: ["454359", "650173"] },
  { type: "credit", family: "World", bank: "Kule Bank", prefixes: ["545103", "435508", "540667"] },
  { type: "credit", family: "World", bank: "Bozkır Bank", prefixes: ["415792"] },
  { type: "credit", family: "CardFinans", bank: "Körfez Bank", prefixes: ["531157", "979203"] },
  { type: "credit", family: "Sağlam Kart", bank: "Liman Katılım", prefixes: ["650052"] },
  { type: "credit", family: "Bankkart Combo", bank: "Başak Bank", prefixes: ["658755"] },
  { type: "credit", family: "Advantage", bank: "Yakamoz Bank", prefixes: ["550472"] },
  { type: "debit", bank: "Boğaz Bank", prefixes: ["589004"] },
  { type: "debit", bank: "Körfez Bank", prefixes: ["979202", "498749"] },
  { type: "debit", bank: "Poyraz Bank", prefixes: ["517041"] },
  { type: "debit", bank: "Kordon Bank", prefixes: ["589283"] },
  { type: "credit", prefixes: ["41", "424242"] },
];

/** Reads the first six to eight digits (or the whole number) of a card; `undefined` when the issuer is not known. */
export function cardProfile(digits: string): CardProfile | undefined {
  const matches = binTable.flatMap((row) =>
    row.prefixes.filter((prefix) => digits.startsWith(prefix)).map((prefix) => ({ prefix, row })),
  );
  const [best] = matches.toSorted((one, other) => other.prefix.length - one.prefix.length);
  if (!best) return undefined;
  const { prefixes: _, ...profile } = best.row;
  return profile;
}
