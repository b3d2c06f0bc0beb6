import { expect, it } from "vitest";
import { createToastStore } from "#client/ui/toasts/toast-store.ts";

it("shows notifications in order and takes them away by id", () => {
  const store = createToastStore();
  store.show("error", { title: "Hata", text: "Kullanıcı Bulunamadı" });
  store.show("success");
  expect(store.toasts.value).toEqual([
    {
      id: 1,
      kind: "error",
      title: "Hata",
      text: "Kullanıcı Bulunamadı",
      cause: undefined,
      isLasting: false,
    },
    { id: 2, kind: "success", title: "", text: "", cause: undefined, isLasting: false },
  ]);
  store.dismiss(1);
  expect(store.toasts.value.map(({ id }) => id)).toEqual([2]);
});

it("takes back what was said about a cause that is gone, and nothing else", () => {
  const store = createToastStore();
  store.show("error", { title: "Hata", cause: "sign-in" });
  store.show("success");
  store.show("error", { cause: "another" });
  store.retract("sign-in");
  expect(store.toasts.value.map(({ id }) => id)).toEqual([2, 3]);
});

it("makes way with what would leave by itself, and keeps what lasts", () => {
  const store = createToastStore();
  store.show("success", { title: "Hoş Geldiniz" });
  store.show("error", { title: "Yanıt alınamadı", isLasting: true });
  store.makeWay();
  expect(store.toasts.value.map(({ title }) => title)).toEqual(["Yanıt alınamadı"]);
});

it("shares nothing between two visits", () => {
  const [one, other] = [createToastStore(), createToastStore()];
  one.show("info");
  expect(other.toasts.value).toEqual([]);
});
