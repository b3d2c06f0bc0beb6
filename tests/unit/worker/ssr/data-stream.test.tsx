import { renderToReadableStream } from "react-dom/server.node";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DataScripts, readChunks } from "#worker/ssr/data-stream.tsx";

const streamOf = (...texts: string[]) =>
  new ReadableStream<string>({
    start(controller) {
      for (const text of texts) controller.enqueue(text);
      controller.close();
    },
  });

async function htmlOf(stream: ReadableStream<string>): Promise<string> {
  const chunk = await readChunks(stream);
  const markup = await renderToReadableStream(<DataScripts chunk={chunk} nonce="n0nce" />);
  return new Response(markup).text();
}

/** What a browser would do with the scripts of a page: run each, in order. */
function runScripts(html: string): unknown[] {
  const scripts = [...html.matchAll(/<script nonce="n0nce">(.*?)<\/script>/gs)];
  const sandbox: { pageData?: unknown[] } = {};
  for (const [, text = ""] of scripts) {
    if (text.includes("pageData")) new Function("window", text)(sandbox);
  }
  return sandbox.pageData ?? [];
}

describe("data in a page", () => {
  test("comes out as it went in, with null at the end", async () => {
    expect(runScripts(await htmlOf(streamOf("bir", "iki", "üç")))).toEqual([
      "bir",
      "iki",
      "üç",
      null,
    ]);
  });

  test("whatever it is, it cannot end the script it stands in", async () => {
    const risky = fc.string({
      unit: fc.constantFrom(
        "<",
        "/",
        "script",
        ">",
        "!--",
        '"',
        "'",
        "\\",
        "\u2028",
        "\u2029",
        "\n",
        "&",
      ),
    });
    await fc.assert(
      fc.asyncProperty(risky, async (text) => {
        const html = await htmlOf(streamOf(text));
        const inner = [...html.matchAll(/<script nonce="n0nce">(.*?)<\/script>/gs)][0]?.[1] ?? "";
        expect(inner).not.toMatch(/<(?!\/)/);
        expect(runScripts(html)).toEqual([text, null]);
      }),
      { numRuns: 50 },
    );
  });

  test.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028alert(1)//", "]]>"])(
    "%j",
    async (text) => {
      const html = await htmlOf(streamOf(text));
      expect(html).not.toContain(text.startsWith("<") ? text : "</script><script>alert");
      expect(runScripts(html)).toEqual([text, null]);
    },
  );
});

test("the page is not held back for data that is still to come", async () => {
  let push: (text: string) => void = () => {};
  let close: () => void = () => {};
  const data = new ReadableStream<string>({
    start(controller) {
      push = (text) => controller.enqueue(text);
      close = () => controller.close();
    },
  });
  push("ilk");
  const chunk = await readChunks(data);
  const markup = await renderToReadableStream(
    <>
      <main>sayfa</main>
      <DataScripts chunk={chunk} nonce="n0nce" />
    </>,
  );
  const reader = markup.pipeThrough(new TextDecoderStream()).getReader();
  const { value } = await reader.read();
  expect(value).toContain("<main>sayfa</main>");
  expect(value).toContain('push("ilk")');
  push("son");
  close();
  let rest = "";
  for (;;) {
    const { done, value: text } = await reader.read();
    if (done) break;
    rest += text;
  }
  expect(rest).toContain('push("son")');
  expect(rest).toContain("push(null)");
});
