import type { GroundId } from "#shared/calls/policy/grounds.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";

/** A ground as it is asked. */
export interface GroundWords {
  readonly label: string;
  readonly hint: string;
  /** What its day is, where it has one. */
  readonly day?: string;
  /** What proves it, where something has to. */
  readonly paper?: string;
}

const vehicleSold: GroundWords = {
  label: "Aracımı sattım",
  hint: "Satış gününden başlayarak kalan günlerin primi geri ödenir.",
  day: "Satış günü",
  paper: "Noter satış sözleşmesi",
};

/** What is sold or given away, by what a line insures. */
const sold: Partial<Record<(typeof lines)[LineId]["asset"]["id"], GroundWords>> = {
  home: {
    label: "Konutumu sattım",
    hint: "Devir gününden başlayarak kalan günlerin primi geri ödenir.",
    day: "Devir günü",
    paper: "Tapunun devredildiğini gösteren belge",
  },
  phone: {
    label: "Telefonumu sattım",
    hint: "Satış gününden başlayarak kalan günlerin primi geri ödenir.",
    day: "Satış günü",
    paper: "Satış belgesi veya fatura",
  },
  pet: {
    label: "Hayvanımı başkasına devrettim",
    hint: "Devir gününden başlayarak kalan günlerin primi geri ödenir.",
    day: "Devir günü",
    paper: "Sahip değişikliğini gösteren belge",
  },
};

const words: Readonly<Record<Exclude<GroundId, "sold">, GroundWords>> = {
  withdrawal: {
    label: "Vazgeçtim (cayma)",
    hint: "Neden göstermeniz gerekmez; ödediğiniz primin tamamı geri ödenir.",
  },
  "compulsory-withdrawal": {
    label: "Vazgeçtim (cayma)",
    hint: "Bu sigorta zorunlu olduğundan isteğinizi sigorta şirketi karara bağlar.",
  },
  "not-begun": {
    label: "Seyahatten vazgeçtim",
    hint: "Poliçe başlamadan istenir; kararı sigorta şirketi verir.",
  },
  scrapped: {
    label: "Aracım hurdaya ayrıldı",
    hint: "Hurdaya ayrıldığı günden başlayarak kalan günlerin primi geri ödenir.",
    day: "Hurdaya ayrılma günü",
    paper: "Hurda tescil belgesi",
  },
  "off-road": {
    label: "Aracımı trafikten çektim",
    hint: "Kararı sigorta şirketi verir.",
    day: "Trafikten çekilme günü",
    paper: "Trafikten çekme belgesi",
  },
  double: {
    label: "İki kez sigortalanmış",
    hint: "Öteki poliçenin başladığı günden başlayarak kalan günlerin primi geri ödenir.",
    day: "Öteki poliçenin başladığı gün",
    paper: "Öteki poliçenin kopyası",
  },
  "no-transfer": {
    label: "Devir gerçekleşmedi",
    hint: "Kararı sigorta şirketi verir; kullanılmayan günlerin primi istenir.",
    paper: "Devrin yapılmadığını gösteren belge",
  },
  "visa-refused": {
    label: "Vizem reddedildi",
    hint: "Poliçe başlamadan istenir; kararı sigorta şirketi verir.",
    paper: "Vize ret belgesi",
  },
  "permit-refused": {
    label: "İkamet izni başvurum reddedildi",
    hint: "Kararı sigorta şirketi verir; kullanılmayan günlerin primi istenir.",
    paper: "Başvurunun reddedildiğini gösteren belge",
  },
  "loan-repaid": {
    label: "Konut kredim kapandı",
    hint: "Kararı sigorta şirketi verir; kullanılmayan günlerin primi istenir.",
    paper: "Bankanın kredi kapama yazısı",
  },
  died: {
    label: "Hayvanımı kaybettim",
    hint: "Kayıp gününden başlayarak kalan günlerin primi geri ödenir.",
    day: "Kayıp günü",
    paper: "Veteriner hekim belgesi",
  },
  other: {
    label: "Başka bir neden",
    hint: "Kararı sigorta şirketi verir, sonucunu biz izleriz.",
  },
};

/** The words of a ground in a line. */
export const groundWords = (id: GroundId, productId: LineId): GroundWords =>
  id === "sold" ? (sold[lines[productId].asset.id] ?? vehicleSold) : words[id];
