import { expect, it } from "vitest";
import { documentStream } from "#worker/ssr/document-stream.ts";

const parts = {
  start: (names: ReadonlySet<string>) => `[${[...names].toSorted().join(" ")}]`,
  beforeOthers: (names: ReadonlySet<string>) => `{${[...names].toSorted().join(" ")}}`,
  end: () => "[end]",
};

/** Markup that comes in bursts, each in pieces that mean nothing. */
function markupOf(...bursts: readonly string[]): ReadableStream<Uint8Array> {
  const waiting = bursts.map((burst) => new TextEncoder().encode(burst));
  return new ReadableStream({
    async pull(controller) {
      const burst = waiting.shift();
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (burst === undefined) return controller.close();
      for (let at = 0; at < burst.length; at += 3) controller.enqueue(burst.slice(at, at + 3));
    },
  });
}

const documentOf = (...bursts: readonly string[]) =>
  new Response(documentStream(markupOf(...bursts), parts)).text();

it("starts by what the markup has that is there at once, however it is cut", async () => {
  const markup = '<p class="içten dışa">ığüşöç</p>';
  expect(await documentOf(markup)).toBe(`[.dışa .içten p]${markup}[end]`);
});

it("goes on as it is where what comes later has no other names", async () => {
  expect(await documentOf('<p class="a"><b>', "<b>", '<p class="a">')).toBe(
    '[.a b p]<p class="a"><b><b><p class="a">[end]',
  );
});

it("says which other names there are before what has them, each once", async () => {
  const use = '<svg><use href="#i-lucide-x"></use></svg>';
  expect(await documentOf("<p>", "<b>", '<i class="c">', use, "<b>", use)).toBe(
    `[p]<p>{b}<b>{.c i}<i class="c">{#i-lucide-x svg use}${use}<b>${use}[end]`,
  );
});

it("ends React's work when nobody reads any more, and breaks off when React does", async () => {
  let reason: unknown;
  const left = documentStream(new ReadableStream({ cancel: (why) => void (reason = why) }), parts);
  await left.cancel("gone");
  expect(reason).toBe("gone");
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("broken")),
  });
  await expect(new Response(documentStream(broken, parts)).text()).rejects.toThrow("broken");
});
