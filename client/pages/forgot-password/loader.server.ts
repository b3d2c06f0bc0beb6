import type { LoaderInput } from "#client/loader-input.ts";
import { signInCopy } from "#client/sign-in/copy.ts";
import { privateHead } from "#client/sign-in/private-head.server.ts";

export const loadForgotPassword = ({ page }: LoaderInput) => ({
  head: privateHead(page.site, signInCopy.forgotTitle, signInCopy.resetText),
});
