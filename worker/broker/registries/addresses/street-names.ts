/** Names the embedded address registry gives its streets. Addresses hang on them: append only with a new set of codes. */
export const streetNames: readonly string[] = [
  "Atatürk Caddesi, Cumhuriyet Caddesi, İstasyon Caddesi, Fatih Caddesi",
  "İnönü Caddesi, Çarşı Caddesi, Gazi Caddesi, Okul Caddesi, Sahil Caddesi",
  "Kışla Caddesi, Hastane Caddesi, Mithatpaşa Caddesi, Barış Bulvarı",
  "Akasya Sokak, Alıç Sokak, Anıt Sokak, Ardıç Sokak, Asma Sokak, Aydınlık Sokak",
  "Badem Sokak, Bağ Sokak, Bahar Sokak, Bahçe Sokak, Begonya Sokak, Bilge Sokak",
  "Ceviz Sokak, Çalıkuşu Sokak, Çamlık Sokak, Çeşme Sokak, Çiçek Sokak",
  "Çınarlı Sokak, Dere Sokak, Defne Sokak, Değirmen Sokak, Dostluk Sokak",
  "Elma Sokak, Erguvan Sokak, Fidan Sokak, Fulya Sokak, Gelincik Sokak",
  "Gökkuşağı Sokak, Gül Sokak, Gümüş Sokak, Güneş Sokak, Hanımeli Sokak",
  "Harman Sokak, Ihlamur Sokak, Işık Sokak, İğde Sokak, İncir Sokak, Karanfil Sokak",
  "Kardelen Sokak, Kavak Sokak, Kaynak Sokak, Kiraz Sokak, Kumru Sokak",
  "Lale Sokak, Leylak Sokak, Manolya Sokak, Martı Sokak, Menekşe Sokak",
  "Mimoza Sokak, Nar Sokak, Nergis Sokak, Okyanus Sokak, Orkide Sokak",
  "Palmiye Sokak, Papatya Sokak, Pınar Sokak, Reyhan Sokak, Sarmaşık Sokak",
  "Selvi Sokak, Serçe Sokak, Sümbül Sokak, Şehitlik Sokak, Şelale Sokak",
  "Tepe Sokak, Turna Sokak, Umut Sokak, Üzüm Sokak, Vadi Sokak, Yasemin Sokak",
  "Yayla Sokak, Yıldız Sokak, Yonca Sokak, Zambak Sokak, Zeytin Sokak",
].flatMap((line) => line.split(", "));

/**
 * Streets that people look for by name, by province, district and neighbourhood. They come after the drawn ones, whose codes
 * they leave as they are: append only.
 */
export const knownStreets: Readonly<Record<string, readonly string[]>> = {
  "06/Çankaya/Bahçelievler Mahallesi": ["Aşkabat Caddesi", "Azerbaycan Caddesi"],
  "06/Çankaya/Kavaklıdere Mahallesi": ["Tunalı Hilmi Caddesi", "Tunus Caddesi"],
  "06/Çankaya/Kızılay Mahallesi": ["Ziya Gökalp Caddesi", "Gazi Mustafa Kemal Bulvarı"],
  "34/Beşiktaş/Bebek Mahallesi": ["Cevdet Paşa Caddesi", "İnşirah Sokak"],
  "34/Beşiktaş/Levent Mahallesi": ["Büyükdere Caddesi", "Levent Caddesi"],
  "34/Kadıköy/Caddebostan Mahallesi": ["Bağdat Caddesi", "Plajyolu Sokak"],
  "34/Kadıköy/Caferağa Mahallesi": ["Moda Caddesi", "General Asım Gündüz Caddesi"],
  "34/Kadıköy/Suadiye Mahallesi": ["Bağdat Caddesi", "Plaj Yolu Sokak"],
  "35/Konak/Alsancak Mahallesi": ["Kıbrıs Şehitleri Caddesi", "Plevne Bulvarı"],
};
