import { expect, test } from "vitest";
import { flowCodes } from "#shared/codes.ts";
import { describeFailure } from "#worker/broker/api/failure.ts";
import type { Failure } from "#worker/broker/api/failure.ts";

const samples: readonly [Failure, number, number, string][] = [
  [{ kind: "code-wrong", triesLeft: 2 }, 422, 1007, "Kod hatalı. Kalan deneme hakkınız: 2."],
  [{ kind: "verification-needed" }, 403, 1004, "Devam etmek için telefonunuzu doğrulayınız."],
  [{ kind: "birth-date-needed" }, 422, 1006, "Lütfen Doğum Tarihini Giriniz"],
  [
    { kind: "price-changed", from: 1_245_000, to: 1_278_000 },
    409,
    409,
    "Fiyat güncellendi: 12.450,00 TL → 12.780,00 TL. Devam etmek istiyor musunuz?",
  ],
  [
    { kind: "payment-declined", reason: "insufficient-funds" },
    422,
    flowCodes.finalStepError,
    "Kart limiti yetersiz. Kartınızdan çekim yapılmadı.",
  ],
  [{ kind: "wrong-credentials" }, 422, 2009, "Kullanıcı adı veya şifre hatalı."],
  [{ kind: "register-birth-date-needed" }, 422, 3003, "Lütfen Doğum Tarihini Giriniz"],
  [{ kind: "member-not-found" }, 404, 404, "Kullanıcı Bulunamadı"],
  [{ kind: "password-change-refused" }, 422, 4001, "Mevcut şifreniz hatalı."],
  [{ kind: "password-invalid", errors: { RetryPassword: ["Yeniden"] } }, 422, 4002, "Yeniden"],
  [{ kind: "invalid", errors: { Phone: ["Lütfen"], Other: ["x"] } }, 422, 1000, "Lütfen"],
];

test.each(samples)("%o", (failure, status, statusCode, message) => {
  expect(describeFailure(failure)).toEqual({ status, statusCode, message });
});

test("the last wrong try says what to do next", () => {
  const { message } = describeFailure({ kind: "code-wrong", triesLeft: 0 });
  expect(message).toBe("Bu kod için deneme hakkınız kalmadı; yeni bir kod isteyebilirsiniz.");
});
