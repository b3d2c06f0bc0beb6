import { describe, expect, test } from "vitest";
import { demoMembers, demoPassword } from "#worker/broker/demo/members.ts";
import { knownWords } from "#worker/broker/member/passwords/known-words.ts";
import { createPasswordStrength } from "#worker/broker/member/passwords/password-strength.ts";

const strength = createPasswordStrength();
const person = {
  name: "Çağrı",
  surname: "Şimşekoğlu",
  phone: "5329876541",
  nationalNumber: "10000001518",
  email: "cagri.kaptan@ornek.example",
  birthdate: "1987-04-23",
};
const known = knownWords(person, ["Yelkovan", "yelkovan.example"]);

describe("easily guessed", () => {
  test.each([
    "1234",
    "0000",
    "Password1",
    "password",
    "P@ssw0rd",
    "1q2w3e4r",
    "qwerty",
    "asdfgh",
    "drowssap",
    "abcdefgh",
    "aaaaaaaaaaaa",
    "12.12.12",
    "a".repeat(75),
    "şifre",
    "Şifre123",
    "ŞİFREM",
    "galatasaray",
    "Galatasaray1905",
    "fenerbahçe1907",
    "istanbul34",
    "İSTANBUL",
    "seniseviyorum",
    "atatürk1881",
    "Fenerbahce1907!",
    "İstanbul2026",
    "Mustafa1990",
    "ahmet123456",
    "sigorta123",
    "Pazartesi1",
    "aşkım2026",
    "P@ssw0rd2026",
    "1234567890123",
    "34ABC123",
  ])("%s", async (password) => {
    expect(await strength.isEasilyGuessed(password, [])).toBe(true);
  });

  test.each([
    "Çağrı",
    "cagri1987",
    "Çağrı87",
    "şimşekoğlu",
    "CagriSimsekoglu",
    "simsekoglu.cagri",
    "5329876541",
    "05329876541",
    "9876541",
    "10000001518",
    "23041987",
    "23.04.1987",
    "1987-04-23",
    "230487",
    "kaptan6541",
    "cagri.kaptan",
    "Yelkovan",
    "Yelkovan1987",
    "yelkovan2026",
    "YelkovanSigorta",
    "905329876541",
    "+90 532 987 65 41",
    "cagri5329876541",
    "Şimşekoğlu123456",
    "19870423!",
  ])("%s, by somebody who knows the person", async (password) => {
    expect(await strength.isEasilyGuessed(password, known)).toBe(true);
  });
});

describe("not easily guessed", () => {
  test.each([
    "8f3k",
    "Tzw7!",
    "mavi kedi uçar",
    "kırmızı bisiklet gökyüzü",
    "Yepyeni-1",
    "Yelken-1907",
    "xK9#mQ2$vL",
    "Zq7".repeat(25),
  ])("%s", async (password) => {
    expect(await strength.isEasilyGuessed(password, known)).toBe(false);
  });

  test.each(demoMembers)("the password of the demo member $outcome", async (member) => {
    const words = knownWords({ ...member, email: `${member.phone}@ornek.example` }, ["Yelkovan"]);
    expect(await strength.isEasilyGuessed(demoPassword, words)).toBe(false);
  });
});

test("what comes after the part that is estimated does not make a password weaker", async () => {
  expect(await strength.isEasilyGuessed("Tzw7!kQ9".repeat(5) + "1".repeat(35), [])).toBe(false);
});
