import { endpoints, href } from "#shared/routes.ts";
import { keepMarker, openSessionChannel } from "./session-channel.ts";

/** Signs out, tells the other tabs, and loads the home page anew, so that nothing of the member stays in memory. */
export async function logOut(form: HTMLFormElement): Promise<void> {
  const response = await fetch(endpoints.logout, {
    method: "POST",
    body: new FormData(form),
    redirect: "manual",
  }).catch(() => undefined);
  // Anything but the way home: the browser tries by itself, and shows what is wrong.
  if (response?.type !== "opaqueredirect") return form.submit();
  keepMarker(undefined);
  openSessionChannel(() => {}).announce();
  location.assign(href("home"));
}
