import { policyStartCopy } from "#shared/copy/policy-start.ts";

/**
 * What one sale fills in of the texts that are agreed to before it: `{{sale.coverages}}`, alone in its paragraph. Here in the
 * words of the text as everybody reads it, as markup.
 */
export const saleWords = {
  /** Insurer, policyholder, insured, period and premium. */
  contract:
    "<p>Sigortacı, satın alma sayfasında seçtiğiniz ve poliçede adı yazan sigorta şirketidir. Sigorta ettiren, sigortalı, poliçe dönemi, prim, vergi ve kesintiler ile taksitler satın alma sayfasında onayınıza sunulur ve poliçede yer alır.</p>",
  /** When cover begins and ends. */
  start: `<p>${policyStartCopy.rule} ${policyStartCopy.endOfAny}</p><p>Seyahatte: ${policyStartCopy.tripRule}</p>`,
  coverages:
    "<p>Teminatlar, limitleri ve ücretsiz ek hizmetler satın alma sayfasında onayınıza sunulur ve poliçede yer alır.</p>",
  /** What no policy of the line covers, and what this one does not. */
  exclusions:
    "<p>Kapsam dışında kalanlar sigortanın bilgilendirme metninde sayılır; seçiminize göre değişenler satın alma sayfasında gösterilir.</p>",
  /** What this one does not cover of what others do. */
  excluded: "",
  validity: "<p>Teklif, kartında yazılı tarih ve saate kadar geçerlidir.</p>",
  withdrawal:
    "<p>Süresi bir ay ve daha uzun olan sigortalardan, sözleşmenin kurulmasından başlayarak 14 gün içinde gerekçe göstermeden ve cezai şart ödemeden cayabilirsiniz.</p><p>Zorunlu sigortalarda cayma talebini, kanundan doğan sigorta yaptırma yükümlülüğünü gözeterek sigortacı karara bağlar. Kararı kabul etmezseniz şikâyet ve başvuru yollarına başvurabilirsiniz.</p>",
  guaranteeAccount:
    "<p>Zorunlu sorumluluk sigortalarında zarar görenler, Sigortacılık Kanunu’nun 14. maddesinde sayılan hâllerde Güvence Hesabına başvurabilir.</p>",
  needs:
    "<p>Sigortalanmasını istediğiniz kişi veya şey ile teminatlara ilişkin seçimleriniz satın alma sayfasında gösterilir.</p>",
} as const;

export type SaleValue = keyof typeof saleWords;

/** What a sale fills in, as markup; nothing where a text has nothing to say of it. */
export type SaleValues = Readonly<Record<SaleValue, string>>;
