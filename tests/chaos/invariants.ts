/** A payment as the bank has it. */
export interface BankPayment {
  readonly orderId: string;
  readonly paymentId: string;
  readonly kurus: number;
  /** How often the whole of it went each way. */
  readonly taken: number;
  readonly returned: number;
  /** Whether its payer approved it at the bank. */
  readonly isApproved: boolean;
}

/** An attempt as the database has it. */
export interface MirroredOrder {
  readonly orderId: string;
  readonly quoteId: string;
  readonly state: string;
  readonly attention: string | null;
}

/** A message as its order's object has it. */
export interface OwedMessage {
  readonly orderId: string;
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
}

/** What the object of a quote's order keeps. */
export interface ObjectState {
  readonly quoteId: string;
  readonly orderId: string;
  readonly state: string;
  readonly messages: readonly OwedMessage[];
}

export interface PolicyRow {
  readonly orderId: string;
  readonly quoteId: string;
  readonly policyNumber: string;
  readonly grossKurus: number;
  readonly paidKurus: number;
}

export interface BookedEntry {
  readonly orderId: string;
  readonly kind: string;
  readonly kurus: number;
}

/** One request to a message service about an order. */
export interface Handed {
  readonly channel: string;
  readonly kind: string;
  /** Text messages of refunds say of which quote alone. */
  readonly about: { readonly orderId: string } | { readonly quoteId: string };
  /** The e-mail service's own; text messages have none. */
  readonly key: string | undefined;
  /** Sent on to the receiver. */
  readonly isTaken: boolean;
  readonly isRefused: boolean;
  /** When the service had said that it is taken, epoch ms. */
  readonly acknowledgedAt: number | undefined;
}

/** Everything that can be seen from outside once nothing runs any more. */
export interface Records {
  readonly bank: readonly BankPayment[];
  readonly orders: readonly MirroredOrder[];
  readonly objects: readonly ObjectState[];
  readonly policies: readonly PolicyRow[];
  readonly entries: readonly BookedEntry[];
  /** In the order of their coming. */
  readonly handed: readonly Handed[];
  /** When the server was killed, epoch ms. */
  readonly kills: readonly number[];
}

/** A message that is acknowledged is written down within this time, if nobody kills the server. */
const writtenWithinMs = 5000;
const resting = new Set(["done", "declined", "refunded"]);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function repeated<T>(rows: readonly T[], keyOf: (row: T) => string): string[] {
  const keys = rows.map(keyOf);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

/** Money at the bank is that of a policy, or went back; it was taken once, with its payer's approval. */
function money({ bank, orders, policies }: Records): string[] {
  const payments = bank.flatMap(({ orderId, paymentId, taken, returned, isApproved }) => [
    ...(taken > 1 ? [`${orderId}: captured ${taken} times (payment ${paymentId})`] : []),
    ...(returned > taken ? [`${orderId}: ${returned} refunds of ${taken} captures`] : []),
    ...(taken > 0 && !isApproved ? [`${orderId}: captured without its payer's approval`] : []),
  ]);
  const orderIds = new Set([
    ...bank.map(({ orderId }) => orderId),
    ...policies.map(({ orderId }) => orderId),
  ]);
  const kept = [...orderIds].flatMap((orderId) => {
    const own = bank.filter((payment) => payment.orderId === orderId);
    const keptKurus = sum(own.map(({ kurus, taken, returned }) => kurus * (taken - returned)));
    const dueKurus = sum(
      policies.filter((policy) => policy.orderId === orderId).map(({ paidKurus }) => paidKurus),
    );
    const isOurs = orders.some((order) => order.orderId === orderId);
    const isUnknown = !isOurs && own.some(({ taken }) => taken > 0);
    return [
      ...(keptKurus === dueKurus
        ? []
        : [`${orderId}: the bank keeps ${keptKurus} kuruş, its policy costs ${dueKurus}`]),
      ...(isUnknown ? [`${orderId}: money was taken for an order nobody knows`] : []),
    ];
  });
  return [...payments, ...kept];
}

/** An order that is done has one policy and no other has one; a quote is bought once. */
function sold({ orders, policies: rows }: Records): string[] {
  const done = new Set(orders.filter(({ state }) => state === "done").map((each) => each.orderId));
  return [
    ...repeated(rows, ({ orderId }) => orderId).map((id) => `${id}: more than one policy`),
    ...repeated(rows, ({ quoteId }) => quoteId).map((id) => `${id}: its quote was bought twice`),
    ...repeated(rows, ({ policyNumber }) => policyNumber).map(
      (number) => `policy number ${number} was given twice`,
    ),
    ...rows
      .filter(({ orderId }) => !done.has(orderId))
      .map(({ orderId }) => `${orderId}: a policy of an order that is not done`),
    ...[...done]
      .filter((orderId) => !rows.some((policy) => policy.orderId === orderId))
      .map((orderId) => `${orderId}: done without a policy`),
  ];
}

/** The ledger has what the bank has, and adds up. */
function ledger({ bank, entries, policies: rows }: Records): string[] {
  const orderIds = new Set([...bank, ...entries].map(({ orderId }) => orderId));
  return [...orderIds].flatMap((orderId) => {
    const payments = bank.filter((payment) => payment.orderId === orderId);
    const own = entries.filter((entry) => entry.orderId === orderId);
    const booked = (...kinds: string[]) =>
      sum(own.filter(({ kind }) => kinds.includes(kind)).map(({ kurus }) => kurus));
    const taken = sum(payments.map((payment) => payment.kurus * payment.taken));
    const returned = sum(payments.map((payment) => payment.kurus * payment.returned));
    const policy = rows.find((row) => row.orderId === orderId);
    const premium = -booked("premium", "commission");
    const wrong: [isWrong: boolean, what: string][] = [
      [booked("capture") !== taken, `captured ${taken}, booked ${booked("capture")}`],
      [-booked("refund") !== returned, `refunded ${returned}, booked ${-booked("refund")}`],
      [sum(own.map(({ kurus }) => kurus)) !== 0, "its entries do not add up to nothing"],
      [
        premium !== (policy?.grossKurus ?? 0),
        `premium ${policy?.grossKurus ?? 0}, booked ${premium}`,
      ],
    ];
    return wrong.flatMap(([isWrong, what]) => (isWrong ? [`${orderId}: ${what}`] : []));
  });
}

const rightKind: Readonly<Record<string, string>> = { done: "policy", refunded: "refund" };

/**
 * What decision 061 promises: each message of an order is acknowledged once. One that was acknowledged is sent again only where
 * the server was killed before it had written that down. An e-mail, which has a key, arrives once even so; a text message
 * arrives again where that happened, or where the answer that it was taken was lost. One that was refused is not sent again.
 */
function messages({ orders, objects, handed, kills }: Records): string[] {
  const owed = objects.flatMap((each) => each.messages);
  const missing = orders.flatMap(({ orderId, state }) => {
    const kind = rightKind[state];
    const own = owed.filter((message) => message.orderId === orderId);
    const channels = kind === undefined ? [] : ["email", "sms"];
    const found = own.map((message) => `${message.kind} ${message.channel}`).toSorted();
    const wanted = channels.map((channel) => `${kind} ${channel}`);
    return found.join() === wanted.join()
      ? []
      : [`${orderId}: ${state} owes "${wanted.join()}", its object has "${found.join()}"`];
  });
  const quoteOf = (orderId: string) => orders.find((each) => each.orderId === orderId)?.quoteId;
  const groupOf = (message: Pick<Handed, "channel" | "kind" | "about">) => {
    const { channel, kind, about } = message;
    const byQuote = channel === "sms" && kind === "refund";
    const subject =
      "quoteId" in about ? about.quoteId : byQuote ? quoteOf(about.orderId) : about.orderId;
    return `${String(subject)}: ${kind} by ${channel}`;
  };
  const known = owed.map((message) => ({
    ...message,
    group: groupOf({ ...message, about: message }),
  }));
  const groups = new Set([...known.map(({ group }) => group), ...handed.map(groupOf)]);
  const delivered = [...groups].flatMap((group) => {
    const own = handed.filter((message) => groupOf(message) === group);
    const wanted = known.filter((message) => message.group === group);
    return delivery(own, wanted, kills).map((what) => `${group} ${what}`);
  });
  return [...missing, ...delivered];
}

/** What is wrong with the requests about one message, or about as many of the same as are owed. */
function delivery(
  handed: readonly Handed[],
  wanted: readonly OwedMessage[],
  kills: readonly number[],
): string[] {
  if (wanted.length === 0) return ["was sent and owed to nobody"];
  const sent = wanted.filter(({ state }) => state === "sent").length;
  const refusals = handed.filter(({ isRefused }) => isRefused).length;
  const acknowledgements = handed.flatMap(({ acknowledgedAt = 0 }) => acknowledgedAt || []);
  const forgotten = acknowledgements.filter((at) =>
    kills.some((kill) => kill >= at - 50 && kill <= at + writtenWithinMs),
  ).length;
  const taken = handed.filter(({ isTaken }) => isTaken).length;
  const lost = handed.filter(
    ({ isTaken, acknowledgedAt }) => isTaken && acknowledgedAt === undefined,
  ).length;
  const hasKey = handed.some(({ key }) => key !== undefined);
  const most = sent + (hasKey ? 0 : forgotten + lost);
  const unsent = wanted.length - sent;
  return [
    ...(acknowledgements.length < sent ? ["is said to be sent and was never acknowledged"] : []),
    ...(acknowledgements.length > sent + forgotten
      ? [`was acknowledged ${acknowledgements.length} times`]
      : []),
    ...(taken > most ? [`arrived ${taken} times`] : []),
    ...(unsent > refusals ? ["is not sent and was not refused"] : []),
  ];
}

/** Everything has come to rest, and the database knows. */
function rest({ orders, objects }: Records): string[] {
  const moving = orders
    .filter(({ state }) => !resting.has(state))
    .map(({ orderId, state }) => `${orderId}: still ${state}`);
  const waiting = objects
    .flatMap((each) => each.messages)
    .filter(({ state }) => state !== "sent" && state !== "unsent")
    .map(({ orderId, channel }) => `${orderId}: its ${channel} is still on its way`);
  const unknown = objects.flatMap(({ orderId, state }) => {
    const mirrored = orders.find((order) => order.orderId === orderId);
    return mirrored?.state === state
      ? []
      : [`${orderId}: ${state}, and the database has it as ${mirrored?.state ?? "nothing"}`];
  });
  const refused = new Set(
    objects
      .flatMap((each) => each.messages)
      .filter(({ state }) => state === "unsent")
      .map(({ orderId }) => orderId),
  );
  const attention = orders
    .filter((order) => order.attention !== null && !refused.has(order.orderId))
    .map(
      (order) => `${order.orderId}: somebody is called (${String(order.attention)}) for nothing`,
    );
  return [...moving, ...waiting, ...unknown, ...attention];
}

/** Sentences about whatever is not as it has to be; none when everything is. */
export const brokenInvariants = (records: Records): string[] =>
  [money, sold, ledger, messages, rest].flatMap((check) => check(records));
