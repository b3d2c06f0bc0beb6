/** Where production builds go, each into a folder of its own (`build-folders.ts`). */
export const productionDirectory = "dist";
