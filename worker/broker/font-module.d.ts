/** Font files, as the bundler of the standalone broker hands them over. */
declare module "*.ttf" {
  const bytes: ArrayBuffer;
  export default bytes;
}
