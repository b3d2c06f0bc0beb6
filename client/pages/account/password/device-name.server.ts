import type { Device } from "#shared/device.ts";
import { passwordCopy } from "./copy.ts";

type Names<Word extends string> = Readonly<Record<Word, string>>;

const browserNames: Names<NonNullable<Device["browser"]>> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  opera: "Opera",
  safari: "Safari",
  samsung: "Samsung Internet",
  yandex: "Yandex Browser",
};

const systemNames: Names<NonNullable<Device["system"]>> = {
  android: "Android",
  chromeos: "ChromeOS",
  ios: "iOS",
  linux: "Linux",
  macos: "macOS",
  windows: "Windows",
};

/** `Chrome, Android`; what is not known is left out. */
export function deviceName({ browser, system }: Device): string {
  const known = [
    ...(browser === undefined ? [] : [browserNames[browser]]),
    ...(system === undefined ? [] : [systemNames[system]]),
  ];
  return known.length === 0 ? passwordCopy.unknownDevice : known.join(", ");
}
