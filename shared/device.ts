import * as v from "valibot";

/** Browsers and systems that are told apart; of what a browser says of itself nothing else is kept. */
export const browsers = [
  "chrome",
  "edge",
  "firefox",
  "opera",
  "safari",
  "samsung",
  "yandex",
] as const;
export const systems = ["android", "chromeos", "ios", "linux", "macos", "windows"] as const;

/** What somebody visits the site with; absent when it is none of the known ones. */
export interface Device {
  readonly browser?: (typeof browsers)[number] | undefined;
  readonly system?: (typeof systems)[number] | undefined;
}

export const BrowserSchema = v.picklist(browsers);
export const SystemSchema = v.picklist(systems);

/** `chrome/android`; a part that is not known is empty. */
export const writeDevice = ({ browser, system }: Device): string =>
  `${browser ?? ""}/${system ?? ""}`;

/** What `writeDevice` has written; whatever is not one of the known words is left out. */
export function readDevice(text: string | null): Device {
  const [first, second] = (text ?? "").split("/");
  const browser = v.safeParse(BrowserSchema, first);
  const system = v.safeParse(SystemSchema, second);
  return {
    ...(browser.success ? { browser: browser.output } : {}),
    ...(system.success ? { system: system.output } : {}),
  };
}

/** The first whose mark a `User-Agent` carries; every browser also says it is an older one, so the order matters. */
const browserMarks: readonly (readonly [RegExp, Device["browser"]])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\b(?:OPR|Opera|OPiOS)\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\bYaBrowser\//, "yandex"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "chrome"],
  [/\bSafari\//, "safari"],
];

const systemMarks: readonly (readonly [RegExp, Device["system"]])[] = [
  [/\bAndroid\b/, "android"],
  [/\b(?:iPhone|iPad|iPod)\b/, "ios"],
  [/\bCrOS\b/, "chromeos"],
  [/\bWindows\b/, "windows"],
  [/\bMac OS X\b/, "macos"],
  [/\bLinux\b/, "linux"],
];

/** Browser and system of a `User-Agent` header (RFC 9110 §10.1.5), which anybody may write as they like. */
export function deviceOf(userAgent: string): Device {
  const browser = browserMarks.find(([mark]) => mark.test(userAgent))?.[1];
  const system = systemMarks.find(([mark]) => mark.test(userAgent))?.[1];
  return {
    ...(browser === undefined ? {} : { browser }),
    ...(system === undefined ? {} : { system }),
  };
}
