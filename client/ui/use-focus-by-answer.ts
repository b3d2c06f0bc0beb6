import { useEffect, useRef } from "react";
import { useCameWithPage } from "./use-came-with-page.ts";

/**
 * An element that each new answer moves the focus to; undefined is none. What the page came with has its focus from the browser, and
 * by now the visitor may be elsewhere.
 */
export function useFocusByAnswer(answer: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(useCameWithPage() ? answer : undefined);
  useEffect(() => {
    if (answer === undefined || answered.current === answer) return;
    answered.current = answer;
    box.current?.focus();
  }, [answer]);
  return box;
}
