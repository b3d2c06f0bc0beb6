/** Whether an `Accept-Encoding` names Brotli without taking it back. */
export const acceptsBrotli = (header: string): boolean => /(?:^|,)\s*br\s*(?:,|$)/.test(header);
