/** One appointment with an alarm. Texts are as they are to be read. */
export interface CalendarEvent {
  /** Unique for ever. */
  readonly uid: string;
  /** When it is; epoch milliseconds, as the next. */
  readonly at: number;
  /** When the file was made. */
  readonly madeAt: number;
  /** Days before it at which the alarm goes off. */
  readonly alarmDays: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** Who made the file, in its own words. */
  readonly producer: string;
}

const encoder = new TextEncoder();
const longestLine = 75;

/** RFC 5545 §3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/** RFC 5545 §3.3.5, in UTC: "20271122T090000Z". */
const stamp = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A line of at most 75 octets and its continuations (RFC 5545 §3.1); no letter is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > longestLine) {
      parts.push(part);
      [part, octets] = ["", 1];
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}

/** A calendar file (RFC 5545) of one appointment. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(event.producer)}//TR`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.madeAt)}`,
    `DTSTART:${stamp(event.at)}`,
    "DURATION:PT30M",
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(event.summary)}`,
    `TRIGGER:-P${event.alarmDays}D`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
