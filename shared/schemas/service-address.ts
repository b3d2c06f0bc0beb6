import * as v from "valibot";

/** Encrypted; plain http only to this machine. Without query and fragment. */
const address = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])[^?#]+$/;

/** Base address of a service that is called; `missing` is said when there is none. */
export const serviceAddress = (missing?: string) =>
  v.pipe(v.string(missing), v.regex(address, "is no https address"), v.url("is no address"));
