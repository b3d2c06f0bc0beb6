import type { LoaderInput } from "#client/loaders.ts";
import { signInCopy } from "#client/sign-in/copy.ts";
import { privateHead } from "#client/sign-in/private-head.ts";

export const loadForgotPassword = ({ page }: LoaderInput) => ({
  head: privateHead(page.site, signInCopy.forgotTitle, signInCopy.resetText),
});
