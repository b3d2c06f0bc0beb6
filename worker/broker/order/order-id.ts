const orderIdPattern = /^([0-9a-f-]{36})-(\d{1,4})$/;
const chargeIdPattern = /^([0-9a-f-]{36}-\d{1,4}):e\d{1,4}-\d{1,4}$/;

export const orderIdOf = (quoteId: string, attempt: number): string => `${quoteId}-${attempt}`;

/** The quote of an order id; undefined for anything else. */
export function quoteIdOf(orderId: string): string | undefined {
  return orderIdPattern.exec(orderId)?.[1];
}

/** The order whose policy's change a payment is for, by what it goes by at the bank; undefined for an order's own. */
export function orderOfCharge(chargeId: string): string | undefined {
  return chargeIdPattern.exec(chargeId)?.[1];
}
