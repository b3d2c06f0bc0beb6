import { describe, expect, it } from "vitest";
import { pause, silence } from "#worker/broker/domain/pause.ts";

describe("pause", () => {
  it("does not wait for nothing", async () => {
    await expect(pause(0, new AbortController().signal)).resolves.toBeUndefined();
  });

  it("ends", async () => {
    await expect(pause(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  it("rejects with the reason when it is aborted, before and meanwhile", async () => {
    const reason = new Error("enough");
    await expect(pause(0, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const waiting = pause(60_000, controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});

describe("silence", () => {
  it("ends only when it is aborted", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    const waiting = silence(controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(silence(AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
