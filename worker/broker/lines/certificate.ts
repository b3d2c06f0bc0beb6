/** What a certificate says of a policy beside what its request says. */
export interface CertifiedPolicy {
  readonly policyNumber: string;
  readonly insurerName: string;
  readonly insurerPhone?: string | undefined;
  /** Epoch milliseconds; the end is the first instant without cover. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly issuedAt: number;
}

/** A certificate in one language, as it is printed. */
export interface CertificateText {
  readonly title: string;
  readonly purpose: string;
  readonly intro: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
  /** Over the columns of who is insured. */
  readonly columns: readonly string[];
  readonly people: readonly (readonly string[])[];
  readonly closing: readonly string[];
}

/** A document that goes with a policy of a line, for an authority that wants to see that there is one. */
export interface CertificateOf<Request> {
  /** What the link to it says. */
  readonly name: string;
  /** What it is called within a sentence that has it as its object. */
  readonly spoken: string;
  /** Its file's name, before the policy's number. */
  readonly fileName: string;
  /** Whether a policy of this request has one. */
  readonly isFor: (request: Request) => boolean;
  /** The same in each of its languages. */
  readonly write: (request: Request, policy: CertifiedPolicy) => readonly CertificateText[];
}
