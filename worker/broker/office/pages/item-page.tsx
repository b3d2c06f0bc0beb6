/** @jsxImportSource hono/jsx */
import type { Faults, Refusal as Refused } from "../records/act.ts";
import { officePageCopy as copy } from "../copy.ts";
import { queryOfList } from "../inbox/inbox-address.ts";
import type { Item, ItemMessage } from "../records/item.ts";
import { Facts } from "../kit/facts.tsx";
import { Button, Choices, NoDeed, TextArea, Tick, Unsent } from "../kit/form.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Badge, Notice, Refusal } from "../kit/status.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import type { RequestNote } from "../records/request-note-repository.ts";
import { Notes } from "./notes.tsx";

const Message = ({
  author,
  isOffice,
  at,
  text,
  files,
  list,
}: ItemMessage & { readonly list: string }) => (
  <li class={isOffice ? "office" : "person"}>
    <span class="muted">
      <strong>{author}</strong> · {at}
    </span>
    <p>{text}</p>
    {files.length === 0 ? null : (
      <ul aria-label={copy.files}>
        {files.map(({ fileId, fileName }) => (
          <li>
            <a href={officeHref("file", fileId) + list}>{fileName}</a>
          </li>
        ))}
      </ul>
    )}
  </li>
);

/** Which state of the record the page's form is about. */
const Seen = ({ item: { version, takenBy } }: { readonly item: Item }) => (
  <>
    <input type="hidden" name="version" value={String(version)} />
    <input type="hidden" name="takenBy" value={takenBy ?? ""} />
  </>
);

/** What may be done with a record at a press. */
function Buttons({ actions }: Pick<Item, "actions">) {
  const { take, release, close, reopen, judge, tellsReason } = actions;
  const isJudged = judge && tellsReason !== true;
  if (!(take || release || close || reopen || isJudged)) return null;
  return (
    <div class="buttons">
      {take ? <Button look="primary" intent="take" label={copy.take} /> : null}
      {release ? <Button intent="release" label={copy.release} /> : null}
      {close ? <Button intent="close" label={copy.close} /> : null}
      {reopen ? <Button intent="reopen" label={copy.reopen} /> : null}
      {isJudged ? <Button look="primary" intent="accept" label={copy.accept} /> : null}
      {isJudged ? <Button intent="refuse" label={copy.refuse} /> : null}
    </div>
  );
}

interface Typed {
  readonly faults?: Faults | undefined;
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

function Answer({ item, faults = {}, typed = {} }: Typed & { readonly item: Item }) {
  const { actions } = item;
  if (actions.answer === undefined) return null;
  return (
    <Card title={copy.answerTitle}>
      <TextArea
        name="answer"
        label={copy.answer}
        value={typed["answer"] ?? ""}
        fault={faults.answer}
      />
      {actions.answer.choosesState ? (
        <Choices
          name="after"
          label={copy.after}
          options={copy.afterAnswer}
          chosen={typed["after"] ?? "answered"}
        />
      ) : (
        <Tick name="close" label={copy.closeToo} isTicked={typed["close"] === "on"} />
      )}
      <Button look="primary" intent="answer" label={copy.send} />
    </Card>
  );
}

const Messages = ({ messages, list }: Pick<Item, "messages"> & { readonly list: string }) =>
  messages.length === 0 ? null : (
    <Card title={copy.messages}>
      <ol class="messages">
        {messages.map((message) => (
          <Message {...message} list={list} />
        ))}
      </ol>
    </Card>
  );

/** Where a decision is made whose reason somebody is told. */
function Judge({ item, faults = {}, typed = {} }: Typed & { readonly item: Item }) {
  const { actions } = item;
  if (!actions.judge || actions.tellsReason !== true) return null;
  return (
    <Card title={copy.judgeTitle}>
      <TextArea
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        value={typed["reason"] ?? ""}
        fault={faults.reason}
      />
      <div class="buttons">
        <Button look="primary" intent="accept" label={copy.accept} />
        <Button look="danger" intent="refuse" label={copy.refuse} />
      </div>
    </Card>
  );
}

/** What was typed into fields that the page has no more, as the record is another one by now. */
const fieldless = ({ actions }: Item, typed: Typed["typed"] = {}): string =>
  [
    actions.answer === undefined ? typed["answer"] : "",
    actions.judge && actions.tellsReason === true ? "" : typed["reason"],
  ]
    .filter((text) => text !== undefined && text.trim() !== "")
    .join("\n\n");

interface Said {
  readonly notice?: string;
  readonly refusal?: Refused;
}

/** One record in full, and what may be done with it. */
export function itemPage(
  item: Item,
  notes: readonly RequestNote[],
  context: OfficeContext,
  { notice, refusal, faults, typed }: Typed & Said = {},
): Promise<Response> {
  const { title, reference, kind, state, groups, quoteId, messages } = item;
  const isFilled = groups.filter(({ facts }) => facts.some(([, text]) => text !== undefined));
  const list = queryOfList(context.request);
  const status = refusal?.status ?? (faults === undefined ? 200 : 422);
  return officePage(
    { title: reference, section: "inbox", status },
    context,
    <>
      <Heading title={title} back={{ href: officePaths.inbox + list, label: copy.back }}>
        <p class="muted">
          {copy.kinds[kind]} · {reference} <Badge>{state}</Badge>
        </p>
      </Heading>
      <Notice text={notice} />
      <Refusal text={refusal?.text} />
      <Unsent label={copy.unsent} text={fieldless(item, typed)} />
      {/* One form, so that nothing typed in a part of it is lost by what is done in another. */}
      <form method="post" action={officeHref("item", reference) + list}>
        <NoDeed label={copy.showAgain} />
        <Seen item={item} />
        <Buttons actions={item.actions} />
        <div class="split">
          <div>
            {isFilled.map((group) => (
              <Card title={group.title}>
                <Facts facts={group.facts} />
              </Card>
            ))}
            {quoteId === undefined ? null : (
              <p>
                <a href={officeHref("offers", quoteId)}>{copy.offers}</a>
              </p>
            )}
          </div>
          <div>
            <Messages messages={messages} list={list} />
            <Judge item={item} faults={faults} typed={typed} />
            <Answer item={item} faults={faults} typed={typed} />
            <Notes notes={notes} faults={faults} typed={typed} />
          </div>
        </div>
      </form>
    </>,
  );
}
