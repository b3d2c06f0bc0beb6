import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { href } from "#shared/routes.ts";
import { useStore } from "#client/state/store.ts";
import { lazyWindow } from "#client/ui/lazy-window.tsx";
import type { LayoutData } from "./loader.server.ts";
import { keepMarker, openSessionChannel } from "./session-channel.ts";
import { useLayoutData } from "./use-site.ts";

const PasswordQuestion = lazyWindow(
  () => import("./password-question.tsx"),
  ({ onAnswer }) => onAnswer(),
);
const SignInDialog = lazyWindow(
  () => import("#client/modals/sign-in-dialog.tsx"),
  () => location.assign(href("login")),
);

/** Everything of a session that shows on any page: the sign-in window, the marker, the other tabs, the question about the password. */
export function SessionKeeper() {
  const { signInView } = useStore();
  const data = useLayoutData();
  const marker = data?.member?.marker;
  const { revalidate } = useRevalidator();

  const channel = useRef<ReturnType<typeof openSessionChannel>>(null);
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const opened = openSessionChannel(() => reload());
    channel.current = opened;
    // A page the back button brings out of the browser's memory may show who was signed in then.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reload();
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pageshow", onShow);
      opened.close();
    };
  }, []);
  useEffect(() => {
    if (keepMarker(marker)) channel.current?.announce();
  }, [marker]);

  // The frame forgets the question once it was told; here it stays until it is answered.
  const [isAsked, setAsked] = useState(false);
  const [heard, setHeard] = useState<LayoutData>();
  if (data !== heard) {
    setHeard(data);
    if (data?.asksPasswordChange === true) setAsked(true);
  }

  return (
    <>
      {signInView.value === null ? null : (
        <Suspense fallback={null}>
          <SignInDialog view={signInView.value} />
        </Suspense>
      )}
      {isAsked ? (
        <Suspense fallback={null}>
          <PasswordQuestion onAnswer={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
