import { quoteKeptDays } from "#shared/constants.ts";

/** How long one kind of data is kept, and what has to be known of it. */
export interface Keeping {
  /** What it is called in the disclosure text, the export and the inventory. */
  readonly name: string;
  /** Tables it lies in. */
  readonly tables: readonly string[];
  /** Days it is kept at least, where the law wants that. */
  readonly leastDays?: number;
  /** Days after which it is deleted; absent where its owner decides, who can delete it any time. */
  readonly mostDays?: number;
  /** From when they count. */
  readonly from: string;
  readonly purpose: string;
  /** Article of law 6698 that it rests on. */
  readonly basis: string;
  /** Who else receives it. */
  readonly recipients: string;
}

const yearDays = 365;
const years = (count: number): number => count * yearDays;

const contract = "Sözleşmenin kurulması ve ifası (m. 5/2-c)";
const duty = "Hukuki yükümlülük (m. 5/2-a ve ç)";
const interest = "Meşru menfaat (m. 5/2-f)";
const proof = "Hakkın tesisi, kullanılması veya korunması (m. 5/2-e)";
const nobody = "Yok";
const insurers = "Sigorta şirketleri, kayıt sistemleri";

/**
 * The shortest and longest time of every kind of data. Retention deletes by it; disclosure text, export, inventory and the
 * estimate of capacity read it. Ten years of policies are what commercial books are kept for; the longest times are the firm's
 * own until counsel has confirmed them.
 */
export const keeping = {
  drafts: {
    name: "Tamamlanmamış başvuru bilgileri",
    tables: ["drafts", "known_people"],
    mostDays: 30,
    from: "son değişiklikten sonra",
    purpose: "Başvuruya kalınan yerden devam etmek",
    basis: contract,
    recipients: nobody,
  },
  codes: {
    name: "Doğrulama kodları ve sayaçlar",
    tables: ["sms_codes", "rate_events", "visitor_moves"],
    mostDays: 1,
    from: "gönderildikten sonra",
    purpose: "Telefonun doğrulanması, kötüye kullanımın önlenmesi",
    basis: interest,
    recipients: "Kısa mesaj hizmeti sağlayıcısı",
  },
  verifications: {
    name: "Telefon doğrulamaları",
    tables: ["phone_verifications"],
    mostDays: 2,
    from: "doğrulamadan sonra",
    purpose: "Doğrulanmış telefonla işlem yapmak",
    basis: interest,
    recipients: nobody,
  },
  provedPhones: {
    name: "Bir tarayıcıda doğrulanan telefon numarasının, başkalarının istekleri yüzünden kod beklememeniz için tutulan şifreli özeti",
    tables: ["proved_phones"],
    mostDays: years(1),
    from: "son doğrulamadan sonra",
    purpose: "Numaranın sahibine öncelik vermek",
    basis: interest,
    recipients: nobody,
  },
  quotes: {
    name: "Poliçeye dönüşmeyen teklifler, içindeki sağlık ve pasaport bilgileriyle birlikte",
    tables: [
      "quotes",
      "quote_access",
      "quote_corrections",
      "refused_papers",
      "vehicle_corrections",
      "reminders",
      "request_notes",
    ],
    mostDays: quoteKeptDays,
    from: "teklif tarihinden sonra",
    purpose: "Teklif alınması ve karşılaştırılması",
    basis: `${contract}; sağlık verisinde açık rıza (m. 6/3-a)`,
    recipients: insurers,
  },
  policies: {
    name: "Poliçeler, sözleşme belgeleri ve poliçenin dayandığı bilgiler",
    tables: [
      "policies",
      "cancellations",
      "cancellation_files",
      "contact_changes",
      "policy_changes",
    ],
    leastDays: years(10),
    mostDays: years(11),
    from: "poliçe bittikten sonra",
    purpose: "Sözleşmenin ifası, saklama yükümlülüğü",
    basis: `${contract}; ${duty}`,
    recipients: "Sigorta şirketi, Sigorta Bilgi ve Gözetim Merkezi",
  },
  consents: {
    name: "Onay ve ret kayıtları",
    tables: ["consents", "marketing_permissions"],
    leastDays: years(3),
    mostDays: years(13),
    from: "kayıttan sonra",
    purpose: "Onayın ispatı, İleti Yönetim Sistemine bildirim",
    basis: `${duty}; ${proof}`,
    recipients: "İleti Yönetim Sistemi",
  },
  messages: {
    name: "İletişim iletileri, arama ve teklif talepleri",
    tables: ["contact_messages", "contact_replies", "request_notes"],
    mostDays: years(1),
    from: "son işlemden sonra",
    purpose: "Talebin karşılanması",
    basis: contract,
    recipients: nobody,
  },
  applications: {
    name: "Şikâyetler ve KVKK başvuruları",
    tables: ["contact_messages", "contact_replies", "request_notes"],
    mostDays: years(3),
    from: "son işlemden sonra",
    purpose: "Başvurunun yanıtlanması ve yanıtın ispatı",
    basis: `${duty}; ${proof}`,
    recipients: "Şikâyet konusuysa sigorta şirketi",
  },
  support: {
    name: "Destek talepleri ve dosyaları",
    tables: ["support_requests", "support_messages", "support_files", "request_notes"],
    mostDays: years(3),
    from: "son işlemden sonra",
    purpose: "Talebin karşılanması",
    basis: contract,
    recipients: nobody,
  },
  membership: {
    name: "Üyelik bilgileri ve kayıtlı varlıklar",
    tables: ["members", "assets", "member_authenticators", "recovery_codes"],
    from: "siz hesabınızı silene kadar",
    purpose: "Üyeliğin yürütülmesi",
    basis: contract,
    recipients: nobody,
  },
  officeRecord: {
    name: "Ofis çalışanlarının hangi kayda baktığı ve ne yaptığı",
    tables: ["office_audit"],
    mostDays: years(2),
    from: "işlemden sonra",
    purpose: "Erişimin denetlenmesi",
    basis: interest,
    recipients: nobody,
  },
  outbox: {
    name: "Deneme kurulumunda gönderilen iletiler ve kaydedilen retler",
    tables: ["outbox", "register_refusals"],
    mostDays: 30,
    from: "kayıttan sonra",
    purpose: "Deneme kurulumunun çalışması",
    basis: interest,
    recipients: nobody,
  },
  cover: {
    name: "Aynı riskin iki kez sigortalanmasını önleyen özetler",
    tables: ["covered_risks"],
    mostDays: years(1),
    from: "teminatın başlangıcından sonra",
    purpose: "Mükerrer poliçeyi önlemek",
    basis: interest,
    recipients: nobody,
  },
  comparisons: {
    name: "Günlük mutabakat kayıtları",
    tables: ["reconciliations"],
    mostDays: years(1),
    from: "mutabakattan sonra",
    purpose: "Ödeme ve poliçe kayıtlarının karşılaştırılması",
    basis: duty,
    recipients: nobody,
  },
} as const satisfies Readonly<Record<string, Keeping>>;

export type Kept = keyof typeof keeping;

/** Days in Turkish: `30` → "30 gün", `730` → "2 yıl". */
export const daysInWords = (days: number): string =>
  days % yearDays === 0 ? `${days / yearDays} yıl` : `${days} gün`;

/** How long something is kept at most, in a few words. */
export function longestOf(id: Kept): string {
  const { mostDays, from }: Keeping = keeping[id];
  return mostDays === undefined ? from : `${from} ${daysInWords(mostDays)}`;
}
