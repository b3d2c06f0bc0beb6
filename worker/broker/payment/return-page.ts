import { html } from "hono/html";
import { bankStyle } from "./bank-style.ts";
import { bankCopy } from "./copy.ts";
import { htmlPage } from "../html-page.ts";
import type { BankReturn } from "./payment.ts";

/** Sends the customer's browser back to the merchant with the signed result; a button serves where scripts do not run. */
export function returnPage(returnUrl: string, result: BankReturn): Promise<Response> {
  const fields = Object.entries(result).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return htmlPage({
    title: bankCopy.leaving,
    style: bankStyle,
    formOrigins: [new URL(returnUrl).origin],
    script: "document.forms[0].submit()",
    body: html`<main>
      <h1>${bankCopy.leaving}</h1>
      <p>${bankCopy.leavingText}</p>
      <form method="post" action="${returnUrl}">
        ${fields}
        <button class="primary" type="submit">${bankCopy.back}</button>
      </form>
    </main>`,
  });
}
