import { quoteKeptDays } from "#shared/constants.ts";

export const notFoundCopy = {
  headTitle: (title: string, site: string) => `${title} | ${site}`,
  page: {
    head: "Sayfa bulunamadı",
    title: "Aradığınız sayfayı bulamadık",
    text: "Adres değişmiş ya da yanlış yazılmış olabilir. Aşağıdakilerden biri işinize yarayabilir.",
  },
  quote: {
    head: "Teklif bağlantısı açılamadı",
    title: "Bu teklif bağlantısı açılamıyor",
    text: `Teklif bağlantısı, tekliflerinize ve poliçenize dönebilmeniz için SMS veya e-postayla gönderdiğimiz adrestir. Eksik kopyalanmış, teklifin saklandığı ${quoteKeptDays} gün dolmuş ya da sağlık verileri için verilen rıza geri alınmış olabilir.`,
    advice:
      "Bağlantıyı geldiği mesajdan yeniden açın. Üyeyseniz tekliflerinizi hesabınızda da bulursunuz; yeni bir teklif ise yaklaşık iki dakika sürer.",
    account: "Tekliflerinizi görüntüleyin",
    login: "Giriş yapın",
    start: "Yeni teklif alın",
  },
  home: "Ana sayfaya dönün",
  products: "Sigorta ürünleri",
} as const;
