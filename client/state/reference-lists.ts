import { signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { Answer, Call } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Api } from "#shared/page-request.ts";

/** How a list stands. It begins loading and empty; a list that was reset has no items at all until it is asked for again. */
export interface ListState<Item> {
  readonly loading: boolean;
  readonly hasErrors: boolean;
  readonly message: string;
  readonly items: readonly Item[] | null;
}

export const loadingList: ListState<never> = {
  loading: true,
  hasErrors: false,
  message: "",
  items: [],
};

/**
 * Where an answer leads. That there is nothing (404) is an empty list, not an error; that there is nothing to list below
 * something unknown is one, and names its field.
 */
export function listAfter<Data, Item>(
  answer: Answer<Data>,
  itemsOf: (data: Data) => readonly Item[],
): ListState<Item> {
  const settled = { loading: false, hasErrors: false, message: "" };
  if (answer.data !== null) return { ...settled, items: itemsOf(answer.data) };
  const isBelowUnknown = Object.keys(answer.errors).length > 0;
  if (answer.statusCode === statusCodes.notFound && !isBelowUnknown) {
    return { ...settled, items: [] };
  }
  return { loading: false, hasErrors: true, message: answer.message, items: [] };
}

type Caller = Pick<Api, "call">;

interface KnownList {
  readonly state: Signal<ListState<unknown>>;
  load(): void;
}

/**
 * Reference lists of one visit: each is fetched once, whoever asks, and then shared. A list that failed is fetched anew
 * the next time it is asked for.
 */
export function createReferenceLists(api: Caller) {
  const answers = new Map<string, Promise<Answer<unknown>>>();
  const lists = new Map<string, KnownList>();
  const keyOf = (call: { readonly path: string }, input: unknown) =>
    `${call.path} ${JSON.stringify(input)}`;

  /** The same as the transport's, but answers of calls that may be kept are asked for once. */
  const call: Api["call"] = <Request, Data>(declared: Call<Request, Data>, input: Request) => {
    if (declared.cacheSeconds === undefined) return api.call(declared, input);
    const key = keyOf(declared, input);
    const known = answers.get(key) as Promise<Answer<Data>> | undefined;
    if (known !== undefined) return known;
    const asked = api.call(declared, input).then((answer) => {
      if (!answer.success) answers.delete(key);
      return answer;
    });
    answers.set(key, asked);
    return asked;
  };

  return {
    call,
    /** The state of a list; asks for it when nobody has yet, or when it failed or was reset. */
    list<Request, Data, Item>(
      declared: Call<Request, Data>,
      input: Request,
      itemsOf: (data: Data) => readonly Item[],
    ): ReadonlySignal<ListState<Item>> {
      const key = keyOf(declared, input);
      const known = lists.get(key);
      if (known !== undefined) {
        const { hasErrors, items } = known.state.peek();
        if (hasErrors || items === null) known.load();
        return known.state as ReadonlySignal<ListState<Item>>;
      }
      const state = signal<ListState<unknown>>(loadingList);
      const load = () => {
        state.value = loadingList;
        void call(declared, input).then((answer) => (state.value = listAfter(answer, itemsOf)));
      };
      lists.set(key, { state, load });
      load();
      return state as ReadonlySignal<ListState<Item>>;
    },
    /** Forgets a list's items, as when its member has signed out. */
    reset<Request, Data>(declared: Call<Request, Data>, input: Request): void {
      const key = keyOf(declared, input);
      answers.delete(key);
      const known = lists.get(key);
      if (known !== undefined) {
        known.state.value = { loading: false, hasErrors: false, message: "", items: null };
      }
    },
  };
}
