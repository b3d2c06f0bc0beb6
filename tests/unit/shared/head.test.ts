import { describe, expect, test } from "vitest";
import type { Head, HeadTag } from "#shared/head.ts";
import { headTags } from "#shared/head.ts";

const publicUrl = "https://www.yelkovan.example";
const head: Head = { title: "Başlık", description: "Tanım", keywords: "a, b" };

const tagsOf = (change: Partial<Head> = {}, path = "/sss") =>
  headTags({ ...head, ...change }, publicUrl, path);

/** Content of a meta tag by its name or property. */
function contentOf(tags: readonly HeadTag[], name: string): string | undefined {
  const found = tags.find(
    (tag) =>
      tag.tag === "meta" && [tag.attributes["name"], tag.attributes["property"]].includes(name),
  );
  return found?.tag === "meta" ? found.attributes["content"] : undefined;
}

describe("headTags", () => {
  // Specification 1.5, 1.7
  test("says title, description and keywords, and the same to social networks", () => {
    const tags = tagsOf();
    expect(tags[0]).toEqual({ tag: "title", text: "Başlık" });
    expect(contentOf(tags, "description")).toBe("Tanım");
    expect(contentOf(tags, "keywords")).toBe("a, b");
    expect(contentOf(tags, "og:title")).toBe("Başlık");
    expect(contentOf(tags, "og:description")).toBe("Tanım");
    expect(contentOf(tags, "og:image")).toBe(`${publicUrl}/paylasim.png`);
  });

  test("says what the whole site is about where a page has no keywords of its own", () => {
    const { keywords: _own, ...bare } = head;
    for (const without of [bare, { ...bare, keywords: "" }]) {
      expect(contentOf(headTags(without, publicUrl, "/404"), "keywords")).toContain("sigorta");
    }
  });

  test("social networks may be told something else", () => {
    const tags = tagsOf({
      socialTitle: "Paylaş",
      socialDescription: "Bak",
      socialImage: "https://cdn.example/a.png",
    });
    expect(contentOf(tags, "og:title")).toBe("Paylaş");
    expect(contentOf(tags, "og:description")).toBe("Bak");
    expect(contentOf(tags, "og:image")).toBe("https://cdn.example/a.png");
  });

  // Specification 1.6
  test("the canonical address is the public site and the path alone", () => {
    const tags = tagsOf({}, "/kasko-sigortasi");
    expect(tags).toContainEqual({
      tag: "link",
      attributes: { rel: "canonical", href: `${publicUrl}/kasko-sigortasi` },
    });
    expect(contentOf(tags, "og:url")).toBe(`${publicUrl}/kasko-sigortasi`);
  });

  test("a visitor's own page is kept out of search engines, others are not", () => {
    expect(contentOf(tagsOf({ isPrivate: true }), "robots")).toBe("noindex");
    expect(contentOf(tagsOf(), "robots")).toBeUndefined();
  });

  // Specification 1.7
  test("structured data cannot end its script, and reads as it was", () => {
    const data = { name: "</script><script>alert(1)</script><!--", note: "ğ & <b>" };
    const [tag] = tagsOf({ structuredData: [data] }).filter(({ tag: name }) => name === "script");
    const json = tag?.tag === "script" ? tag.json : "";
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual(data);
  });
});
