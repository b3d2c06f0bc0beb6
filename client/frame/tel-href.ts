/** Address that dials a Turkish number as people write it: `0850 000 00 02` → `tel:+908500000002`. */
export const telHref = (phone: string): string =>
  `tel:+90${phone.replace(/\D/g, "").replace(/^(?:90|0)/, "")}`;
