/** Networks of hospitals that packages of supplementary health insurance come with, from few hospitals to many. */
export const networkNames = { dar: "Dar", standart: "Standart", genis: "Geniş" } as const;

/** Outpatient treatments they pay for in a year. */
export const visitNames = {
  "6": "6 muayene",
  "8": "8 muayene",
  "10": "10 muayene",
  "12": "12 muayene",
  limitsiz: "Limitsiz muayene",
} as const;
