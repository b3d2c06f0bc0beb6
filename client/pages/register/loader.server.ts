import type { LoaderInput } from "#client/loader-input.ts";
import { signInCopy } from "#client/sign-in/copy.ts";
import { privateHead } from "#client/sign-in/private-head.server.ts";

export const loadRegister = ({ page }: LoaderInput) => ({
  head: privateHead(page.site, signInCopy.registerPageTitle, signInCopy.registerText),
});
