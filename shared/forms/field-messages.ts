/** First messages of a refused call, under the names the form has for its wire names. Others are left out. */
export function fieldMessages(
  errors: Readonly<Record<string, readonly string[]>>,
  fieldByWireName: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(errors).flatMap(([wireName, [message]]) => {
    const field = fieldByWireName[wireName];
    return field === undefined || message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(entries);
}
