import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { Source, SourceAnswer } from "../../insurers/source.ts";
import { log } from "../../log.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import { StoredAnswerSchema, answerIdOf, createAnswerSeal } from "./stored-answer.ts";
import type { QuoteServices } from "../services.ts";

const prefix = "answer:";

/** A new answer: its number, its time and the id of its offer are the room's to give. */
export const NewAnswerSchema = v.omit(StoredAnswerSchema, ["sequence", "answeredAt", "offerId"]);
export type NewAnswer = v.InferOutput<typeof NewAnswerSchema>;

/** What a source has told, to be kept; no price holds beyond `end` (epoch ms). */
export function newAnswer(
  { id: sourceId, firms }: Source,
  told: SourceAnswer,
  end: number,
): NewAnswer {
  const { firm, answer, sourceReference, collects, version } = told;
  const isListed = firms.some(({ id }) => id === firm.id);
  const base = {
    id: answerIdOf(sourceId, firm.id, told.package?.id),
    sourceId,
    firm: isListed ? { id: firm.id, name: firm.name } : firm,
    ...(told.package === undefined ? {} : { package: told.package }),
    ...(version === undefined ? {} : { version }),
  };
  if (answer.kind === "decline") return { ...base, state: "decline", reason: answer.reason };
  const read = v.safeParse(NewAnswerSchema, {
    ...base,
    state: "offer",
    offer: { ...answer, validUntil: Math.min(answer.validUntil, end) },
    ...(sourceReference === undefined ? {} : { sourceReference }),
    ...(collects === undefined ? {} : { collects }),
  });
  if (read.success) return read.output;
  log("warn", "insurer-answer-unreadable", { firmId: firm.id, sourceId });
  return { ...base, state: "failed" };
}

/** Whether a source has given its last answer. One that timed out may still give one. */
export const isFinished = (answers: readonly StoredAnswer[], sourceId: string): boolean =>
  answers.some(({ id, state }) => id === sourceId && state !== "timeout");

/** The answers in a room's storage: `answer:<id>` each, sealed. */
export function createRoomAnswers(
  storage: DurableObjectState["storage"],
  { now, randomUuid, vault }: Pick<QuoteServices, "now" | "randomUuid" | "vault">,
) {
  const seal = createAnswerSeal(vault);
  /** Opened before, by their key: what lies there sealed, and what it says. A room looks at its answers with every new one. */
  const opened = new Map<string, { readonly row: unknown; readonly answer: StoredAnswer }>();
  const isSameRow = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  async function open(key: string, row: unknown): Promise<StoredAnswer> {
    const known = opened.get(key);
    if (known !== undefined && isSameRow(known.row, row)) return known.answer;
    const answer = await seal.open(row);
    opened.set(key, { row, answer });
    return answer;
  }
  async function put(answer: StoredAnswer): Promise<void> {
    const key = `${prefix}${answer.id}`;
    const row = await seal.seal(answer);
    await storage.put(key, row);
    opened.set(key, { row, answer });
  }
  async function list(): Promise<StoredAnswer[]> {
    const rows = await storage.list({ prefix });
    const answers = await Promise.all([...rows].map(([key, row]) => open(key, row)));
    return answers.toSorted((one, other) => one.sequence - other.sequence);
  }
  return {
    list,
    /**
     * Numbers and keeps an answer; undefined, and nothing kept, when one of the same or a higher version is there. An
     * offer that takes another's place keeps its id, so that links to it hold.
     */
    async add(answer: NewAnswer): Promise<StoredAnswer | undefined> {
      const answers = await list();
      const known = answers.find(({ id }) => id === answer.id);
      const isStale =
        known?.version !== undefined &&
        answer.version !== undefined &&
        answer.version <= known.version;
      if (isStale) return undefined;
      const added: StoredAnswer = {
        ...answer,
        sequence: (answers.at(-1)?.sequence ?? 0) + 1,
        answeredAt: now(),
        ...(answer.offer === undefined ? {} : { offerId: known?.offerId ?? randomUuid() }),
      };
      await put(added);
      return added;
    },
    /** Forgets every other one. */
    async keepOnly(kept: readonly StoredAnswer[]): Promise<void> {
      const ids = kept.map(({ id }) => id);
      const gone = (await list()).filter(({ id }) => !ids.includes(id));
      await Promise.all(gone.map(({ id }) => storage.delete(`${prefix}${id}`)));
    },
    /** Puts an answer in the place of the one with the same id, as it is. */
    put,
  };
}
