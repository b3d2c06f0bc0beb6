/** Where the production build goes: the browser's files in `client`, the worker in `yelkovan`. */
export const productionDirectory = "dist";
