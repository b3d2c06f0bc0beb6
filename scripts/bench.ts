import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { decode } from "turbo-stream";
import { createBuilder } from "vite";
import type { PageData } from "#shared/data-request.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import { leadingProduct } from "#shared/products/catalogue.ts";
import { href, quoteHref } from "#shared/routes.ts";
import { measurePaint } from "#tests/bench/answer-to-paint.ts";
import { errands, visitBudgets } from "#tests/bench/errands.ts";
import type { HurriedVisit } from "#tests/bench/hurried-visitor.ts";
import { hurryToPolicy } from "#tests/bench/hurried-visitor.ts";
import { judgePages } from "#tests/bench/lighthouse.ts";
import { measureRates, quantile } from "#tests/bench/load.ts";
import { moduleWeights } from "#tests/bench/module-weights.ts";
import { weighPage } from "#tests/bench/page-weight.ts";
import { runBareReact, runCompressedConstant, runConstant } from "#tests/bench/yardsticks.ts";
import { launchBrowser } from "#tests/e2e/browser.ts";
import { startServer } from "#tests/start-server.ts";
import { keepBuild } from "./build/build-folders.ts";
import { runBuiltWorker } from "./serve/built-worker.ts";
import { exitOnSignals } from "./processes/exit-on-signals.ts";
import { frontHeader } from "./serve/local-door.ts";
import { localSecrets } from "./data/local-state.ts";
import { productionDirectory } from "./build/production-directory.ts";
import { quiet } from "./processes/quiet.ts";

type Row = { readonly measure: string; readonly value: string; readonly budget: string };

const step = (text: string) => console.log(`» ${text} …`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => (Number.isNaN(value) ? "–" : `${Math.round(value)} ms`);

exitOnSignals();
Object.assign(process.env, quiet);
const modules = moduleWeights();
const isBuilt = process.env["SKIP_BUILD"] === "1";
if (!isBuilt) {
  step("Building");
  await (await createBuilder({ logLevel: "error", plugins: [modules.plugin] })).buildApp();
}
const parts = { throughput, weights, paint, visit: hurry, lighthouse: judge };
const asked = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await measure()));
}
console.table(rows);
process.exit(0);

/** Requests per second of the home page, beside a constant of the same bytes and React alone with the same tree. */
async function throughput(): Promise<Row[]> {
  step("Throughput");
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "yelkovan-bench-"));
  const server = await startServer({ dataDirectory });
  const data = await loaderDataOf(server.url);
  await server.kill();
  const variables = {
    SITE_PUBLICURL: server.url,
    HTML_CONTENT_ENCODING: "identity",
    ...(await localSecrets(dataDirectory)),
  };
  const secret = randomUUID();
  const build = keepBuild(productionDirectory);
  const site = runBuiltWorker({
    variables,
    build,
    dataDirectory,
    secret,
    isWithoutFiles: true,
    handleLog: () => {},
  });
  const home = (await site.ready).href;
  const headers = { [frontHeader]: secret };
  const first = await fetch(home, { headers });
  const html = await first.text();
  const cookie = first.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const known = { ...headers, Cookie: cookie.join("; ") };
  const compressed = { "Accept-Encoding": "br" };
  const [constant, constantBrotli, bare] = await Promise.all([
    runConstant(html),
    runCompressedConstant(html),
    runBareReact(data),
  ]);
  const rates = await measureRates(
    [
      { name: "new", url: home, headers },
      { name: "known", url: home, headers: known },
      // A query of its own makes a page its visitor's.
      { name: "drawn", url: `${home}?x=1`, headers: known },
      { name: "constant", url: constant.url },
      { name: "bare", url: bare.url },
      { name: "constant, br", url: constantBrotli.url, headers: compressed },
      { name: "known, br", url: home, headers: { ...known, ...compressed } },
      { name: "new, br", url: home, headers: { ...headers, ...compressed } },
    ],
    { connections: 16, requestsPerRound: 320, rounds: 5 },
  );
  await Promise.all([site.dispose(), constant.close(), constantBrotli.close(), bare.close()]);
  await rm(dataDirectory, { recursive: true, force: true });
  return rateRows(rates, Buffer.byteLength(html));
}

function rateRows(rates: ReadonlyMap<string, number>, bytes: number): Row[] {
  const rateOf = (name: string) => rates.get(name) ?? Number.NaN;
  const row = (measure: string, name: string, budget = "", constant = "constant") => {
    const share = Math.round((rateOf(name) / rateOf(constant)) * 100);
    return { measure, value: `${Math.round(rateOf(name))}/s, ${share} %`, budget };
  };
  const share = (rateOf("drawn") / rateOf("bare")) * 100;
  return [
    row(`The home page's ${kilobytes(bytes)} as a constant`, "constant"),
    row("Kept, to a known visitor", "known", "≥ 85 %"),
    row("Kept, to a new visitor", "new", "≥ 80 %"),
    row("The constant in Brotli", "constant, br", "", "constant, br"),
    row("Kept, in Brotli, to a known visitor", "known, br", "≥ 85 %", "constant, br"),
    row("Kept, in Brotli, to a new visitor", "new, br", "≥ 80 %", "constant, br"),
    row("Drawn for its visitor", "drawn"),
    row("The same tree, React alone", "bare"),
    { measure: "Drawn / React alone", value: `${Math.round(share)} %`, budget: "≥ 80 %" },
  ];
}

/** What the home page's loaders gave, by route. */
async function loaderDataOf(url: string): Promise<PageData["loaderData"]> {
  const response = await fetch(url, { headers: { [dataRequestHeader]: "1" } });
  const body = response.body?.pipeThrough(new TextDecoderStream());
  if (body === undefined) throw new Error("The page's data did not come.");
  return ((await decode(body)) as PageData).loaderData;
}

/** Bytes of first visits against their budgets. */
async function weights(): Promise<Row[]> {
  step("Page weights");
  const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const pages = [
    { name: "Home", path: href("home"), budget: 105 },
    { name: "Content page", path: href("faq"), budget: 105 },
    { name: "Quote page", path: quoteHref(leadingProduct), budget: 120 },
  ];
  const found: Row[] = [];
  for (const { name, path: at, budget } of pages) {
    const weight = await weighPage(browser, server.url + at);
    const { readingScripts, scripts, scriptFiles, styles, fonts } = weight;
    if (!isBuilt) {
      console.log(`${name}: its heaviest modules`);
      console.table(modules.heaviest(scriptFiles));
    }
    found.push(
      { measure: `${name}: JavaScript, only read`, value: kilobytes(readingScripts), budget: "" },
      {
        measure: `${name}: JavaScript, in use`,
        value: kilobytes(scripts),
        budget: `≤ ${budget} KB`,
      },
      { measure: `${name}: script files`, value: String(scriptFiles.length), budget: "≤ 8" },
      { measure: `${name}: inlined CSS`, value: kilobytes(styles), budget: "≤ 6 KB" },
      { measure: `${name}: font`, value: kilobytes(fonts), budget: "≤ 40 KB" },
    );
  }
  await browser.close();
  await server.close();
  return found;
}

/** Lighthouse's marks for pages that are read, on its phone. */
async function judge(): Promise<Row[]> {
  step("Lighthouse");
  const server = await startServer();
  const pages = {
    Article: href("article", { article: "dask-hesabi" }),
    Tool: href("vehicleTax"),
    Glossary: href("glossary"),
  };
  const addresses = Object.values(pages).map((at) => server.url + at);
  const marks = await judgePages(addresses);
  await server.close();
  return Object.keys(pages).flatMap((name, at) =>
    Object.entries(marks[at] ?? {}).map(([category, mark]) => ({
      measure: `${name}: ${category}`,
      value: String(Math.round(mark * 100)),
      budget: "≥ 99",
    })),
  );
}

/** From an insurer's answer to its paint. */
async function paint(): Promise<Row[]> {
  step("Answer to paint");
  const variables = { INSURER_SETTINGS: '{"speed":0.3}' };
  const [server, browser] = await Promise.all([startServer({ variables }), launchBrowser()]);
  const delays = await measurePaint(browser, server, 3);
  await browser.close();
  await server.close();
  return (["navigation", "document"] as const).flatMap((kind) => {
    const all = delays[kind];
    const name = `Answer to paint, ${kind} (${all.length} answers)`;
    return [
      { measure: `${name}: median`, value: milliseconds(quantile(all, 0.5)), budget: "≤ 50 ms" },
      { measure: `${name}: p95`, value: milliseconds(quantile(all, 0.95)), budget: "" },
    ];
  });
}

/**
 * From the home page to a policy on a slow phone and a slow net, insurers at their own pace: of the errands that are named
 * (`visit dask tss`), or else of the first.
 */
async function hurry(): Promise<Row[]> {
  const variables = { INSURER_SETTINGS: '{"speed":1}' };
  const [server, browser] = await Promise.all([startServer({ variables }), launchBrowser()]);
  const all = Object.entries(errands);
  const named = all.filter(([name]) => asked.includes(name));
  const found: Row[] = [];
  for (const [name, make] of named.length > 0 ? named : all.slice(0, 1)) {
    step(`A hurried visitor: ${name}`);
    found.push(...visitRows(name, await hurryToPolicy(browser, server.url, make())));
  }
  await browser.close();
  await server.close();
  return found;
}

function visitRows(name: string, { stages, ...visit }: HurriedVisit): Row[] {
  const [offer, policy] = visitBudgets[name] ?? ["", ""];
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  console.table(
    stages.map(({ screen, seconds: lasted, waitedSeconds, typed, taps }) => ({
      screen,
      lasted: seconds(lasted),
      waited: seconds(waitedSeconds),
      typed,
      taps,
    })),
  );
  return [
    { measure: `${name}: first offer`, value: seconds(visit.firstOfferSeconds), budget: offer },
    { measure: `${name}: policy`, value: seconds(visit.policySeconds), budget: policy },
    { measure: `${name}: of this, waited`, value: seconds(visit.waitedSeconds), budget: "" },
    { measure: `${name}: typed to the offer`, value: String(visit.typedToOffer), budget: "≤ 9" },
    {
      measure: `${name}: typed from there to the bank`,
      value: String(visit.typedToBank - visit.typedToOffer),
      budget: "≤ 5",
    },
    { measure: `${name}: taps`, value: String(visit.taps), budget: "" },
    { measure: `${name}: screens`, value: String(visit.screens), budget: "" },
  ];
}
