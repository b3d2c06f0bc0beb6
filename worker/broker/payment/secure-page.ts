import { html, raw } from "hono/html";
import { formatMoney } from "#shared/format/money.ts";
import type { BankPayment } from "./bank-repository.ts";
import { bankStyle } from "./bank-style.ts";
import { bankCopy } from "./copy.ts";
import { htmlPage } from "../html-page.ts";

/** The practice bank's 3-D Secure page; works without scripts. `error` is shown after a wrong code. */
export function securePage(
  payment: BankPayment,
  merchant: string,
  error?: string,
): Promise<Response> {
  const { amountKurus, instalmentCount, cardBrand, cardLastFour, code, returnUrl } = payment;
  const instalments =
    instalmentCount === 1 ? bankCopy.single : bankCopy.inInstalments(instalmentCount);
  const alert =
    error === undefined ? "" : html`<p class="error" role="alert" id="error">${error}</p>`;
  const describedBy = error === undefined ? "" : raw(' aria-describedby="error"');
  return htmlPage({
    title: `${bankCopy.title} | ${bankCopy.name}`,
    style: bankStyle,
    formOrigins: [new URL(returnUrl).origin],
    status: error === undefined ? 200 : 422,
    body: html`<main>
      <header>${bankCopy.name} <span>3D Secure</span></header>
      <h1>${bankCopy.title}</h1>
      <dl>
        <dt>${bankCopy.merchant}</dt>
        <dd>${merchant}</dd>
        <dt>${bankCopy.amount}</dt>
        <dd>${formatMoney(amountKurus)} TL</dd>
        <dt>${bankCopy.instalments}</dt>
        <dd>${instalments}</dd>
        <dt>${bankCopy.card}</dt>
        <dd>${cardBrand} •••• ${cardLastFour}</dd>
      </dl>
      <p class="note">
        ${bankCopy.practice} ${bankCopy.codeSent}: <strong class="code">${code}</strong>
      </p>
      ${alert}
      <form method="post">
        <label for="code">${bankCopy.codeLabel}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          enterkeyhint="done"
          ${describedBy}
        />
        <button class="primary" type="submit" name="action" value="approve">
          ${bankCopy.approve}
        </button>
        <button type="submit" name="action" value="cancel" formnovalidate>
          ${bankCopy.cancel}
        </button>
      </form>
    </main>`,
  });
}
