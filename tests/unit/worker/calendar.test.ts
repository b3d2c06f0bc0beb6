import { expect, test } from "vitest";
import { calendarFile } from "#worker/calendar.ts";

const event = {
  uid: "0f8fad5b@www.yelkovan.example",
  at: Date.parse("2027-11-22T12:00:00+03:00"),
  madeAt: Date.parse("2026-11-22T14:02:03Z"),
  alarmDays: 15,
  summary:
    "Poliçe bitişi: 34 ABC 123, Zorunlu Trafik Sigortası; çok uzun bir ürünün şişirilmiş adı",
  description: "Sigorta şirketi: Ardıç\nPoliçe no: 310\\1",
  url: "https://www.yelkovan.example/teklif/x/siparis",
  producer: "Yelkovan",
};

/** The lines as a calendar reads them. */
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("the end of a policy is an appointment with an alarm", () => {
  const lines = unfolded(calendarFile(event));
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:0f8fad5b@www.yelkovan.example",
      "DTSTAMP:20261122T140203Z",
      "DTSTART:20271122T090000Z",
      "TRIGGER:-P15D",
      "ACTION:DISPLAY",
      `URL:${event.url}`,
      "SUMMARY:Poliçe bitişi: 34 ABC 123\\, Zorunlu Trafik Sigortası\\; çok uzun bir ürünün şişirilmiş adı",
      "DESCRIPTION:Sigorta şirketi: Ardıç\\nPoliçe no: 310\\\\1",
    ]),
  );
  const opened = lines.filter((line) => line.startsWith("BEGIN:"));
  expect(opened.map((line) => line.slice(6)).toReversed()).toEqual(
    lines.filter((line) => line.startsWith("END:")).map((line) => line.slice(4)),
  );
  expect(lines.at(-1)).toBe("");
});

test("no line is longer than 75 octets, and no letter is cut", () => {
  const text = calendarFile({ ...event, summary: "ş".repeat(300), description: "👍".repeat(90) });
  const encoder = new TextEncoder();
  for (const line of text.split("\r\n")) {
    expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\uFFFD");
  }
  expect(unfolded(text)).toContain(`SUMMARY:${"ş".repeat(300)}`);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
