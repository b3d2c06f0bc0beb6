import { describe, expect, test } from "vitest";
import { fontHeader } from "#shared/theme.ts";
import { Bars } from "#worker/broker/office/kit/bars.tsx";
import { Facts } from "#worker/broker/office/kit/facts.tsx";
import { Choices, TextArea, TextField } from "#worker/broker/office/kit/form.tsx";
import { fontAddressIn, officeSheet } from "#worker/broker/office/kit/sheet.ts";
import { Table } from "#worker/broker/office/kit/table.tsx";

describe("a table of the office", () => {
  const columns = [
    { head: "Ad", cell: ({ name }: { name: string }) => name },
    { head: "Harf", cell: ({ name }: { name: string }) => name.length },
  ];

  test("has a cell for each column, headed by it on a phone, and shows what it is given as text", () => {
    const rows = [{ name: "<b>" }, { name: "Ayşe" }];
    const html = String(Table({ label: "Adlar", columns, rows }));
    expect(html.match(/<th scope="col">/g)).toHaveLength(2);
    expect(html).toContain('<td data-head="Ad">&lt;b&gt;</td><td data-head="Harf">3</td>');
    expect(html).toContain('<td data-head="Ad">Ayşe</td><td data-head="Harf">4</td>');
  });

  test("without rows says that there are none", () => {
    const html = String(Table({ label: "Adlar", columns, rows: [] }));
    expect(html).not.toContain("<table");
    expect(html).toContain("Burada kayıt yok.");
  });
});

test.each([
  [8, 2, [100, 25, 50, 0]],
  [0, 0, [0, 0, 0, 0]],
])(
  "bars of %d and its half are as wide as their share of the longest, and parts as theirs",
  (value, part, expected) => {
    const bars = [
      { label: "A", value, part, text: "A" },
      { label: "B", value: value / 2, part: 0, text: "B" },
    ];
    const html = String(Bars({ title: "Payları", bars }));
    const widths = [...html.matchAll(/width="([^"]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual(expected);
  },
);

test("facts without a value are not shown", () => {
  const html = String(
    Facts({
      facts: [
        ["Ad", "Ayşe"],
        ["Not", undefined],
      ],
    }),
  );
  expect(html).toBe("<dl><div><dt>Ad</dt><dd>Ayşe</dd></div></dl>");
});

describe("fields of the office", () => {
  test("name the hint and the message that stand below them", () => {
    const field = { name: "code", label: "Kod", autocomplete: "off" };
    const html = String(TextField({ ...field, hint: "6 hane", fault: "Yanlış" }));
    expect(html).toContain('aria-describedby="code-hint code-fault" aria-invalid="true"');
    expect(html).toContain('<p class="fault" id="code-fault" role="alert">Yanlış</p>');
    expect(String(TextField(field))).not.toContain("aria-describedby");
  });

  test("keep what was typed, line breaks at its beginning too", () => {
    const html = String(TextArea({ name: "answer", label: "Yanıt", value: "\n</textarea>" }));
    expect(html).toContain(">\n\n&lt;/textarea&gt;</textarea>");
  });

  test("are ticked where that was chosen", () => {
    const options = { one: "Bir", two: "İki" };
    const html = String(Choices({ name: "after", label: "Sonra", options, chosen: "two" }));
    expect(html.match(/value="\w+" checked/g)).toEqual(['value="two" checked']);
  });
});

describe("the font", () => {
  const addressIn = (value: string) => fontAddressIn(new Headers({ [fontHeader]: value }));

  test("is taken from an address of the site's files, and from no other word", () => {
    expect(addressIn("/assets/text-B3x_9.woff2")).toBe("/assets/text-B3x_9.woff2");
    for (const word of [
      "",
      "https://example.com/assets/text.woff2",
      "//example.com/assets/a.woff2",
      "/assets/../x.woff2",
      "/assets/a.woff2) format(x)}</style><script>",
    ]) {
      expect(addressIn(word)).toBeUndefined();
    }
  });

  test("is left out of the sheet where nobody has told of it", () => {
    expect(officeSheet("/assets/text.woff2")).toContain("src:url(/assets/text.woff2)");
    expect(officeSheet(undefined)).not.toContain('Inter Variable";font-style');
  });
});
