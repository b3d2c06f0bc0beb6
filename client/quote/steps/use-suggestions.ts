import { useEffect, useState } from "react";
import { useStore } from "#client/state/store.ts";
import type { SuggestionList } from "#shared/fields/field.ts";
import type { Suggestion } from "./suggestions.ts";
import { suggestionsOf } from "./suggestions.ts";

const quietMs = 200;
const shortestText = 2;

interface Answer {
  readonly text: string;
  readonly found: readonly Suggestion[] | null;
}

/**
 * What is suggested for a text, once typing pauses; what was suggested before stays until then. Nothing is known of it before
 * `isSettled`, and `isAway` says that nobody answers.
 */
export function useSuggestions(list: SuggestionList, text: string) {
  const { lists } = useStore();
  const [answer, setAnswer] = useState<Answer>({ text: "", found: [] });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < shortestText) return;
    let isLate = false;
    const ask = async () => {
      const found = await suggestionsOf(list).find(lists, wanted);
      if (!isLate) setAnswer({ text: wanted, found });
    };
    const timer = setTimeout(() => void ask(), quietMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [list, lists, wanted]);
  const isAsked = wanted.length >= shortestText;
  return {
    found: isAsked ? (answer.found ?? []) : [],
    isSettled: isAsked && answer.text === wanted,
    isAway: answer.found === null,
  };
}
