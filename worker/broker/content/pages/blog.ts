import type { WrittenPage } from "../written-page.ts";

export const blog: WrittenPage = {
  slug: "blog",
  title: "Blog",
  description:
    "Trafik basamağı, kasko muafiyeti, DASK hesabı ve ikinci el araç alımı üzerine kısa, sade ve kaynaklı yazılar.",
  keywords: "sigorta blog, trafik basamağı, kasko muafiyet, DASK hesabı, ikinci el araç",
  version: "2026-11",
  body: `
Sigortayı sade bir dille anlatan kısa yazılar: [trafik basamağı](#trafik-basamaginiz-primi-nasil-degistirir), [kasko muafiyeti](#muafiyetli-kasko-kime-uygun), [DASK hesabı](#dask-ta-metrekare-neden-onemli), [ikinci el araç](#ikinci-el-arac-alirken-sigorta-sirasi) ve [eksik sigorta](#eksik-sigorta-nedir).

## Trafik basamağınız primi nasıl değiştirir

Aynı araç, aynı il, aynı şirket; ama komşunuz sizin yarınız kadar ödüyor. Fark çoğu zaman **basamaktır**. Yeni sürücü 4. basamaktan başlar. Hasarsız her yıl bir basamak yukarı çıkarır; kusurlu her kaza bir basamak indirir.

Basamak 4’ün primi 100 ise 8. basamağın primi 50, 0. basamağın primi 300’dür. Yani dört yıl hasarsız kullanan sürücü primini yarıya indirir; art arda kusurlu kaza yapan üç katına çıkarır. Şubat 2026’da İstanbul’da otomobil tavanı 4. basamakta 17.059 TL, 8. basamakta 8.530 TL, 0. basamakta 51.177 TL idi (SBM azami prim duyurusu).

2026 ile gelen iki değişikliği unutmayın: ikinci aracınız artık 4’ten değil **sizin basamağınızdan** başlıyor; poliçeyi erken yeniledikten sonra, yenisi başlamadan kaza yaparsanız basamağınız bir düşürülüyor.

## Muafiyetli kasko kime uygun

Muafiyet, her hasarda sizin üstlendiğiniz paydır. %2 muafiyetli bir poliçede 1.000.000 TL bedelli aracın 60.000 TL’lik hasarında 20.000 TL’yi siz, 40.000 TL’yi şirket öder (muafiyet bedel üzerinden hesaplanıyorsa). Karşılığında prim düşer.

Muafiyet kime uygundur? Küçük hasarı nasılsa şirkete bildirmeyecek, yalnızca ağır kazadan korunmak isteyene. Kime uygun değildir? Hasarda nakit çıkışı zorlayacak olana. Teklifleri karşılaştırırken muafiyetin **bedelden mi hasardan mı** hesaplandığına bakın; ikisi arasında büyük fark vardır.

## DASK’ta metrekare neden önemli

DASK’ta sigorta bedeli, brüt metrekare ile birim bedelin çarpımıdır. Ocak 2026’da betonarme yapı için birim bedel 9.884 TL’ydi: 100 m² bir dairenin bedeli 988.400 TL olur. Metrekareyi eksik yazmak primi birkaç yüz lira düşürür ama deprem sonrası tazminatı da aynı oranda keser.

Brüt alanı tapudan, belediyedeki projeden veya e-Devlet’ten öğrenebilirsiniz. Yapım yılını da doğru yazın: 2000 öncesi ruhsatlı betonarme binalarda %10 ek prim uygulanır. Poliçeyi bitişinden sonraki 30 gün içinde yenilerseniz %20 indirim alırsınız.

## İkinci el araç alırken sigorta sırası

Sıra değişti: eskiden önce noter, sonra sigortaydı; 5 Aralık 2024’ten beri **önce sigorta, sonra noter**. Satıcının poliçesi sizi artık bir gün bile korumuyor.

1. Satıcıdan plakayı ve ruhsat belge seri numarasını isteyin.
2. Trafik sigortanızı noter gününe başlatın.
3. Ödemeyi güvenli ödeme sistemiyle yapın.
4. Plaka değişirse şirkete bildirin; zeyilname düzenlensin.

Kasko düşünüyorsanız onu da aynı gün başlatın: devirden sonraki ilk yolculuk, aracı tanımadığınız için en riskli olanıdır.

## Eksik sigorta nedir

Evinizdeki eşya 800.000 TL ederken poliçeye 400.000 TL yazdıysanız, 100.000 TL’lik hasarda 100.000 değil **50.000 TL** alırsınız. Çünkü eşyanın yalnızca yarısı sigortalıdır. Buna eksik sigorta denir ve konut sigortalarında hayal kırıklığının başlıca nedenidir.

Korunmanın yolu basittir: bedelleri yılda bir kez güncelleyin, enflasyon koruması seçin, değerli eşyayı ayrıca bildirin. Bina bedelinde evin satış fiyatını değil yeniden yapım maliyetini yazın; fazla yazmak da boşuna prim ödetir.
`,
};
