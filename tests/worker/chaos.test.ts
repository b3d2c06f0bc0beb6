import { appendFile, readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { openStatement, sumsStatement } from "#worker/broker/reconciliation/ledger-statements.ts";
import { cardCvc, cardHolder, cardNumbers } from "#tests/chaos/buyer.ts";
import { brokenInvariants } from "#tests/chaos/invariants.ts";
import type { ChaosRun } from "#tests/chaos/run.ts";
import { runChaos } from "#tests/chaos/run.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import { foundIn, foundInAddresses, foundInFiles, secretsOf } from "#tests/personal-data.ts";
import type { Secret } from "#tests/personal-data.ts";

/** The same draws each time, though they meet otherwise; `npm run chaos` draws new ones. */
const seed = 20_261_122;

let run: ChaosRun;
let secrets: readonly Secret[];
beforeAll(async () => {
  run = await runChaos({
    seed,
    seconds: 8,
    leastSold: 1,
    leastRejected: 1,
    buyers: 2,
    killAfter: [4, 7],
    hasSilence: false,
    tell: () => {},
  });
  secrets = secretsOf({
    people: run.people,
    cardNumbers: Object.values(cardNumbers).flat(),
    cardHolder,
    cardCvc,
  });
}, 180_000);
afterAll(() => run?.close());

const broken = () => brokenInvariants(run.records());

test("whatever fails and is killed, each purchase ends with its policy or without its money, and is told of once", () => {
  expect(broken()).toEqual([]);
  expect(run.kills.length).toBeGreaterThan(1);
  expect(run.records().policies).not.toEqual([]);
});

test("the books balance then", () => {
  expect(queryDatabase(run.dataDirectory, sumsStatement)).not.toEqual([]);
  expect(queryDatabase(run.dataDirectory, faultsStatement)).toEqual([]);
  expect(queryDatabase(run.dataDirectory, openStatement)).toEqual([{ orders: 0, kurus: 0 }]);
});

describe("of whoever bought", () => {
  test("nothing is in any file, but where it is sealed", async () => {
    expect(run.people).not.toEqual([]);
    expect(await foundInFiles(run.directory, secrets)).toEqual([]);
  });

  test("nothing is in what the server has written to its output", () => {
    expect(run.log()).toContain('"event":"request"');
    expect(foundIn(run.log(), secrets)).toEqual([]);
  });

  test("nothing is in an address, of ours or of the services that were asked", () => {
    const paths = ["/teklif/", "/banka/donus/", "/payment/3dsecure/auth", "/sms/", "/email"];
    for (const part of paths) {
      expect(run.addresses.some((address) => address.includes(part))).toBe(true);
    }
    expect(foundInAddresses(run.addresses, secrets)).toEqual([]);
  });
});

describe("what is broken on purpose is named:", () => {
  const policyOf = () => {
    const [policy] = queryDatabase(run.dataDirectory, "SELECT order_id FROM policies");
    return String(policy?.["order_id"]);
  };

  test("a policy that is there twice", async () => {
    const orderId = policyOf();
    await changeDatabase(
      run.dataDirectory,
      `INSERT INTO policies SELECT 'x', order_id || '0', quote_id, firm_id, firm_name, policy_number || '0',
       gross_kurus, paid_kurus, instalment_count, issued_at, starts_at, ends_at, record_sealed FROM policies WHERE order_id = ?`,
      orderId,
    );
    expect(broken().join("\n")).toContain(": its quote was bought twice");
    await changeDatabase(run.dataDirectory, "DELETE FROM policies WHERE policy_id = 'x'");
    expect(broken()).toEqual([]);
  });

  test("a message that is delivered twice", () => {
    const { received } = run.services;
    const mail = received.find(({ key, isTaken }) => key !== undefined && isTaken);
    received.push(mail!);
    expect(broken().join("\n")).toContain("by email arrived 2 times");
    received.pop();
    expect(broken()).toEqual([]);
  });

  test("a refund that the bank has lost", () => {
    const back = run.iyzico
      .book()
      .find(({ isRejected, returned }) => isRejected && returned === 1)!;
    run.iyzico.loseReturn(back.paymentId);
    expect(broken().join("\n")).toContain(`${back.orderId}: the bank keeps ${back.kurus} kuruş`);
    run.iyzico.returnByHand(back.paymentId);
    expect(broken()).toEqual([]);
  });

  test("a bank that gives back what bought a policy, or takes it twice", () => {
    const orderId = policyOf();
    const paymentId = run.iyzico.paymentOf(orderId);
    run.iyzico.returnByHand(paymentId);
    expect(broken().join("\n")).toContain(`${orderId}: the bank keeps 0 kuruş`);
    run.iyzico.takeByMistake(paymentId);
    expect(broken().join("\n")).toContain(`${orderId}: captured 2 times`);
  });

  test("something of a buyer in a file, in the output or in an address", async () => {
    const [buyer] = run.people;
    const files = await readdir(run.dataDirectory, { recursive: true });
    const database = files.find((name) => /D1DatabaseObject.[0-9a-f]{64}\.sqlite$/.test(name))!;
    await appendFile(path.join(run.dataDirectory, database), `0${buyer!.phone}`);
    expect(await foundInFiles(run.dataDirectory, secrets)).toEqual([`${database}: phone`]);
    expect(foundIn(`${run.log()}\n{"card":"5528 7900 0000 0008"}`, secrets)).toEqual([
      "card number",
    ]);
    const address = `/trafik-sigortasi?tc=${buyer!.nationalNumber}`;
    expect(foundInAddresses([...run.addresses, address], secrets)).toEqual(["T.C. kimlik no"]);
  });
});
