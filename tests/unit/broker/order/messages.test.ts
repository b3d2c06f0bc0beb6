import { describe, expect, it } from "vitest";
import { SiteSchema } from "#shared/site.ts";
import * as v from "valibot";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { policyMessages, refundMessages } from "#worker/broker/order/messages.ts";
import { plainPhoneRequest } from "../lines/telefon/request.ts";
import { plainRequest } from "../lines/trafik/request.ts";

type Facts = Parameters<typeof policyMessages>[0];

const site = v.parse(SiteSchema, {});
const order = { orderId: "o-1", policyNumber: "310-011-000000000000-0", totalKurus: 1_432_034 };

/** An issued order for a request; only what messages read of it. */
function factsOf(request: QuoteRequest): Facts {
  const content = { name: "Işıl", surname: "İnce", request };
  const facts = {
    order: { ...order, orderUrl: "http://site.test/siparis" },
    quote: { phone: "5321234567", content },
    email: "isil@ornek.example",
    firmName: "Ardıç Sigorta",
    site,
  };
  return facts as unknown as Facts;
}

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
  ])("name what is insured and the insurance: %#", (request, sms, email) => {
    const [short, long] = policyMessages(factsOf(request));
    expect(short?.text).toContain(sms);
    expect(long?.text).toContain(email);
    const [refund] = refundMessages(factsOf(request));
    expect(refund?.text).toMatch(/(aracınız|telefonunuz) için poliçe düzenlenemedi; 14\.320,34 TL/);
  });
});
