import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listFaqPosts } from "#shared/calls/reference/list-faq-posts.ts";
import { hostileHtml } from "#tests/contract/hostile-html.ts";
import { cleanAnswer, cleanHtml } from "#worker/upstream/clean-answer.ts";

describe("HTML from elsewhere", () => {
  it.each(hostileHtml)("%j becomes %j", async (html, clean) => {
    expect(await cleanHtml(html)).toBe(clean);
    expect(await cleanHtml(clean)).toBe(clean);
  });

  it.each([
    "<p>a <strong>b</strong> <em>c</em><br />d</p>",
    '<a href="https://example.com/a?b=c">a</a><a href="mailto:a@example.com">b</a><a href="tel:+908500000002">c</a>',
    '<h2 id="1-taraflar">a</h2><h3 id="b">b</h3><a href="#b">c</a>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  ])("%s stays as it is", async (html) => expect(await cleanHtml(html)).toBe(html));

  it("of whatever kind has no element and no attribute that is not allowed", async () => {
    const pieces =
      "<script>|</script>|<svg|<p |>|<|'|\"|/|<!--|-->|<style>|</style>|onerror=x|href=|javascript:x|<a |<img |<math>|<template>|a| |=|&lt;|\0";
    const piece = fc.constantFrom(...pieces.split("|"));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (chosen) => {
        const clean = await cleanHtml(chosen.join(""));
        expect(clean).not.toMatch(/<(?!\/?(?:p|a|br)\b)/);
        expect(clean).not.toMatch(/<[^>]*="\s*javascript:/);
        // What stands in quotes is a value, whatever it looks like.
        expect(clean.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*onerror/);
      }),
    );
  });
});

describe("an answer from elsewhere", () => {
  const bad = "<script>x</script>a";
  it("is cleaned where its call says it has HTML, and there alone", async () => {
    const page = { Success: true, Data: { postTitle: bad, postContent: bad } };
    expect(await cleanAnswer(getPage, page)).toEqual({
      Success: true,
      Data: { postTitle: bad, postContent: "a" },
    });
    const post = { Category: "trafik", Question: "a < b", Answer: bad };
    expect(await cleanAnswer(listFaqPosts, { Data: { Posts: [post, post] } })).toEqual({
      Data: {
        Posts: [
          { ...post, Answer: "a" },
          { ...post, Answer: "a" },
        ],
      },
    });
    expect(await cleanAnswer(listCities, { Data: { Name: bad } })).toEqual({ Data: { Name: bad } });
  });

  it.each([
    null,
    "a",
    1,
    [],
    {},
    { Data: null },
    { Data: { postContent: 1 } },
    { Data: { Posts: "a" } },
  ])("%j of another shape stays as it is", async (body) => {
    expect(await cleanAnswer(getPage, body)).toEqual(body);
    expect(await cleanAnswer(listFaqPosts, body)).toEqual(body);
  });
});
