import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import fc from "fast-check";
import { SiteSchema } from "#shared/site.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { smsParts } from "#worker/broker/notification/sms-length.ts";
import type { OrderFacts } from "#worker/broker/order/messages.ts";
import { endTo, informationMessage } from "#worker/broker/order/information-messages.ts";
import { policyMessages, refundMessages } from "#worker/broker/order/messages.ts";
import { anyRequests } from "../lines/any-requests.ts";
import { plainPhoneRequest } from "../lines/telefon/request.ts";
import { plainRequest } from "../lines/trafik/request.ts";

const site = v.parse(SiteSchema, { publicUrl: "https://www.yelkovan.example" });
const number = "310-011-000000000000-0";
const order = {
  orderId: "o-1",
  policyNumber: number,
  collector: "Sigorta şirketi, kendi üye iş yerinden",
  totalKurus: 1_432_034,
  startsAt: Date.parse("2026-11-22T12:00:00+03:00"),
  endsAt: Date.parse("2027-11-22T12:00:00+03:00"),
};
const orderUrl = "https://www.yelkovan.example/teklif/x/siparis";
const shortUrl = "https://www.yelkovan.example/k/20123456789ABCDEF";

/** An issued order for a request; only what messages read of it. */
function factsOf(request: QuoteRequest, change: Partial<OrderFacts> = {}): OrderFacts {
  const content = { name: "Işıl", surname: "İnce", request };
  const facts = {
    order: { ...order, orderUrl, shortUrl },
    quote: { phone: "5321234567", content },
    email: "isil@ornek.example",
    firmName: "Ardıç Sigorta",
    site,
    ...change,
  };
  return facts as unknown as OrderFacts;
}

const paper = {
  fileName: `police-${number}.pdf`,
  contentType: "application/pdf",
  bytes: new Uint8Array([1]),
};

describe("messages about an order", () => {
  it.each<[QuoteRequest, string, string]>([
    [
      plainRequest,
      "34 ABC 123 plakalı aracınızın trafik sigortası poliçesi hazır.",
      "34 ABC 123 plakalı aracınızın zorunlu trafik sigortası poliçesi düzenlendi.",
    ],
    [
      plainPhoneRequest,
      "Samsung Galaxy S25 telefonunuzun cep telefonu sigortası poliçesi hazır.",
      "Samsung Galaxy S25 telefonunuzun cep telefonu sigortası poliçesi düzenlendi.",
    ],
  ])("name what is insured and the insurance: %#", async (request, sms, email) => {
    const [short, long] = await policyMessages(factsOf(request));
    expect(short?.text).toContain(sms);
    expect(short?.text).toContain(shortUrl);
    expect(long?.text).toContain(email);
    const [refund] = await refundMessages(factsOf(request));
    expect(refund?.text).toMatch(/(aracınız|telefonunuz) için poliçe düzenlenemedi; 14\.320,34 TL/);
  });

  it("has the policy attached, or says where it is", async () => {
    const [, attached] = await policyMessages(factsOf(plainRequest, { papers: [paper] }));
    expect(attached?.attachments).toEqual([paper]);
    expect(attached?.text).toContain("bu e-postanın ekinde");
    const [, bare] = await policyMessages(factsOf(plainRequest));
    expect(bare?.attachments).toBeUndefined();
    expect(bare?.text).toContain("aşağıdaki bağlantıdan");
    for (const mail of [attached, bare]) expect(mail?.text).toContain(orderUrl);
  });

  it("tells the same in both forms of the e-mail", async () => {
    const [, mail] = await policyMessages(factsOf(plainRequest, { papers: [paper] }));
    const facts = [
      "Ardıç Sigorta",
      "Zorunlu Trafik Sigortası",
      number,
      "34 ABC 123",
      "22.11.2026 saat 12.00",
      "22.11.2027 saat 12.00",
      "14.320,34 TL",
      order.collector,
      orderUrl,
      "https://www.yelkovan.example/hasar-aninda",
    ];
    for (const fact of facts) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
  });

  it("takes what people are called as text", async () => {
    const facts = factsOf(plainRequest);
    const content = { ...facts.quote.content, name: '<img src=x onerror="1">' };
    const [, mail] = await policyMessages({ ...facts, quote: { ...facts.quote, content } });
    expect(mail?.html).not.toContain("<img");
    expect(mail?.html).toContain("&lt;img");
  });
});

test.each(Object.entries(anyRequests))("the SMS of %s is two parts at most", async (_id, any) => {
  await fc.assert(
    fc.asyncProperty(any as fc.Arbitrary<QuoteRequest>, async (request) => {
      const firmName = "Uzun Adlı Karşılıklı Sigorta";
      const [sms] = await policyMessages(factsOf(request, { firmName }));
      expect(sms?.text).toContain(shortUrl);
      expect(smsParts(sms?.text ?? "")).toBeLessThanOrEqual(2);
    }),
    { numRuns: 20 },
  );
});

describe("what somebody is told whom another has insured", () => {
  const insuredContacts = [
    { row: 0, contact: "5321112233" },
    { row: 1, contact: "es@ornek.example" },
  ];
  const factsWith = (request: QuoteRequest, change: Partial<OrderFacts> = {}) => {
    const { quote, ...facts } = factsOf(request, change);
    const name = "Muhammed Abdurrahman Selahattin";
    const content = { ...quote.content, insuredContacts, name, surname: "Karaosmanoğullarıgiller" };
    return { ...facts, quote: { ...quote, content } };
  };

  test.each(Object.entries(anyRequests))("in %s is two text messages long at most", (_id, any) =>
    fc.assert(
      fc.asyncProperty(any as fc.Arbitrary<QuoteRequest>, async (request) => {
        const sms = await informationMessage(factsWith(request), 0);
        expect(sms).toMatchObject({ channel: "sms", to: "5321112233" });
        expect(smsParts(sms?.text ?? "")).toBeLessThanOrEqual(2);
      }),
      { numRuns: 5 },
    ),
  );

  test.each(Object.entries(anyRequests))("of its end in %s is no longer either", (_id, any) =>
    fc.assert(
      fc.asyncProperty(any as fc.Arbitrary<QuoteRequest>, async (request) => {
        const { quote, firmName } = factsWith(request);
        const policy = {
          content: quote.content,
          policyNumber: "330-001-2600000001",
          firmName,
          site,
        };
        const sms = await endTo("5321112233", { ...policy, endedOn: "2026-12-04" });
        expect(sms).toMatchObject({ channel: "sms", to: "5321112233" });
        expect(sms.text).toContain("04.12.2026 ve sonrası için teminatınız yok");
        expect(smsParts(sms.text)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 5 },
    ),
  );

  it("names buyer, text and edition, and how to object; with the text attached or by its address", async () => {
    for (const papers of [[], [paper]]) {
      const mail = await informationMessage(factsWith(plainRequest, { papers }), 1);
      expect(mail).toMatchObject({ channel: "email", to: "es@ornek.example" });
      expect(mail?.attachments).toEqual(papers.length === 0 ? undefined : papers);
      for (const fact of [
        "Muhammed Abdurrahman Selahattin Karaosmanoğullarıgiller",
        "Aydınlatma Metni’nde yazar (sürüm ",
        "https://www.yelkovan.example/kvkk-basvuru",
        site.phone,
        "reklam değildir",
      ]) {
        expect(mail?.text).toContain(fact);
      }
    }
    expect(await informationMessage(factsWith(plainRequest), 2)).toBeUndefined();
  });
});
