/** Whether matrices are tried whole, as `npm run matrices` and `npm run test:full` do. */
export const isWhole = process.env["EVERY_CASE"] === "1";

/**
 * What a run of the suite tries of a matrix: one case in so many, which ones depends on `from`, so that rows of a matrix
 * take other columns each and no row or column is left out. All of them with EVERY_CASE=1.
 */
export const shareOf = <Case>(cases: readonly Case[], oneIn: number, from = 0): Case[] =>
  isWhole ? [...cases] : cases.filter((_, at) => (at + from) % oneIn === 0);
