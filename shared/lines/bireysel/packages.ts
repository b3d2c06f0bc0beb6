/** Groups of hospitals that packages of private health insurance come with, from few hospitals to nearly all. */
export const networkNames = { c: "C grubu", b: "B grubu", a: "A grubu" } as const;
