import { expect, test } from "vitest";
import type { RouteObject } from "react-router";
import { createRoutes } from "#client/routes.tsx";
import { instalmentsIntent } from "#client/quote/payment/instalments-intent.ts";

const [frame] = createRoutes({ layout: () => null, page: () => ({ loader: () => null }) });
const purchase = frame?.children?.find(({ id }) => id === "purchase");

/** Whether a route asks for its data again after a post, where it would without a say of its own. */
function asksAgain(route: RouteObject | undefined, intent: string, actionStatus: number): unknown {
  const formData = new FormData();
  formData.set("intent", intent);
  const defaultShouldRevalidate = actionStatus < 400;
  type Asked = Parameters<NonNullable<RouteObject["shouldRevalidate"]>>[0];
  return route?.shouldRevalidate?.({
    formMethod: "POST",
    formData,
    actionStatus,
    defaultShouldRevalidate,
  } as Asked);
}

test.each([
  ["pay", 200, true, true],
  ["pay", 422, true, false],
  ["pay", 503, false, false],
  [instalmentsIntent, 200, false, false],
])(
  "after a payment's %s, answered with %i, the page is asked for again: %s, its frame: %s",
  (intent, status, isPageAsked, isFrameAsked) => {
    expect(asksAgain(purchase, intent, status)).toBe(isPageAsked);
    expect(asksAgain(frame, intent, status)).toBe(isFrameAsked);
  },
);
