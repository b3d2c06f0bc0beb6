/** How many offers can stand side by side. */
export const comparisonSize = { least: 2, most: 4 } as const;
