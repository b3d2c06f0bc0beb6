import { html } from "hono/html";
import type { Markup } from "../../html-page.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { Fact, Item, ItemMessage } from "../item.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import { officePage } from "./layout.ts";

const isFilled = (fact: Fact): boolean => fact[1] !== undefined;

const facts = (rows: readonly Fact[]) =>
  html`<dl>
    ${rows.filter(isFilled).map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;

const message = ({ author, isOffice, at, text, files }: ItemMessage) =>
  html`<li class="${isOffice ? "office" : "person"}">
    <span class="muted"><strong>${author}</strong> · ${at}</span>
    <p>${text}</p>
    ${
      files.length === 0
        ? ""
        : html`<ul aria-label="${copy.files}">
            ${files.map(
              ({ fileId, fileName }) =>
                html`<li><a href="${officeHref("file", fileId)}">${fileName}</a></li>`,
            )}
          </ul>`
    }
  </li>`;

const button = (intent: string, label: string, isMain = false) =>
  html`<button
    type="submit"
    name="intent"
    value="${intent}"
    class="${isMain ? "primary" : "plain"}"
  >
    ${label}
  </button>`;

function buttons({ actions, reference }: Item): Markup {
  const { take, release, close, reopen, judge } = actions;
  if (!(take || release || close || reopen || judge)) return html``;
  return html`<form method="post" action="${officeHref("item", reference)}" class="buttons">
    ${take ? button("take", copy.take, true) : ""} ${release ? button("release", copy.release) : ""}
    ${close ? button("close", copy.close) : ""} ${reopen ? button("reopen", copy.reopen) : ""}
    ${judge ? button("accept", copy.accept, true) : ""}
    ${judge ? button("refuse", copy.refuse) : ""}
  </form>`;
}

interface Typed {
  readonly fault?: string | undefined;
  readonly typed?: Readonly<Record<string, string>>;
}

function afterChoices(chosen: string) {
  const { afterAnswer } = copy;
  return html`<fieldset>
    <legend>${copy.after}</legend>
    ${Object.entries(afterAnswer).map(([value, label]) => {
      const checked = value === chosen ? html` checked` : "";
      return html`<label class="choice"
        ><input type="radio" name="after" value="${value}" ${checked} />${label}</label
      >`;
    })}
  </fieldset>`;
}

function answerForm({ actions, reference, version }: Item, { fault, typed = {} }: Typed): Markup {
  if (actions.answer === undefined) return html``;
  const { choosesState } = actions.answer;
  const closes = typed["close"] === "on" ? html` checked` : "";
  return html`<section class="card" aria-labelledby="answer-title">
    <h2 id="answer-title">${copy.answerTitle}</h2>
    <form method="post" action="${officeHref("item", reference)}">
      <input type="hidden" name="version" value="${version}" />
      <label for="answer">${copy.answer}</label>
      <textarea
        id="answer"
        name="answer"
        aria-describedby="answer-fault"
        aria-invalid="${fault === undefined ? "false" : "true"}"
      >
${typed["answer"] ?? ""}</textarea>
      <p class="fault" id="answer-fault" role="${fault === undefined ? "presentation" : "alert"}">
        ${fault ?? ""}
      </p>
      ${
        choosesState
          ? afterChoices(typed["after"] ?? "answered")
          : html`<label class="choice"
              ><input type="checkbox" name="close" ${closes} />${copy.closeToo}</label
            >`
      }
      ${button("answer", copy.send, true)}
    </form>
  </section>`;
}

/** One record in full, and what may be done with it. */
export function itemPage(
  item: Item,
  { services: { site }, name }: OfficeContext,
  { notice, fault, typed }: Typed & { readonly notice?: string } = {},
): Promise<Response> {
  const { title, reference, kind, state, groups, quoteId, messages } = item;
  const cards = groups
    .filter((group) => group.facts.some(isFilled))
    .map(
      (group) =>
        html`<section class="card">
          <h2>${group.title}</h2>
          ${facts(group.facts)}
        </section>`,
    );
  return officePage({
    site: site.name,
    account: name,
    title: reference,
    section: "inbox",
    status: fault === undefined ? 200 : 422,
    body: html`<p><a href="${officePaths.inbox}">${copy.back}</a></p>
      <h1>${title}</h1>
      <p class="muted">${copy.kinds[kind]} · ${reference} <span class="badge">${state}</span></p>
      ${notice === undefined ? "" : html`<p class="notice" role="status">${notice}</p>`}
      ${buttons(item)} ${cards}
      ${
        quoteId === undefined
          ? ""
          : html`<p><a href="${officeHref("offers", quoteId)}">${copy.offers}</a></p>`
      }
      ${
        messages.length === 0
          ? ""
          : html`<section class="card">
              <h2>${copy.messages}</h2>
              <ol class="messages">
                ${messages.map(message)}
              </ol>
            </section>`
      }
      ${answerForm(item, { fault, ...(typed === undefined ? {} : { typed }) })}`,
  });
}
