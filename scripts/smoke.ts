import { parseArgs } from "node:util";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { leadingProduct } from "#shared/products/catalogue.ts";
import { endpoints, href, productHref, quoteHref } from "#shared/routes.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { demoMembers, demoPassword } from "#worker/broker/demo/members.ts";

const usage = `Looks at a site from outside: health, pages, files, headers and, where its messages can be read, a quote to the first offer.

  npm run smoke -- https://www.yelkovan.example [--practice]

With --practice it is an installation to try things at: it has an outbox, and a quote is asked for. Without it there must be none. Ends with 1 when something is not as it has to be.`;

const firstOfferMs = 40_000;

/** What is looked at, by name; it throws what is wrong. */
type Check = readonly [name: string, look: () => Promise<string | undefined>];

function must(isRight: boolean, fault: string): asserts isRight {
  if (!isRight) throw new Error(fault);
}

function checksOf(site: string, isPractice: boolean): readonly Check[] {
  const client = createEdgeClient(site, fetch);
  const read = async (path: string, status = 200) => {
    const response = await client.fetch(path);
    const text = await response.text();
    must(response.status === status, `${path} answers ${response.status}, not ${status}`);
    return { response, text };
  };
  const pages = [
    href("home"),
    productHref(leadingProduct),
    quoteHref(leadingProduct),
    href("blog"),
    href("glossary"),
  ];

  async function page(path: string): Promise<void> {
    const { response, text } = await read(path);
    const { headers } = response;
    const policy = headers.get("Content-Security-Policy") ?? "";
    must((text.match(/<h1[\s>]/g) ?? []).length === 1, `${path} has not one heading`);
    const [, scripts = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    must(
      /'(?:nonce|sha256)-/.test(scripts) && !scripts.includes("unsafe"),
      `${path} takes scripts it does not know`,
    );
    must(
      headers.get("X-Content-Type-Options") === "nosniff",
      `${path} may be taken for another type`,
    );
    must(headers.has("Server-Timing"), `${path} does not say how long it took`);
    must(
      /private|no-store/.test(headers.get("Cache-Control") ?? ""),
      `${path} may be kept for others`,
    );
    must(
      !site.startsWith("https:") || headers.has("Strict-Transport-Security"),
      `${path} may be asked for without TLS`,
    );
  }

  /** From the form to an offer, as a browser without scripts posts it. */
  async function quote(): Promise<string> {
    const path = quoteHref(leadingProduct);
    const person = makePerson();
    const post = async (fields: Record<string, string>) => {
      const answer = await client.fetch(path, {
        method: "POST",
        body: new URLSearchParams(fields),
      });
      await answer.text();
      must(answer.status === 302, `a step of the quote answers ${answer.status}`);
      return answer.headers.get("Location") ?? "";
    };
    const consents = { privacyPolicy: "on", openDataAgreement: "on" };
    await post({ intent: "next", ...person, ...consents });
    const sent = await client.fetch(`/dev/outbox.json?to=${person.phone}`);
    const [{ text: message } = { text: "" }] = (await sent.json()) as { text: string }[];
    const smsCode = /\b\d{6}\b/.exec(message)?.[0] ?? "";
    must(smsCode !== "", "no code was sent");
    await post({ intent: "code", sentTo: `0${person.phone}`, smsCode });
    const begunAt = performance.now();
    const policyStart = formatDate(todayInIstanbul(Date.now()));
    const vehicle = await post({ intent: "next", document: "FP373221", policyStart });
    const offers = vehicle.startsWith("/teklif/") ? vehicle : await post({ intent: "quote" });
    must(offers.startsWith("/teklif/"), "the quote leads to no offers");
    while (performance.now() - begunAt < firstOfferMs) {
      const { text } = await read(offers);
      if (text.includes("/satin-al/"))
        return `first offer after ${((performance.now() - begunAt) / 1000).toFixed(1)} s`;
    }
    throw new Error(`no offer within ${firstOfferMs / 1000} s`);
  }

  const noOutbox: Check = [
    "no outbox",
    async () => {
      const { status } = await client.fetch("/dev/outbox.json");
      must(
        status === 404 || status === 302,
        `messages can be read at /dev/outbox.json (${status})`,
      );
      return undefined;
    },
  ];
  const noSampleData: Check = [
    "no sample data",
    async () => {
      const { phone } = demoMembers.find(({ outcome }) => outcome === "signed-in")!;
      const typed = new URLSearchParams({ phone, password: demoPassword });
      const answer = await client.fetch(href("login"), { method: "POST", body: typed });
      await answer.text();
      must(answer.status < 500, `signing in answers ${answer.status}`);
      must(!client.cookies.has("token"), `a member of the examples signs in (${phone})`);
      return undefined;
    },
  ];

  return [
    ["is up", async () => void (await read(endpoints.health))],
    ["is ready", async () => (await read(endpoints.ready)).text],
    ...pages.map((path): Check => [`page ${path}`, async () => void (await page(path))]),
    [
      "files",
      async () => {
        const { text } = await read(href("home"));
        const [file = ""] = /\/assets\/[\w.-]+\.(?:js|woff2)/.exec(text) ?? [];
        const { response } = await read(file);
        const kept = response.headers.get("Cache-Control") ?? "";
        must(
          /max-age=31536000/.test(kept) && kept.includes("immutable"),
          `${file} is not kept for a year`,
        );
        must(!response.headers.has("Set-Cookie"), `${file} sets a cookie`);
        return file;
      },
    ],
    [
      "sitemap",
      async () => {
        const { text } = await read(endpoints.sitemap);
        const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
          ([, address = ""]) => new URL(address).pathname,
        );
        must(addresses.length > 20, "the sitemap is empty");
        for (const address of addresses) await read(address);
        return `${addresses.length} addresses`;
      },
    ],
    [
      "robots",
      async () =>
        void must(
          (await read(endpoints.robots)).text.includes("Sitemap:"),
          "robots.txt names no sitemap",
        ),
    ],
    [
      "an address with a slash at its end moves",
      async () => {
        const { response } = await read(`${href("glossary")}/`, 301);
        must(response.headers.get("Location") === href("glossary"), "it moves elsewhere");
      },
    ],
    ["an address nobody knows is none", async () => void (await read("/boyle-bir-sayfa-yok", 302))],
    [
      "the proxy refuses what is not declared",
      async () =>
        void must(
          (await client.raw("endpoint=/dev/outbox.json", "{}")).status === 404,
          "it passes on what it does not know",
        ),
    ],
    ["members alone see the account", async () => void (await read(href("account"), 302))],
    ["the office asks who it is", async () => void (await read(endpoints.office, 303))],
    ...(isPractice ? [["a quote", quote] as const] : [noOutbox, noSampleData]),
  ];
}

async function run(site: string, isPractice: boolean): Promise<void> {
  const begunAt = performance.now();
  for (const [name, look] of checksOf(site, isPractice)) {
    try {
      const said = await look();
      console.log(`✓ ${name}${said === undefined ? "" : `: ${said}`}`);
    } catch (error) {
      console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  console.log(`${((performance.now() - begunAt) / 1000).toFixed(1)} s`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { practice: { type: "boolean", default: false } },
});
const [address = ""] = positionals;
if (URL.canParse(address)) await run(new URL(address).origin, values.practice);
else {
  console.error(usage);
  process.exitCode = 1;
}
