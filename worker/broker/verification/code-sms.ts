import { isAboutVehicle } from "#shared/calls/verification.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { shortPaths } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import { fittingSms } from "../notification/sms-length.ts";
import type { CodePurpose } from "./code-repository.ts";

interface Purpose {
  readonly name: string;
  /** What happens once the code is given. */
  readonly consequence: string;
  /** Whether data are processed that the person may want to read about. */
  readonly isExplained: boolean;
}

/** How long a code is taken after it was sent. */
export const codeLifeMinutes = 3;

const noAdvertisement = "reklam izni sayılmaz";

/** Purposes that are no line's quote. */
const own: Readonly<Record<string, Purpose>> = {
  giris: {
    name: "üyelik",
    consequence: `numaranız doğrulanır, üyeliğiniz tamamlanır; ${noAdvertisement}`,
    isExplained: true,
  },
  profil: {
    name: "numara değişikliği",
    consequence: `hesabınızın telefonu bu numara olur; ${noAdvertisement}`,
    isExplained: true,
  },
  mfa: { name: "giriş", consequence: "hesabınızda oturum açılır", isExplained: false },
  iptal: {
    name: "poliçe iptal",
    consequence: "poliçenizin iptali istenir",
    isExplained: false,
  },
  iletisim: {
    name: "telefon değişikliği",
    consequence: `poliçenizin telefonu bu numara olur; ${noAdvertisement}`,
    isExplained: true,
  },
  degisiklik: {
    name: "poliçe değişikliği",
    consequence: "poliçenizin değişmesi istenir",
    isExplained: false,
  },
  police: { name: "poliçe", consequence: "poliçeniz o cihazda açılır", isExplained: false },
  erisim: { name: "teklif", consequence: "teklifiniz o cihazda açılır", isExplained: false },
};

function purposeOf(purpose: CodePurpose): Purpose {
  const data = isAboutVehicle(purpose) ? "kimlik ve araç bilgileriniz" : "kimlik bilgileriniz";
  return (
    own[purpose] ?? {
      name: `${lineOf(purpose)?.copy.short ?? "sigorta"} teklif`,
      consequence: `${data} teklif için sorgulanır ve şirketlere iletilir; ${noAdvertisement}`,
      isExplained: true,
    }
  );
}

/**
 * The text message of a code: what it is for, what giving it brings about and where that is explained, as the decision
 * 2025/1072 of the data protection board wants it, in two parts at most. Its last line is the one browsers read the code from.
 */
export function codeSms(
  purpose: CodePurpose,
  code: string,
  { name, publicUrl }: Pick<Site, "name" | "publicUrl">,
): string {
  const { host, hostname } = new URL(publicUrl);
  const { name: what, consequence, isExplained } = purposeOf(purpose);
  const says = `${name} ${what} kodunuz: ${code}. Girerseniz ${consequence}.`;
  const explained = isExplained ? `${says} Bilgi: ${host}${shortPaths.personalData}` : says;
  const last = `\n@${hostname} #${code}`;
  return fittingSms(
    `${explained} Kod ${codeLifeMinutes} dk geçerli, paylaşmayın.${last}`,
    `${explained}${last}`,
  );
}
