import type { WrittenPage } from "../written-page.ts";

export const mtvBorcu: WrittenPage = {
  slug: "mtv-borcu",
  title: "MTV Borcu Sorgulama",
  description:
    "2026 motorlu taşıtlar vergisi tutarları, ödeme tarihleri, elektrikli araçlarda indirim ve MTV borcunun Gelir İdaresi’nden sorgulanması.",
  keywords: "MTV 2026, MTV borcu sorgulama, motorlu taşıtlar vergisi, MTV ödeme, elektrikli araç MTV",
  version: "2026-11",
  body: `
Motorlu taşıtlar vergisi (MTV) her yıl iki eşit taksitte ödenir: **1–31 Ocak** ve **1–31 Temmuz**. Son gün tatile gelirse ertesi iş günü ödenebilir. 2026 yılında tutarlar %18,95 artırıldı.

## Borcunuzu nereden sorgularsınız

- **Gelir İdaresi Başkanlığı** Dijital Vergi Dairesi (dijital.gib.gov.tr)
- **e-Devlet** (turkiye.gov.tr): MTV borcu sorgulama
- Anlaşmalı bankaların internet şubeleri

Plaka ve kimlik numaranızı yalnızca bu resmî adreslerde kullanın.

## 2026 tutarları: 1 Ocak 2018 ve sonrasında tescil edilen otomobiller

|= Yıllık MTV, taşıt değeri alt dilimde olan otomobiller, 2026 (TL)
| Motor hacmi | 1–3 yaş | 4–6 yaş | 7–11 yaş | 12–15 yaş | 16 yaş ve üzeri |
| 1300 cm³ ve altı | 5.750 | 4.010 | 2.238 | 1.689 | 593 |
| 1301–1600 | 10.016 | 7.510 | 4.354 | 3.077 | 1.181 |
| 1601–1800 | 19.472 | 15.226 | 8.948 | 5.458 | 2.113 |
| 1801–2000 | 30.679 | 23.625 | 13.886 | 8.264 | 3.248 |

Alt dilim, ilk iktisaptaki vergi matrahının 1600 cm³’e kadar 309.100 TL’yi, 1601–2000 cm³’te 775.100 TL’yi aşmadığı araçlardır. Daha değerli araçlarda tutar yükselir.

## 2026 tutarları: 1 Ocak 2018’den önce tescil edilen otomobiller

|= Yıllık MTV, 2018 öncesi tescil, 2026 (TL)
| Motor hacmi | 7–11 yaş | 12–15 yaş | 16 yaş ve üzeri |
| 1300 cm³ ve altı | 2.238 | 1.689 | 593 |
| 1301–1600 | 4.354 | 3.077 | 1.181 |
| 1601–1800 | 8.145 | 4.963 | 1.919 |
| 1801–2000 | 12.624 | 7.510 | 2.952 |

Tutarlar, 2024 tarifesine 2025 ve 2026 artış oranları uygulanarak hesaplanmıştır; bir iki lira yuvarlama farkı olabilir. Kesin tutar için resmî sorgulamayı kullanın.

## Yaş ve yakıt

- **Yaş**, vergilendirme yılından model yılı çıkarılıp bir eklenerek bulunur: 2023 model araç 2026’da 4 yaşındadır.
- **Elektrikli** otomobil, motor gücüne karşılık gelen satırın %25’ini öder.
- **Hibrit** otomobil, içten yanmalı motor hacmine göre öder.
- Engellilik oranı %90 ve üzerinde olanlar ile özel tertibatlı araç sahipleri, koşulları taşıyorsa muaftır.
`,
  questions: [
    {
      question: "MTV borcu varken araç satılır mı?",
      answer: "Hayır. Noter, ödenmemiş MTV ve trafik cezası varken devir yapmaz.",
    },
    {
      question: "MTV’yi geç ödersem ne olur?",
      answer:
        "Geciken her ay için gecikme zammı uygulanır. Güncel oran Gelir İdaresi Başkanlığı’nın sitesinde yayımlanır.",
    },
  ],
};
