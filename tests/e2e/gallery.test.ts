import { describe, expect, it } from "vitest";
import { desktop, expectAccessible, isFocused } from "./browser.ts";
import { awake, gallerySession } from "./gallery/session.ts";
import { onePixel } from "./gallery/picture.ts";

const { page, anew, open, blank, url, field, messageOf } = gallerySession();

describe("a form with scripts", () => {
  async function fillAll(): Promise<void> {
    const values = {
      text: "Örnek Sok. 1",
      firstName: "Ayşe",
      digits: "1",
      count: "1",
      amount: "5000",
      phone: "5321234567",
      email: "ayse@ornek.com",
      nationalNumber: "10000000146",
      plate: "34ABC123",
      document: "FP373220",
      birthDate: "01.05.1990",
      cardNumber: "4242424242424242",
      cardExpiry: "1230",
      cardCvc: "123",
      password: "1234",
      smsCode: "123456",
    };
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    await field("usage").selectOption("taksi");
    await field("city").fill("muş");
    await page().locator("#every-city-menu").getByRole("option").first().click();
    await page().getByLabel("Dizel").check();
    await field("isNew").check();
    await field("privacy").check();
    await page()
      .locator("input[type=file]")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: onePixel });
    await page().locator("li[data-status=done]").waitFor();
  }
  const submit = () => page().getByRole("button", { name: "Teklif Al", exact: true });

  it("lists what is wrong, takes the focus there and leads to each field", async () => {
    await submit().click();
    const summary = page().getByRole("group", { name: "Lütfen aşağıdaki alanları kontrol edin" });
    await summary.waitFor();
    await page().waitForFunction(() => document.activeElement?.getAttribute("role") === "group");
    expect(await summary.getByRole("listitem").count()).toBe(22);
    await summary.getByRole("link", { name: "Adres: Lütfen doldurun" }).click();
    expect(await isFocused(field("text"))).toBe(true);
    expect(await messageOf("fuel").textContent()).toBe("Lütfen doldurun");
    expect(await messageOf("isNew").textContent()).toBe("Lütfen doldurun");
    expect(await messageOf("usage").textContent()).toBe("Lütfen doldurun");
    expect(await messageOf("privacy").textContent()).toBe(
      "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın",
    );
  });

  it("judges a field while it is typed in after a failed submit, and keeps all that was typed", async () => {
    await field("text").fill("Örnek Sok. 1");
    await submit().click();
    await messageOf("plate").waitFor();
    await field("plate").fill("34ABC123");
    await messageOf("plate").waitFor({ state: "detached" });
    expect(await field("text").inputValue()).toBe("Örnek Sok. 1");
  });

  // Specification 4.21
  it("loads while it is sent, and says so", async () => {
    await fillAll();
    await submit().click();
    const loading = page().locator("button[type=submit][aria-busy=true]");
    await loading.waitFor();
    expect(await loading.isDisabled()).toBe(true);
    expect(await loading.textContent()).toContain("Yükleniyor");
    await page().evaluate(() => dispatchEvent(new Event("gallery:sent")));
    await page()
      .getByRole("region", { name: "Bildirimler" })
      .getByText("Form gönderildi.")
      .waitFor();
  });

  it("forgets a message of the light form as soon as its cause is gone, of another field too, and sends it only once it holds", async () => {
    await anew();
    const error = (name: string) => page().locator(`#short-${name}-error`);
    await page().getByRole("button", { name: "Hemen Teklif Al" }).click();
    await error("plate").waitFor();
    expect(page().url()).toBe(`${url()}/`);
    await page().locator("#short-plate").fill("34 abc 1234");
    await error("plate")
      .getByText("Plaka, boşluklar dışında 7 veya 8 karakter olmalıdır (örn. 34 ABC 123).")
      .waitFor();
    await page().locator("#short-plate").fill("34 abc 123");
    await page().locator("#short-plate").blur();
    await error("plate").waitFor({ state: "detached" });
    await page().locator("#short-city").fill("izm");
    await page().locator("#short-city-menu").getByRole("option").first().click();
    // What is chosen stands in the form a moment later; nobody types before that.
    const city = page().locator("#short-city").locator("xpath=../input[@type='hidden']");
    await expect.poll(() => city.inputValue()).not.toBe("");
    await page().locator("#short-nationalNumber").fill("10000000146");
    await error("city").waitFor({ state: "detached" });
    expect(await error("password").textContent()).toBe("Lütfen Doldurun");
    await page().locator("#short-password").fill("1234");
    await page().locator("#short-privacy").check();
    await page().getByRole("button", { name: "Hemen Teklif Al" }).click();
    await page().waitForURL("**/?tamam");
  });

  it("sends the light form as it is with a button of another purpose", async () => {
    await anew();
    await page().getByRole("button", { name: "Hemen Teklif Al" }).click();
    await page().locator("#short-plate-error").waitFor();
    await page().getByRole("button", { name: "Sonra devam et" }).click();
    await page().waitForURL("**/short");
  });
});

describe("without scripts", () => {
  it("a form is posted, refused with its messages, keeps what was typed but no password, and goes through", async () => {
    const bare = await open({ javaScriptEnabled: false });
    await bare.locator("#short-plate").fill("34 abc");
    await bare.locator("#short-nationalNumber").fill("10000000146");
    await bare.locator("#short-city").selectOption("8");
    await bare.locator("#short-password").fill("1234");
    await bare.getByRole("button", { name: "Hemen Teklif Al" }).click();
    expect(await bare.locator("#short-plate-error").textContent()).toBe(
      "Geçerli bir plaka giriniz (örn. 34 ABC 123).",
    );
    expect(await bare.locator("#short-plate").inputValue()).toBe("34 ABC");
    expect(await bare.locator("#short-nationalNumber").inputValue()).toBe("10000000146");
    expect(await bare.locator("#short-city").inputValue()).toBe("8");
    expect(await bare.locator("#short-password").inputValue()).toBe("");
    expect(await bare.locator("#short-password-error").count()).toBe(0);
    await bare.locator("#short-plate").fill("34 abc 123");
    await bare.locator("#short-password").fill("1234");
    await bare.locator("#short-privacy").check();
    await bare.getByRole("button", { name: "Hemen Teklif Al" }).click();
    await bare.waitForURL("**/?tamam");
  });
});

it("what was typed and chosen before the scripts came is kept", async () => {
  const early = await blank();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await early.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await early.goto(url(), { waitUntil: "commit" });
  await early.locator("#every-plate").fill("34abc123");
  await early.locator("#every-usage").selectOption("taksi");
  await early.locator("#short-city").selectOption("8");
  await early.locator("#every-note").fill("Kapıda iki köpek");
  await early.locator("#every-privacy").check();
  await early.getByLabel("Dizel").check();
  release();
  await awake(early);
  expect(await early.locator("#every-plate").inputValue()).toBe("34 ABC 123");
  expect(await early.locator("#every-usage").inputValue()).toBe("taksi");
  expect(await early.locator("#every-note").inputValue()).toBe("Kapıda iki köpek");
  expect(await early.locator("#short-city").inputValue()).toBe("İzmir");
  expect(await early.locator("#every-privacy").isChecked()).toBe(true);
  expect(await early.getByLabel("Dizel").isChecked()).toBe(true);
  await early.getByRole("button", { name: "Teklif Al", exact: true }).click();
  await early.locator("#every-text-error").waitFor();
  for (const name of ["plate", "usage", "privacy", "fuel"]) {
    expect(await early.locator(`#every-${name}-error`).count()).toBe(0);
  }
});

describe("primitives", () => {
  it("a dialog closes with Esc, its button and a click beside it, and gives the focus back", async () => {
    await anew();
    const opener = page().getByRole("button", { name: "Pencereyi aç" });
    const dialog = page().getByRole("dialog", { name: "Telefon Doğrulama" });
    const ways = [
      () => page().keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Kapat" }).click(),
      () => page().mouse.click(10, 10),
    ];
    for (const close of ways) {
      await opener.click();
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: "hidden" });
      expect(await isFocused(opener)).toBe(true);
    }
  });

  it("tabs and disclosures work by keyboard", async () => {
    await page().getByRole("tab", { name: "Ayarlar" }).focus();
    await page().keyboard.press("ArrowRight");
    await page().getByRole("tabpanel", { name: "Çerez Politikası" }).waitFor();
    expect(await page().getByText("Çerez ayarları").isVisible()).toBe(false);
    await page().getByText("Trafik sigortası zorunlu mu?").click();
    await page().getByText("Kaç taksit yapabilirim?").press("Enter");
    expect(await page().getByText("Evet, zorunludur.").isVisible()).toBe(false);
    expect(await page().getByText("En fazla 12 taksit.").isVisible()).toBe(true);
  });

  // Specification 8.11
  it("notifications of four kinds appear top right with their usual titles, and can be closed", async () => {
    const region = page().getByRole("region", { name: "Bildirimler" });
    for (const kind of ["info", "warning", "error", "success"]) {
      await page().getByRole("button", { name: kind, exact: true }).click();
    }
    await region.getByText("Başarılı", { exact: true }).waitFor();
    await region.getByText("Üzgünüz bir sorun oluştu tekrar deneyin.").waitFor();
    expect(await region.getByRole("listitem").count()).toBe(4);
    const box = await region.boundingBox();
    expect(box && box.x + box.width).toBe(1280 - 16);
    await region.getByRole("button", { name: "Kapat" }).first().click();
    expect(await region.getByRole("listitem").count()).toBe(3);
  });
});

describe("everybody can use it", () => {
  it("nothing runs over the side at 320, 390 and 1280 px", async () => {
    await anew();
    for (const width of [320, 390, 1280]) {
      await page().setViewportSize({ width, height: 800 });
      expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it("axe finds nothing in either theme, with and without errors", async () => {
    await page().setViewportSize(desktop);
    await anew();
    const look = async (state: string) => {
      await expectAccessible(page(), `${state}, light`);
      await page().emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page(), `${state}, dark`, { isOtherTheme: true });
      await page().emulateMedia({ colorScheme: "light" });
    };
    await look("untouched");
    await page().getByRole("button", { name: "Teklif Al", exact: true }).click();
    await messageOf("plate").waitFor();
    await field("city").click();
    await look("refused");
  });
});
