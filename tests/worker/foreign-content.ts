import { describe, expect, test } from "vitest";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { listFaqPosts } from "#shared/calls/reference/list-faq-posts.ts";
import { href } from "#shared/routes.ts";
import { hostileHtml } from "#tests/contract/hostile-html.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { TestServer } from "#tests/start-server.ts";

/** All at once; a script that is never closed would swallow what follows it. */
const dirty = hostileHtml
  .filter(([html]) => !html.endsWith("alert(1)"))
  .map(([html]) => `<blockquote>${html}</blockquote>`)
  .join("");
const inWords = '</script><img src=x onerror="alert(1)">';
const answerOf = (Data: object) => ({
  Success: true,
  StatusCode: 200,
  Message: "",
  Messages: [],
  Data,
});

/** What another service answers: whatever page is asked for, it is this one. */
export const foreignAnswers = {
  [getPage.path]: answerOf({
    postTitle: `Başlık ${inWords}`,
    postContent: `<h2 id="ilk">İlk</h2>${dirty}<p>Son</p>`,
    description: inWords,
    keywords: inWords,
    version: "2026-11",
    questions: [{ Question: `Soru ${inWords}?`, Answer: inWords }],
  }),
  [listFaqPosts.path]: answerOf({
    Categories: [{ Id: "trafik", Title: "a" }],
    Posts: [{ Category: "trafik", Question: "a < b", Answer: `<p onclick="x">${dirty}</p>` }],
  }),
};

/** Nothing that runs, loads, frames, submits or restyles; our own scripts carry a nonce and stand outside the text. */
const forbidden =
  /<(?:script(?! nonce| type="(?:module|application\/ld\+json)")|iframe|object|embed|svg|math|style(?! nonce)|base|form|img|textarea|template)\b|<[^>]*\s(?:on\w+|style|srcdoc)\s*=|(?:href|src)="?\s*(?:javascript|vbscript|data):/i;

/** Content of another service on a site whose content is `foreignAnswers`. */
export function foreignContent(serverOf: () => TestServer): void {
  describe("content of another service", () => {
    test.each([href("blog"), href("trafik"), href("terms")])(
      "%s shows its words, and nothing of it that runs",
      async (path) => {
        const html = await (await createEdgeClient(serverOf().url).fetch(path)).text();
        const prose = /<div class="prose">([\s\S]*?)<p>Son<\/p>/.exec(html)?.[1] ?? "";
        expect(prose).toContain('<h2 id="ilk">İlk</h2>');
        expect(prose).toContain('<ul class="covered"><li>a</li></ul>');
        expect(prose).not.toMatch(forbidden);
        expect(html).not.toContain("evil.example");
        expect(html).not.toContain("<img src=x");
      },
    );

    test("the browser gets it cleaned through the proxy too", async () => {
      const client = createEdgeClient(serverOf().url);
      const page = await client.call(getPage, { slug: "blog" });
      expect(JSON.stringify(page.answer)).not.toContain("evil.example");
      expect(page.answer).toMatchObject({ Data: { postTitle: `Başlık ${inWords}` } });
      const posts = await client.call(listFaqPosts, {});
      const { Posts = [] } = posts.answer.Data ?? {};
      const [post] = Posts as { Question: string; Answer: string }[];
      expect(post?.Question).toBe("a < b");
      expect(post?.Answer).not.toMatch(forbidden);
      expect(post?.Answer).not.toContain("evil.example");
    });
  });
}
