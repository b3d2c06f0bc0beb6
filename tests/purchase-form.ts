/** Everything that is agreed to before a purchase, as its form posts it. */
export const ticks = {
  preInformation: "on",
  distanceContract: "on",
  informationForm: "on",
  needsStatement: "on",
  isAuthorityDeclared: "on",
};

const hiddenIn = (page: string, name: string): string =>
  new RegExp(`name="${name}"[^>]* value="(\\w+)"`).exec(page)?.[1] ?? "";

/** What a purchase's page has its form say: the price that was seen and the documents that were read. */
export const seenIn = (page: string) => ({
  acceptedKurus: hiddenIn(page, "acceptedKurus"),
  documentsSha256: hiddenIn(page, "documentsSha256"),
  insuresOthers: hiddenIn(page, "insuresOthers"),
});
