import { expect, test } from "vitest";
import { dataRequestHeader } from "#shared/data-request.ts";
import { redirectFor } from "#worker/data-redirect.ts";

const address = "https://ornek.example/hesabim";
const plain = new Request(address);
const script = new Request(address, { headers: { [dataRequestHeader]: "1" } });
const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

test("a browser gets the redirect itself", () => {
  const response = redirect("/");
  expect(redirectFor(plain, response)).toBe(response);
});

test("an answer that leads nowhere stays as it is", () => {
  const response = new Response("");
  expect(redirectFor(script, response)).toBe(response);
});

test.each([
  ["/", null],
  ["/hesabim?page=bilgilerim", null],
  ["/dev/outbox", "1"],
  ["https://baska.example/", "1"],
])("a script is told that %s follows, and keeps nothing", (location, document) => {
  const { status, headers } = redirectFor(script, redirect(location));
  expect(status).toBe(204);
  expect(headers.get("X-Page-Redirect")).toBe(location);
  expect(headers.get("X-Document-Redirect")).toBe(document);
  expect(headers.get("Cache-Control")).toBe("no-store");
});
