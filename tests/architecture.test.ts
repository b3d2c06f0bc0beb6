// Keeps the house in order. When a test here fails, the remedy is in its name: move the import to where it may stand,
// declare the route or cookie in its one place, or put the Turkish text into a copy file.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { calls } from "#shared/calls/registry.ts";
import { cookies } from "#shared/cookies.ts";
import { lineIds } from "#shared/lines/registry.ts";
import { routeIds, routeOf } from "#shared/routes.ts";

const root = path.resolve(import.meta.dirname, "..");

const filesIn = (directory: string): string[] =>
  readdirSync(path.join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const sources = ["shared", "client", "worker"].flatMap(filesIn);
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Modules a file imports, dynamic ones too; `#area/…` and relative ones as paths from the root. */
function importsOf(file: string): string[] {
  const found = textOf(file).matchAll(/(?:from\s+|import\s*\(?\s*)"([^"]+)"/g);
  return [...found].map(([, name = ""]) => {
    if (name.startsWith("#")) return name.slice(1);
    if (!name.startsWith(".")) return name;
    return path.relative(root, path.resolve(root, path.dirname(file), name));
  });
}

/** Those of the project's own modules that are there when it runs: type imports are gone by then. */
function runtimeImportsOf(file: string): string[] {
  const types = /import\s+type\s[^;]*?from\s+"[^"]+";/g;
  const found = textOf(file)
    .replace(types, "")
    .matchAll(/(?:from\s+|import\s*\(?\s*)"((?:#|\.)[^"]+)"/g);
  return [...found].map(([, name = ""]) =>
    name.startsWith("#")
      ? name.slice(1)
      : path.relative(root, path.resolve(root, path.dirname(file), name)),
  );
}

/** Modules of the client that one of them leads to, itself among them. */
function reachedFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !sources.includes(file)) return seen;
  seen.add(file);
  const next = runtimeImportsOf(file).filter((name) => name.startsWith("client/"));
  for (const name of next) reachedFrom(name, seen);
  return seen;
}

/** Modules that lead to each other, in groups; each module with those it imports. */
function circlesOf(known: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    lowest.set(file, at);
    open.push(file);
    for (const next of known.get(file) ?? []) {
      if (!known.has(next)) continue;
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : at) : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? at, reached ?? at));
    }
    const low = lowest.get(file) ?? at;
    if (low === at) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || known.get(file)?.includes(file)) circles.push(group.toSorted());
    }
    return low;
  };
  for (const file of known.keys()) if (!order.has(file)) visit(file);
  return circles;
}

interface Rule {
  readonly name: string;
  readonly files: RegExp;
  readonly mayNot: RegExp;
}

const anyPackage = /^(?!shared\/|client\/|worker\/|tests\/|scripts\/|virtual:)/;

const rules: readonly Rule[] = [
  {
    name: "shared imports only shared and valibot",
    files: /^shared\//,
    mayNot: /^(?!shared\/|valibot$)/,
  },
  {
    name: "schemas import only copy, format, result, product codes and schemas",
    files: /^shared\/schemas\//,
    mayNot: /^shared\/(?!schemas|copy|format|result|products\/product-code)/,
  },
  {
    name: "calls know the table of products, and no line",
    files: /^shared\/calls\/(?!registry\.ts)/,
    mayNot: /^shared\/(forms|fields|assets|copy|lines|leads)\//,
  },
  {
    name: "fields know schemas and how values travel, and nothing of assets and lines",
    files: /^shared\/fields\//,
    mayNot: /^shared\/(forms|assets|products|lines|leads|routes)/,
  },
  {
    name: "assets know fields and calls, and no line",
    files: /^shared\/assets\//,
    mayNot: /^shared\/(forms|products|lines|leads|routes)/,
  },
  {
    name: "products are a table that knows nothing else",
    files: /^shared\/products\//,
    mayNot: /^shared\/(?!products\/)/,
  },
  {
    name: "client never imports the worker",
    files: /^client\//,
    mayNot: /^(worker\/|hono|jose|drizzle-orm|cloudflare:)/,
  },
  {
    name: "ui knows no domain",
    files: /^client\/ui\//,
    mayNot:
      /^client\/(?!ui\/|copy\/)|^shared\/(calls|forms|fields|assets|products|lines|leads|routes)/,
  },
  {
    name: "form fields know no page and no quote",
    files: /^client\/form\//,
    mayNot: /^client\/(?!form\/|ui\/|copy\/)/,
  },
  {
    name: "fields know no form",
    files: /^client\/form\/(?!form-|light-|repeated-group)/,
    mayNot: /^@tanstack\/|^client\/form\/[^/]+$/,
  },
  {
    name: "light forms know no form library",
    files: /^client\/form\/light-/,
    mayNot: /^@tanstack\/|^client\/form\/form-(?!scope)/,
  },
  {
    name: "only worker/ssr imports the client and React",
    files: /^worker\/(?!ssr\/|index\.ts)/,
    mayNot: /^(client\/|react)/,
  },
  {
    name: "the office's kit knows no page",
    files: /^worker\/broker\/office\/kit\//,
    mayNot: /^worker\/broker\/office\/pages\//,
  },
  {
    name: "the edge never reaches into the broker",
    files: /^worker\/(?!broker\/|index\.ts)/,
    mayNot: /^worker\/broker\//,
  },
  {
    name: "the broker never reaches into the edge",
    files: /^worker\/broker\//,
    mayNot: /^worker\/(?!broker\/)|^client\//,
  },
  {
    name: "lines of insurance and general rules are pure",
    files: /^worker\/broker\/(domain|lines)\//,
    mayNot:
      /^worker\/broker\/(?!domain|lines|assets\/(?:facts|index\/facts|vehicle\/(?:vehicle-class|vehicle-usage)|home\/(?:construction|facts))\.ts|registries\/(?:insurance-bureau|places)\.ts|payment\/card-family)|^(hono|drizzle-orm|cloudflare:)/,
  },
  {
    name: "SQL lives in repositories",
    files: /^worker\/broker\/(?!store\/|.*-repository\.ts$|housekeeping\/retention\.ts)/,
    mayNot: /^drizzle-orm/,
  },
  {
    name: "the broker's way in is asked by nobody but what it leads to",
    files: /^worker\/broker\/(lines|domain|insurers|registries|print|crypto|notification|store)\//,
    mayNot: /^worker\/broker\/api\//,
  },
  {
    name: "what Durable Objects do knows neither the way in nor what people read of it",
    files:
      /^worker\/broker\/(quote\/room\/(quote-room|room-)|order\/process\/order-(process|steps|record|session)|insurers\/)/,
    mayNot: /^worker\/broker\/(api\/|quote\/answer-view)/,
  },
  {
    name: "only composition roots know the runtime",
    files: /^worker\/(?!index\.ts|broker\/worker\.ts)/,
    mayNot: /^cloudflare:/,
  },
];

/** Rooms of the broker from the ground up: each knows those that stand before it, types included. */
const floors: readonly string[] = [
  "log",
  "html-page",
  "domain",
  "crypto",
  "env-schemas",
  "env",
  "store",
  "notification",
  "payment",
  "api",
  "outbox",
  "registries",
  "limits",
  "campaign",
  "facts",
  "lines",
  "assets",
  "insurers",
  "files",
  "print",
  "content",
  "reference",
  "consent",
  "verification",
  "member",
  "quote",
  "support",
  "order",
  "policy",
  "reminder",
  "reconciliation",
  "account",
  "office",
  "housekeeping",
];
/** Facts of what is insured: lines price them, and what finds them asks the lines what they need. */
const facts =
  /^worker\/broker\/assets\/(facts|asset-words|stated-asset|[a-z-]+\/(copy|facts|floor|construction|vehicle-class|vehicle-usage))\.ts$/;
const roomOf = (file: string): string =>
  facts.test(file) ? "facts" : (file.split("/")[2] ?? "").replace(/\.ts$/, "");
/** Where a module of the broker stands; what puts the rooms together stands over all of them. */
function floorOf(file: string): number {
  if (compositionRoots.test(file)) return floors.length;
  return floors.indexOf(roomOf(file));
}

/** What an aggregate of the broker offers to those above it; the rest of it is its own affair. */
const doors: Readonly<Record<string, readonly string[]>> = {
  verification: [
    "check-identity",
    "code-lanes",
    "renewed-visitor",
    "shown-person",
    "temporary-code",
  ],
  consent: [
    "consents",
    "consent-repository",
    "fetch-refusals",
    "iys",
    "permissions",
    "report-permissions",
  ],
  member: ["keep-bought", "lockout", "passwords/password-proof", "profile-errors", "second-step"],
  quote: [
    "answer-view",
    "asking/running-policy",
    "chosen-offers",
    "comparison-rows",
    "confirmed-offer",
    "judge-correction",
    "member-quote-repository",
    "owned-quote",
    "reminder-times",
    "room/stored-answer",
    "settled-quote",
  ],
  support: [
    "answer-deadline",
    "contact-message",
    "copy",
    "office-copy",
    "office-reply",
    "office-stage",
  ],
  order: [
    "aside/decision",
    "aside/decisions",
    "aside/restore-row",
    "bought-quote",
    "certificate",
    "papers",
    "information-messages",
    "process/ledger-entry",
    "record/record-paper",
    "record/record-text",
    "record/sale-story",
    "process/message-entry",
    "process/retry",
    "order-id",
    "payment-card",
    "sweep-orders",
  ],
  policy: [
    "two-people",
    "judge-cancellation",
    "judge-change",
    "print-paper",
    "change/change-content",
    "sweep-endorsements",
  ],
  reference: ["list-items"],
  reminder: ["send-reminders"],
  outbox: [],
  account: [],
  office: [],
};
/** They put the aggregates together. */
const compositionRoots =
  /^worker\/broker\/(demo\/[^/]+|app|dispatch|durable-objects|live-deps|open-broker|repositories|routes|services|wake-once|worker)\.ts$/;

describe("imports", () => {
  test("circles are found", () => {
    const known = { a: ["b"], b: ["c", "d"], c: ["a"], d: ["e"], e: [], f: ["f"] };
    expect(circlesOf(new Map(Object.entries(known)))).toEqual([["a", "b", "c"], ["f"]]);
  });

  test.each(rules)("$name", ({ files, mayNot }) => {
    const bad = sources
      .filter((file) => files.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => mayNot.test(name))
          .map((name) => `${file} → ${name}`),
      );
    expect(bad).toEqual([]);
  });

  test("the server's modules in the client are named so, and the browser reaches none of them", () => {
    const inBrowser = reachedFrom("client/entry.tsx");
    const onServer = reachedFrom("client/loaders.server.ts");
    const isNamed = (file: string) => /\.server\.tsx?$/.test(file);
    expect([...inBrowser].filter(isNamed)).toEqual([]);
    expect([...onServer].filter((file) => !inBrowser.has(file) && !isNamed(file))).toEqual([]);
    expect(sources.filter((file) => isNamed(file) && !onServer.has(file))).toEqual([]);
  });

  test("no module leads back to itself, types included", () => {
    const known = new Map(
      [...sources, ...filesIn("scripts")].map((file) => [file, importsOf(file)]),
    );
    expect(circlesOf(known)).toEqual([]);
  });

  test("the broker's rooms know those below them alone", () => {
    const inside = sources.filter((file) => /^worker\/broker\/.*(?<!\.d)\.tsx?$/.test(file));
    expect(inside.filter((file) => floorOf(file) < 0)).toEqual([]);
    const up = inside.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith("worker/broker/") && floorOf(name) > floorOf(file))
        .map((name) => `${file} → ${name}`),
    );
    expect(up).toEqual([]);
  });

  test("an aggregate of the broker is entered by its doors, and each door is used", () => {
    const entered = sources
      .filter((file) => file.startsWith("worker/broker/") && !compositionRoots.test(file))
      .flatMap((file) =>
        runtimeImportsOf(file)
          .filter((name) => {
            if (!name.startsWith("worker/broker/")) return false;
            const aggregate = name.split("/")[2] ?? "";
            return Object.hasOwn(doors, aggregate) && aggregate !== file.split("/")[2];
          })
          .map((name) => ({ file, name })),
      );
    const open = Object.entries(doors).flatMap(([aggregate, names]) =>
      names.map((name) => `worker/broker/${aggregate}/${name}.ts`),
    );
    expect(entered.filter(({ name }) => !open.includes(name))).toEqual([]);
    expect(open.filter((door) => !entered.some(({ name }) => name === door))).toEqual([]);
  });

  test("components of the office are drawn by hono/jsx, and nobody else's", () => {
    const drawn = sources.filter((file) => /@jsxImportSource|"hono\/jsx/.test(textOf(file)));
    const isOurs = (file: string) => /^worker\/broker\/office\/.*\.tsx$/.test(file);
    expect(drawn.filter((file) => file !== "tests/architecture.test.ts")).toEqual(
      sources.filter(isOurs),
    );
  });

  test("a page imports no other page", () => {
    const bad = sources.flatMap((file) => {
      const own = /^client\/pages\/[^/]+\//.exec(file)?.[0];
      if (own === undefined) return [];
      return importsOf(file)
        .filter((name) => name.startsWith("client/pages/") && !name.startsWith(own))
        .map((name) => `${file} → ${name}`);
    });
    expect(bad).toEqual([]);
  });

  test("every package a source imports is a dependency", () => {
    const manifest = JSON.parse(textOf("package.json")) as Record<string, Record<string, string>>;
    const known = new Set(
      Object.keys({ ...manifest["dependencies"], ...manifest["devDependencies"] }),
    );
    const packageOf = (name: string) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/");
    const foreign = sources
      .flatMap(importsOf)
      .filter((name) => anyPackage.test(name) && !/^(cloudflare|node):/.test(name))
      .map(packageOf);
    expect([...new Set(foreign)].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("one place for each thing", () => {
  test("every route's page folder exists", () => {
    const missing = routeIds.filter(
      (id) => !sources.includes(`client/pages/${routeOf(id).page}/page.tsx`),
    );
    expect(missing).toEqual([]);
  });

  test("no two routes share a path", () => {
    const paths = routeIds.map((id) => routeOf(id).path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("route paths are written in shared/routes.ts alone", () => {
    const paths = routeIds
      .map((id) => routeOf(id).path)
      .filter((found) => found.split("/").length > 2 || found.length > 12);
    const bad = sources
      .filter(
        (file) =>
          file !== "shared/routes.ts" &&
          file !== "shared/products/catalogue.ts" &&
          !file.startsWith("shared/calls/") &&
          !file.startsWith("worker/broker/content/"),
      )
      .flatMap((file) =>
        paths
          .filter((found) => textOf(file).includes(`"${found}"`))
          .map((found) => `${file}: ${found}`),
      );
    expect(bad).toEqual([]);
  });

  test("cookies are named in shared/cookies.ts alone", () => {
    const names = Object.values(cookies)
      .map(({ name }) => name)
      .filter((name) => /[-_]/.test(name));
    const bad = sources
      .filter((file) => file !== "shared/cookies.ts")
      .filter((file) => names.some((name) => textOf(file).includes(`"${name}"`)));
    expect(bad).toEqual([]);
  });

  test("wire addresses are unique and every call file is registered", () => {
    const addresses = Object.values(calls).map(({ service, path: at }) => `${service} ${at}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const declared = filesIn("shared/calls").filter((file) =>
      /\bdefineCall\(\{/.test(textOf(file)),
    );
    expect(declared.length + lineIds.length).toBe(addresses.length);
  });

  test("a line of insurance is named where it is declared, rated, sold, drawn, led to and told of, and nowhere else", () => {
    const ownPlaces =
      /^(shared|worker\/broker)\/lines\/|^shared\/(leads|tools)\/|^shared\/products\/catalogue\.ts$|^shared\/content\/topics\.ts$|^worker\/broker\/(insurers|content)\/|^client\/illustrations\/(?:line|article)-picture\.tsx$|^worker\/broker\/.*(-data|turkish-passwords)\.ts$/;
    // What the wire calls the day a vehicle was first registered, and the paths of its lists.
    const wireNames = /firstTrafficDate|\/api\/Traffic\//gi;
    const bad = ["shared", "client", "worker", "scripts"]
      .flatMap(filesIn)
      .filter((file) => !ownPlaces.test(file))
      .filter((file) => {
        const text = textOf(file).replaceAll(wireNames, "");
        return /traf+i[kc](?! code)/i.test(text) || /"telefon"|telefonQuote/.test(text);
      });
    expect(bad).toEqual([]);
  });

  test("Turkish text stands in copy files, not in components", () => {
    const bad = sources
      .filter((file) => file.endsWith(".tsx"))
      .filter((file) => /[çğıöşüÇĞİÖŞÜ]/.test(withoutComments(textOf(file))));
    expect(bad).toEqual([]);
  });
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

describe("files", () => {
  test("names are kebab-case", () => {
    const bad = sources.filter((file) => !/^[a-z0-9/.-]+$/.test(file));
    expect(bad).toEqual([]);
  });

  test("none is longer than 300 lines, but tables", () => {
    const isTable = /^worker\/broker\/registries\/.*-data/;
    const long = sources
      .filter((file) => !isTable.test(file))
      .filter((file) => textOf(file).split("\n").length > 300);
    expect(long).toEqual([]);
  });

  test("no folder holds more than thirty", () => {
    const held = Map.groupBy(sources, (file) => path.dirname(file));
    const full = [...held].filter(([, files]) => files.length > 30).map(([folder]) => folder);
    expect(full).toEqual([]);
  });

  test("no escape from the type checker and nothing left for later", () => {
    const bad = sources.filter((file) =>
      /\bas any\b|: any\b|<any>|@ts-(ignore|expect-error)|\b(TODO|FIXME|HACK)\b|(oxlint|eslint)-disable/.test(
        textOf(file),
      ),
    );
    expect(bad).toEqual([]);
  });

  test("no default exports but where lazy loading wants them", () => {
    const bad = sources.filter(
      (file) => /^export default (?!function|\{)/m.test(textOf(file)) && !file.endsWith(".d.ts"),
    );
    expect(bad).toEqual([]);
  });
});
