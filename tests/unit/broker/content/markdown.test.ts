import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routes } from "#shared/routes.ts";
import { renderMarkdown } from "#scripts/texts/markdown.ts";

describe("the Markdown of texts", () => {
  it.each([
    ["Bir\nparagraf", "<p>Bir\nparagraf</p>"],
    ["Bir\n\nİki", "<p>Bir</p><p>İki</p>"],
    ["## Neleri karşılar", '<h2 id="neleri-karsilar">Neleri karşılar</h2>'],
    ["### Ölçü", '<h3 id="olcu">Ölçü</h3>'],
    ["- a\n- b\n  sürer", "<ul><li>a</li><li>b\nsürer</li></ul>"],
    ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
    ["- [x] var", '<ul class="covered"><li>var</li></ul>'],
    ["- [ ] yok **hiç**", '<ul class="not-covered"><li>yok <strong>hiç</strong></li></ul>'],
    ["> not\n> sürer", "<blockquote><p>not\nsürer</p></blockquote>"],
    ["**kalın** yazı", "<p><strong>kalın</strong> yazı</p>"],
    ["[iletişim](route:contact)", `<p><a href="${routes.contact.path}">iletişim</a></p>`],
    ["[prim](calculator:dask)", `<p><a href="${routes.dask.path}#hesapla">prim</a></p>`],
    ["## Aşağı\n\n[aşağı](#asagi)", '<h2 id="asagi">Aşağı</h2><p><a href="#asagi">aşağı</a></p>'],
    ["a < b & c", "<p>a &lt; b &amp; c</p>"],
    ["\\*#06# \\_\\_Host", "<p>*#06# __Host</p>"],
    ["{{firm}} {{limits.a-b}}", "<p>{{firm}} {{limits.a-b}}</p>"],
  ])("%j becomes %s", (source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  });

  it("makes a table with a caption, a header row and row headers", () => {
    const html = renderMarkdown(
      "Tablo: Primler\n\n| İl | Prim |\n| --- | --- |\n| İzmir | 16.094 |",
    );
    expect(html).toMatch(/^<figure><figcaption>Primler<\/figcaption><div class="table-scroll"/);
    expect(html).toContain('role="region" tabindex="0" aria-label="Primler"');
    expect(html).toContain('<th scope="col">İl</th><th scope="col">Prim</th>');
    expect(html).toContain('<th scope="row">İzmir</th><td>16.094</td>');
  });

  it.each([
    ["# Başlık", "heading"],
    ["#### Başlık", "heading"],
    ["<b>a</b>", "html"],
    ["a <script src=x>", "html"],
    ["![a](b.png)", "image"],
    ["`a`", "codespan"],
    ["    a", "code"],
    ["---", "hr"],
    ["4. basamak", "list"],
    ["- a\n\n  b", "list_item"],
    ["- [x] a\n- b", "covered"],
    ["[a](route:yok)", "route:yok"],
    ["[a](calculator:kasko)", "calculator:kasko"],
    ["[a](/iletisim)", "/iletisim"],
    ["[a](javascript:alert)", "javascript"],
    ["[a](#yok)", "#yok"],
    ["## A\n\n## a", "#a"],
    ["| A | B |\n| --- | --- |\n| 1 | 2 |", "Tablo: "],
  ])("%j fails and says why", (source, reason) => {
    expect(() => renderMarkdown(source)).toThrow(reason);
  });

  it("lets no markup of the text itself through", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        let html = "";
        try {
          html = renderMarkdown(`${before}<script src="x">${after}`);
        } catch {
          return;
        }
        expect(html).not.toContain("<script");
      }),
    );
  });
});
