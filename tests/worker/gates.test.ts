import { expect, test } from "vitest";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { useSharedServer } from "#tests/desk.ts";
import { post } from "./quote-forms.ts";

// Specification 1.9, 2.14, 2.15, 6.2
test("members' pages lead guests home, and guests' pages members", async () => {
  const { url } = await useSharedServer();
  const client = createEdgeClient(url, fetchFromAnywhere);
  const arrivesAt = async (path: string) => {
    const { status, headers } = await client.fetch(path);
    return status === 200 ? path : headers.get("Location");
  };
  expect(await arrivesAt("/hesabim")).toBe("/");
  expect(await arrivesAt("/hesabim?page=izinlerim")).toBe("/");
  expect(await arrivesAt("/giris")).toBe("/giris");
  await post(client, "/giris", { phone: "5320000001", password: "Yelkenli-2026" });
  expect(await arrivesAt("/giris")).toBe("/");
  expect(await arrivesAt("/uyeOl")).toBe("/");
  expect(await arrivesAt("/hesabim")).toBe("/hesabim");
});
