interface AlertKind {
  /** "now": somebody is woken; "today": within the working day. */
  readonly severity: "now" | "today";
  readonly task: string;
  /** Section of docs/operations.md that says more. */
  readonly see: string;
}

/** Every line of the log that a person has to act on, by its name; docs/operations.md holds the same table. */
export const alerts = {
  environment: {
    severity: "now",
    task: "Nothing is served: set the named variable, secret or binding, and deploy",
    see: "secrets-and-variables",
  },
  "sales-stopped": {
    severity: "now",
    task: "Nothing is sold: set what `why` names, and deploy",
    see: "secrets-and-variables",
  },
  "keys-unfit": {
    severity: "now",
    task: "Put the former value of the named secret back before anything else",
    see: "when-something-is-wrong",
  },
  "disk-full": {
    severity: "now",
    task: "Make room on the disk of the data directory",
    see: "local-servers",
  },
  "daily-work-failed": {
    severity: "now",
    task: "Look at the named place; nothing is deleted, compared or given back until it works again",
    see: "when-something-is-wrong",
  },
  "order-stuck": {
    severity: "now",
    task: "Open /ofis/siparisler and follow what it says of the order",
    see: "when-something-is-wrong",
  },
  "order-unreadable": {
    severity: "now",
    task: "Put a newer version back if that wrote it, else decide at /ofis/siparisler",
    see: "when-something-is-wrong",
  },
  "payment-answer-refused": {
    severity: "now",
    task: "Where every payment has it: hold `IYZICO_SECRET_KEY` against the panel",
    see: "when-something-is-wrong",
  },
  "payment-partly-refunded": {
    severity: "now",
    task: "Refund the rest in iyzico's panel, or settle with the customer what stays",
    see: "when-records-differ",
  },
  "reconciliation-difference": {
    severity: "now",
    task: "Open /ofis/siparisler and do what the table says of `kind`",
    see: "when-records-differ",
  },
  "reconciliation-stray": {
    severity: "now",
    task: "Give the money back in the panel, or have the policy cancelled",
    see: "when-records-differ",
  },
  "permission-late": {
    severity: "today",
    task: "Open /ofis/izinler; what stands there as late is to be entered at iys.org.tr by hand",
    see: "when-something-is-wrong",
  },
  "permission-refused": {
    severity: "today",
    task: "Open /ofis/izinler; the register takes a permission not, enter it at iys.org.tr by hand",
    see: "when-something-is-wrong",
  },
  "refusals-unread": {
    severity: "today",
    task: "Asked again in an hour; if it lasts a day, enter what iys.org.tr lists as refused at /ofis/izinler",
    see: "when-something-is-wrong",
  },
  "late-capture-unknown": {
    severity: "today",
    task: "Asked again tomorrow; if it comes twice, look the order id up in iyzico's panel",
    see: "when-records-differ",
  },
  "order-message-unsent": {
    severity: "today",
    task: "Call the customer whom /ofis/siparisler names, unless they had it sent again",
    see: "when-something-is-wrong",
  },
  "cancellation-stuck": {
    severity: "now",
    task: "Open /ofis/iptaller and follow what it says of the policy",
    see: "when-something-is-wrong",
  },
  "cancellation-message-unsent": {
    severity: "today",
    task: "Call the customer of the policy that /ofis/iptaller names",
    see: "when-something-is-wrong",
  },
  "change-stuck": {
    severity: "now",
    task: "Follow the log's errors of the change; call the policy's insurer",
    see: "when-something-is-wrong",
  },
  "change-message-unsent": {
    severity: "today",
    task: "Call the customer of the order that the change's id begins with",
    see: "when-something-is-wrong",
  },
  "paper-unfinished": {
    severity: "today",
    task: "Open the record at /ofis and call its customer: insurers or phone were not reached",
    see: "when-something-is-wrong",
  },
  "order-sweep-failed": {
    severity: "today",
    task: "Look at the order's other lines: its object does not answer",
    see: "when-something-is-wrong",
  },
  "wake-failed": {
    severity: "today",
    task: "If it goes on: the object HOUSEKEEPER is not reached and no daily work is done",
    see: "when-something-is-wrong",
  },
  unexpected: {
    severity: "today",
    task: "Look at the lines of its `requestId`; for whoever maintains the program",
    see: "when-something-is-wrong",
  },
} as const satisfies Readonly<Record<string, AlertKind>>;

export type AlertName = keyof typeof alerts;

/** The fields that every alert has, before its own. */
export function alertFields(name: AlertName) {
  const { severity, task, see } = alerts[name];
  return { alert: name, severity, task, see: `docs/operations.md#${see}` };
}
