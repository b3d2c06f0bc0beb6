import { expect, test } from "vitest";
import { deviceOf, readDevice, writeDevice } from "#shared/device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    "chrome/android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`,
    "edge/windows",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16093.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    "chrome/chromeos",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "safari/macos",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
    "chrome/ios",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "firefox/linux"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "samsung/android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 YaBrowser/25.8 Safari/537.36`,
    "yandex/windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0`,
    "opera/windows",
  ],
  ["curl/8.0", "/"],
  ["", "/"],
])("%s is %s", (userAgent, device) => {
  expect(writeDevice(deviceOf(userAgent))).toBe(device);
  expect(readDevice(device)).toEqual(deviceOf(userAgent));
});

test.each([null, "", "/", "x", "<b>/android2", "chrome"])(
  "%s is read without what is not known",
  (text) => {
    const { browser, system } = readDevice(text);
    expect([undefined, "chrome"]).toContain(browser);
    expect(system).toBeUndefined();
  },
);
