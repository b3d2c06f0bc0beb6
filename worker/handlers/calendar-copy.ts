/** Words of the calendar file of a policy. */
export const calendarCopy = {
  summary: (subject: string, insurance: string) => `Poliçe bitişi: ${subject} ${insurance}`,
  description: (firm: string, number: string, end: string) =>
    `Sigorta şirketi: ${firm}\nPoliçe no: ${number}\nBitiş: ${end}`,
} as const;
