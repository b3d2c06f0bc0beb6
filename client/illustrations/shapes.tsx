// What several line drawings of 160 × 108 are made of.

/** A stroke in the accent colour: what the insurance does. */
export const mark = (d: string, strokeWidth = 4) => (
  <path d={d} stroke="var(--accent)" strokeWidth={strokeWidth} />
);

/** Ground below a car. */
export const road = "M10 96h140";
export const car = (
  <>
    <path d="M24 84v-12c0-5 3-8 8-9l8-1 12-16c3-4 7-5 11-5h22c5 0 8 2 11 6l10 15 11 2c5 1 8 4 8 9v11h-9M44 84h52M24 84h4" />
    <path d="M56 62h44M80 41v21" />
    <circle cx="36" cy="86" r="9" />
    <circle cx="106" cy="86" r="9" />
  </>
);
export const house = <path d="M28 56 80 16l52 40M42 47v47h76V47" />;
export const person = (x: number) => (
  <path
    d={`M${x} 52a13 13 0 1 0 0-26 13 13 0 0 0 0 26ZM${x - 26} 96c0-18 11-30 26-30s26 12 26 30`}
  />
);
