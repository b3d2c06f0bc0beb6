import { describe, expect, it } from "vitest";
import { gallerySession } from "./gallery/session.ts";
import { onePixel } from "./gallery/picture.ts";
import { isFocused } from "./browser.ts";

const { page, anew, open, field, messageOf } = gallerySession();

async function leave(name: string, text: string): Promise<void> {
  if (name === "usage") await field(name).focus();
  else await field(name).fill(text);
  await field(name).blur();
}

async function caretOf(name: string): Promise<number | null> {
  return field(name).evaluate((input: HTMLInputElement) => input.selectionStart);
}

describe("masks", () => {
  // Specification 5.11, 5.13, 5.14
  it("write what is typed, and too much of it for the message to judge", async () => {
    const typed = [
      ["phone", "5321234567", "(532)123-4567"],
      ["phone", "05321234567", "(532)123-4567"],
      ["plate", "34abi123", "34 ABI 123"],
      ["plate", "34abc1234", "34 ABC 1234"],
      ["document", "fp 373-220", "FP373220"],
      ["birthDate", "1.5.1990", "01.05.1990"],
      ["cardNumber", "374427000000003", "3744 270000 00003"],
      ["cardExpiry", "530", "05/30"],
      ["cardCvc", "12345", "12345"],
      ["nationalNumber", "100000001469", "100000001469"],
      ["amount", "1234567", "1.234.567"],
      ["count", "100,5", "100,5"],
    ] as const;
    for (const [name, keys, written] of typed) {
      await field(name).fill("");
      await field(name).pressSequentially(keys);
      expect(await field(name).inputValue()).toBe(written);
    }
  });

  it("leave the caret where one is working", async () => {
    await field("phone").fill("(532)123-4567");
    await field("phone").evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
    await page().keyboard.press("Backspace");
    expect(await field("phone").inputValue()).toBe("(532)234-567");
    expect(await caretOf("phone")).toBe(4);
    await page().keyboard.press("9");
    expect(await field("phone").inputValue()).toBe("(532)923-4567");
    expect(await caretOf("phone")).toBe(6);
  });

  it("take what is pasted, in any punctuation", async () => {
    for (const name of ["phone", "plate", "cardNumber"]) await field(name).fill("");
    await field("phone").focus();
    await page().evaluate(() => document.execCommand("insertText", false, "+90 (532) 123 45 67"));
    expect(await field("phone").inputValue()).toBe("(532)123-4567");
    await field("plate").focus();
    await page().evaluate(() => document.execCommand("insertText", false, "34-abc-12345"));
    expect(await field("plate").inputValue()).toBe("34 ABC 12345");
    await field("cardNumber").focus();
    await page().evaluate(() => document.execCommand("insertText", false, "9792-0300-0000-0000"));
    expect(await field("cardNumber").inputValue()).toBe("9792 0300 0000 0000");
    expect(await field("cardNumber").inputValue()).toHaveLength(19);
    expect(await page().getByText("Troy", { exact: true }).count()).toBe(2);
  });

  it("name the keyboard each field needs", async () => {
    const attributes = (name: string) =>
      field(name).evaluate((input: HTMLInputElement) => [
        input.inputMode,
        input.autocomplete,
        input.enterKeyHint,
      ]);
    expect(await attributes("phone")).toEqual(["tel", "tel", "next"]);
    expect(await attributes("smsCode")).toEqual(["numeric", "one-time-code", "done"]);
    expect(await attributes("cardNumber")).toEqual(["numeric", "cc-number", "next"]);
    expect(await attributes("email")).toEqual(["email", "email", "next"]);
    expect(await attributes("nationalNumber")).toEqual(["numeric", "off", "next"]);
  });
});

describe("what a field does not take", () => {
  // Specification 5.15, 5.24, 5.25
  it("is said while it is typed, and forgotten with the next right key", async () => {
    await anew();
    await field("digits").pressSequentially("12a");
    expect(await field("digits").inputValue()).toBe("12");
    expect(await messageOf("digits").textContent()).toBe("Sadece sayı giriniz.");
    await field("digits").press("3");
    expect(await messageOf("digits").count()).toBe(0);
    await field("firstName").pressSequentially("Işık9");
    expect(await field("firstName").inputValue()).toBe("Işık");
    expect(await messageOf("firstName").textContent()).toBe("Sadece harf giriniz. Çıkarılan: 9");
  });

  // Specification 5.23
  it("is said when one leaves the field", async () => {
    const left = [
      ["amount", "", "Bir değer girilmelidir."],
      ["amount", "999", "En az 1,000₺ olmalıdır."],
      ["amount", "2500001", "En fazla 2,500,000₺ olmalıdır."],
      ["birthDate", "31.02.1990", "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."],
      ["nationalNumber", "10000000147", "Lütfen geçerli bir TC kimlik numarası giriniz"],
      ["phone", "532", "Lütfen telefon numarası giriniz"],
      ["phone", "2121234567", "Telefon numarası 5 ile başlamalıdır."],
      ["email", "ayse@", "Lütfen email adresinizi doğru doldurun."],
      ["plate", "34 ABC", "Geçerli bir plaka giriniz (örn. 34 ABC 123)."],
      [
        "plate",
        "34 ABC 1234",
        "Plaka, boşluklar dışında 7 veya 8 karakter olmalıdır (örn. 34 ABC 123).",
      ],
      ["document", "F3", "Belge seri kodu 2 harf olmalıdır."],
      ["digits", "", "Lütfen doldurun"],
      ["password", "", "Lütfen Doldurun"],
      ["usage", "", "Lütfen doldurun"],
      ["city", "", "Lütfen doldurun"],
      ["cardExpiry", "1020", "Kartınızın son kullanma tarihi geçmiş."],
      ["text", " ", "Lütfen doldurun"],
    ] as const;
    for (const [name, text, message] of left) {
      await leave(name, text);
      expect(await messageOf(name).textContent()).toBe(message);
      expect(await field(name).getAttribute("aria-invalid")).toBe("true");
      expect(await field(name).getAttribute("aria-describedby")).toContain(`every-${name}-error`);
    }
  });
});

describe("a searchable select", () => {
  // Specification 5.29, 9.12
  it("finds in any case, says when there is nothing, and keeps to its height", async () => {
    await anew();
    await field("city").click();
    const list = page().locator("#every-city-menu");
    expect(await list.getByRole("option").count()).toBe(13);
    expect(
      await list.evaluate((element) => element.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(256);
    expect(
      await list
        .getByRole("option")
        .first()
        .evaluate((element) => element.getBoundingClientRect().height),
    ).toBe(24);
    await field("city").fill("IĞD");
    expect(await list.getByRole("option").allTextContents()).toEqual(["Iğdır"]);
    await field("city").fill("xyz");
    expect(await list.textContent()).toBe("Veri Yok");
    await field("city").fill("ista");
    await page().keyboard.press("ArrowDown");
    await page().keyboard.press("Enter");
    expect(await field("city").inputValue()).toBe("İstanbul");
    expect(await page().locator("input[name=city]").last().inputValue()).toBe("7");
  });

  it("has items a finger can hit on a touch screen", async () => {
    const phone = await open({ isMobile: true, hasTouch: true });
    await phone.locator("#every-city").tap();
    const item = phone.locator("#every-city-menu").getByRole("option").first();
    await item.waitFor();
    expect((await item.boundingBox())?.height).toBe(44);
  });

  // Specification 3.32
  it("offers the other choice under a name people know", async () => {
    await field("city").fill("diğer");
    await page().locator("#every-city-menu").getByRole("option", { name: "Diğer" }).click();
    expect(await page().locator("input[name=city]").last().inputValue()).toBe("other");
  });

  it("goes back to the choice when the search is left unfinished", async () => {
    await field("city").fill("izmir");
    await page().locator("#every-city-menu").getByRole("option").first().click();
    await field("city").fill("Ank");
    await field("email").click();
    expect(await field("city").inputValue()).toBe("İzmir");
  });
});

// Specification 3.33
it("shows of a choice among radios its name, its hint, and whether it can be had", async () => {
  const radio = (name: string) => page().getByRole("radio", { name });
  expect(await radio("Buhar").isDisabled()).toBe(true);
  const tip = await radio("Dizel").getAttribute("aria-describedby");
  expect(await page().locator(`[id="${tip}"]`).textContent()).toBe("Motorin ile çalışan araçlar");
  await radio("Dizel").check();
  expect(await radio("Dizel").inputValue()).toBe("dizel");
  expect(await radio("Dizel").isEnabled()).toBe(true);
});

it("calls back when the sixth digit of a code is there, typed or pasted", async () => {
  await field("smsCode").pressSequentially("12345");
  expect(await page().getByText("Kod tamamlandı").count()).toBe(0);
  await field("smsCode").press("6");
  await page().getByText("Kod tamamlandı: 123456").waitFor();
  await field("smsCode").fill("654 321");
  await page().getByText("Kod tamamlandı: 654321").waitFor();
});

it("tells what it took out of a pasted name until the field is left with a good one", async () => {
  await field("firstName").fill("");
  await field("firstName").focus();
  await page().evaluate(() => document.execCommand("insertText", false, "Siobhan O'Neil"));
  expect(await field("firstName").inputValue()).toBe("Siobhan ONeil");
  await messageOf("firstName").getByText("Sadece harf giriniz. Çıkarılan: '").waitFor();
  await page().keyboard.press("Tab");
  await messageOf("firstName").waitFor({ state: "detached" });
  expect(await field("firstName").getAttribute("aria-invalid")).toBeNull();
});

it("takes six digits of a code and no more", async () => {
  await field("smsCode").fill("");
  await field("smsCode").pressSequentially("12345678");
  expect(await field("smsCode").inputValue()).toBe("123456");
  await messageOf("smsCode").getByText("En fazla 6 rakam girebilirsiniz.").waitFor();
  await field("smsCode").fill("");
  await field("smsCode").evaluate((input: HTMLInputElement) => {
    input.value = "+90 532 123 45 67";
    input.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
  });
  expect(await field("smsCode").inputValue()).toBe("");
});

it("offers the usual ends of an e-mail address, by touch and by key, and asks about one that is nearly usual", async () => {
  const email = field("email");
  const asked = page().getByText("Şunu mu yazmak istediniz?", { exact: true });
  const end = (address: string) => page().getByRole("button", { name: address, exact: true });
  await email.fill("");
  await email.pressSequentially("ayse@");
  await end("ayse@hotmail.com").click();
  expect(await email.inputValue()).toBe("ayse@hotmail.com");
  expect(await isFocused(email)).toBe(true);
  expect(await end("ayse@hotmail.com").count()).toBe(0);
  await messageOf("email").waitFor({ state: "detached" });
  await email.fill("ayse@gmial.com");
  await email.blur();
  await asked.waitFor();
  await email.press("Tab");
  await page().keyboard.press("Enter");
  expect(await email.inputValue()).toBe("ayse@gmail.com");
  expect(await isFocused(email)).toBe(true);
  expect(await asked.count()).toBe(0);
});

it("shows and hides a password", async () => {
  const password = field("password");
  await password.fill("gizli");
  await page().locator("form").last().getByRole("button", { name: "Şifreyi göster" }).click();
  expect(await password.getAttribute("type")).toBe("text");
  await page().locator("form").last().getByRole("button", { name: "Şifreyi gizle" }).click();
  expect(await password.getAttribute("type")).toBe("password");
  expect(await password.inputValue()).toBe("gizli");
});

describe("an upload", () => {
  const files = (...names: string[]) =>
    names.map((name) => ({ name, mimeType: "image/png", buffer: onePixel }));
  const cards = () => page().locator("li[data-status]");
  const sent = async () =>
    JSON.parse(await page().locator("input[name=files]").inputValue()) as {
      content: string;
      status: string;
    }[];

  // Specification 3.31, 4.20, 5.28, 9.13
  it("reads files as Base64, shows them small, and takes them away again", async () => {
    await page().locator("input[type=file]").setInputFiles(files("ruhsat.png"));
    await page().locator("li[data-status=done]").waitFor();
    expect((await sent())[0]).toMatchObject({
      content: onePixel.toString("base64"),
      status: "done",
    });
    const width = await cards()
      .locator("img")
      .evaluate((image) => image.getBoundingClientRect().width);
    expect(width).toBe(200);
    await page().getByRole("button", { name: "ruhsat.png dosyasını kaldır" }).click();
    expect(await cards().count()).toBe(0);
    expect(await sent()).toEqual([]);
  });

  // Specification 5.28
  it("keeps to its number of files and to their size", async () => {
    await page()
      .locator("input[type=file]")
      .setInputFiles(files("a.png", "b.png", "c.png"));
    await messageOf("files").getByText("En fazla 2 dosya ekleyebilirsiniz.").waitFor();
    expect(await cards().count()).toBe(2);
    await page().getByRole("button", { name: "b.png dosyasını kaldır" }).click();
    const big = {
      name: "big.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.alloc(1024 * 1024 + 1),
    };
    await page().locator("input[type=file]").setInputFiles(big);
    const failed = page().locator("li[data-status=error]");
    expect(await failed.getAttribute("title")).toBe("Dosya en fazla 1 MB olabilir.");
    // It takes no place, and goes with the next choice.
    await page().locator("input[type=file]").setInputFiles(files("d.png"));
    await page().locator("li[data-status=done]", { hasText: "d.png" }).waitFor();
    expect([await cards().count(), await failed.count()]).toEqual([2, 0]);
  });
});

describe("a repeated group", () => {
  const add = (on = page()) => on.getByRole("button", { name: "Sigortalı ekle" });
  const remove = (row: string, on = page()) =>
    on.getByRole("button", { name: `Kaldır: ${row}. Sigortalı` });
  const input = (row: number, name: string, on = page()) =>
    on.locator(`#group-people-${row}-${name}`);
  const focused = () => page().evaluate(() => document.activeElement?.id);
  const said = () => page().locator("#group-people > [role=status]").textContent();

  it("grows and shrinks while the rest stays, moves the focus and says so", async () => {
    await anew();
    await input(0, "name").fill("Ayşe");
    await input(0, "birthDate").fill("31.02.1990");
    await add().click();
    await input(1, "name").waitFor();
    await expect.poll(focused).toBe("group-people-1-name");
    expect(await said()).toBe("2. Sigortalı eklendi.");
    expect(await input(0, "name").inputValue()).toBe("Ayşe");
    expect(await input(0, "birthDate").inputValue()).toBe("31.02.1990");
    await page().keyboard.type("Ali");
    await add().click();
    await input(2, "name").waitFor();
    await input(2, "name").fill("Can");
    expect(await add().count()).toBe(0);
    await page().getByText("En fazla 3 sigortalı ekleyebilirsiniz.").waitFor();

    await remove("1").click();
    await input(2, "name").waitFor({ state: "detached" });
    await expect.poll(focused).toBe("group-people-label");
    expect(await said()).toBe("Sigortalı kaldırıldı. Kalan: 2.");
    expect(await input(0, "name").inputValue()).toBe("Ali");
    expect(await input(1, "name").inputValue()).toBe("Can");
    expect(await input(0, "birthDate").inputValue()).toBe("");
    // The message of the row that went has not stayed with its number.
    expect(await page().locator("#group-people-0-birthDate-error").count()).toBe(0);
    await remove("2").click();
    await input(1, "name").waitFor({ state: "detached" });
    expect(await remove("1").count()).toBe(0);
  });

  it("is judged row by row, and the summary leads into each", async () => {
    await input(0, "name").fill("Ayşe");
    await add().click();
    await input(1, "name").waitFor();
    // Enter presses none of the group's own buttons.
    await input(1, "birthDate").press("Enter");
    const link = page().getByRole("link", { name: "2. Sigortalı, Ad: Lütfen adınızı giriniz" });
    await link.waitFor();
    expect(await input(1, "name").getAttribute("aria-describedby")).toBe(
      "group-people-1-name-error",
    );
    await link.click();
    expect(await focused()).toBe("group-people-1-name");
    // What has come since and was not touched is not judged before the next press.
    await add().click();
    await input(2, "name").waitFor();
    await input(1, "name").fill("Ali");
    await link.waitFor({ state: "detached" });
    const atBirth = page().getByRole("link", { name: /^3\. Sigortalı, Doğum Tarihi/ });
    const isWrong = () => input(2, "birthDate").getAttribute("aria-invalid");
    expect([await atBirth.count(), await isWrong()]).toEqual([0, null]);
    await input(2, "birthDate").press("Enter");
    await atBirth.waitFor();
    expect(await isWrong()).toBe("true");
    await remove("3").click();
    await input(2, "name").waitFor({ state: "detached" });
    await remove("2").click();
    await input(1, "name").waitFor({ state: "detached" });
  });

  it("is judged as a whole, too", async () => {
    await add().click();
    await input(1, "name").waitFor();
    for (const row of [0, 1]) {
      await input(row, "name").fill("Ayşe");
      await input(row, "birthDate").fill("01.05.1990");
    }
    await page().getByRole("button", { name: "Sigortalıları kaydet" }).click();
    await page().getByRole("link", { name: "Sigortalılar: Aynı kişiyi iki kez yazdınız." }).click();
    expect(await focused()).toBe("group-people");
    expect(await page().locator("#group-people-error").textContent()).toBe(
      "Aynı kişiyi iki kez yazdınız.",
    );
    await input(1, "name").fill("Ali");
    await page().locator("#group-people-error").waitFor({ state: "detached" });
  });

  it("works without scripts", async () => {
    const bare = await open({ javaScriptEnabled: false });
    await input(0, "name", bare).fill("Ayşe");
    await add(bare).click();
    await input(1, "name", bare).fill("Ali");
    await input(1, "name", bare).press("Enter");
    expect(await bare.getByText("Gönderilen: send").count()).toBe(1);
    await remove("1", bare).click();
    expect(await bare.getByText("Gönderilen: remove:people:0").count()).toBe(1);
    expect(await input(0, "name", bare).inputValue()).toBe("Ali");
    expect(await input(1, "name", bare).count()).toBe(0);
  });
});
