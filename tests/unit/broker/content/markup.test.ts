import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routes } from "#shared/routes.ts";
import { renderMarkup } from "#worker/broker/content/markup.ts";

describe("the notation of texts", () => {
  it.each([
    ["Bir\nparagraf", "<p>Bir paragraf</p>"],
    ["Bir\n\nİki", "<p>Bir</p><p>İki</p>"],
    ["## Neleri karşılar", '<h2 id="neleri-karsilar">Neleri karşılar</h2>'],
    ["### Ölçü", '<h3 id="olcu">Ölçü</h3>'],
    ["- a\n- b\n  sürer", "<ul><li>a</li><li>b sürer</li></ul>"],
    ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
    ["+ var", '<ul class="covered"><li>var</li></ul>'],
    ["x yok", '<ul class="not-covered"><li>yok</li></ul>'],
    ["> not\n> sürer", "<blockquote><p>not sürer</p></blockquote>"],
    ["**kalın** yazı", "<p><strong>kalın</strong> yazı</p>"],
    ["[iletişim](route:contact)", `<p><a href="${routes.contact.path}">iletişim</a></p>`],
    ["[aşağı](#asagi)", '<p><a href="#asagi">aşağı</a></p>'],
    ["a < b & c", "<p>a &lt; b &amp; c</p>"],
  ])("%j becomes %s", (source, html) => {
    expect(renderMarkup(source)).toBe(html);
  });

  it("makes a table with a caption, a header row and row headers", () => {
    const html = renderMarkup("|= Primler\n| İl | Prim |\n| İzmir | 16.094 |");
    expect(html).toContain("<figcaption>Primler</figcaption>");
    expect(html).toContain('aria-label="Primler"');
    expect(html).toContain('<th scope="col">İl</th><th scope="col">Prim</th>');
    expect(html).toContain('<th scope="row">İzmir</th><td>16.094</td>');
  });

  it("lets no markup of the text itself through", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const html = renderMarkup(`${before}<script src="x">${after}`);
        expect(html).not.toContain("<script");
      }),
    );
  });
});
