/** What people say, and what our texts say instead: each of the first may mean each of the second. */
export const synonyms: readonly {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}[] = [
  { said: ["araba", "taşıt", "otomobil", "oto"], meant: ["araç"] },
  { said: ["motor", "motosiklet", "scooter"], meant: ["araç", "zorunlu trafik"] },
  {
    said: ["taksi", "dolmuş", "ticari araç", "traktör", "iş makinesi", "plaka", "plakasız"],
    meant: ["zorunlu trafik"],
  },
  { said: ["DASK", "zelzele", "doğal afet"], meant: ["zorunlu deprem"] },
  { said: ["deprem"], meant: ["DASK"] },
  { said: ["şengen", "shengen"], meant: ["schengen"] },
  { said: ["TSS"], meant: ["tamamlayıcı sağlık"] },
  { said: ["ÖSS"], meant: ["bireysel sağlık", "özel sağlık"] },
  { said: ["ev", "evim", "evimi", "evin", "evimin", "evde", "evi", "daire"], meant: ["konut"] },
  { said: ["ev eşyası", "eşyalarım"], meant: ["konut", "eşya"] },
  { said: ["iphone", "samsung", "ekran kırıldı", "ekran kırılması"], meant: ["cep telefonu"] },
  { said: ["köpek", "kedi", "pet", "veteriner"], meant: ["evcil hayvan"] },
  { said: ["vize", "yurt dışı", "tatil", "gezi"], meant: ["seyahat"] },
  { said: ["taksit", "kredi kartı"], meant: ["ödeme"] },
  { said: ["hastane", "doktor", "ameliyat"], meant: ["sağlık"] },
  { said: ["hamilelik", "hamileyim", "hamile", "gebelik", "gebe"], meant: ["doğum"] },
  { said: ["ikamet", "oturma izni", "oturum"], meant: ["ikamet izni", "yabancı sağlık"] },
  {
    said: ["motorlu taşıtlar vergisi", "araç vergisi", "araba vergisi", "bandrol"],
    meant: ["MTV"],
  },
  { said: ["tüvtürk", "fenni muayene", "vize muayene"], meant: ["araç muayene"] },
  { said: ["SBM", "kusur sorgulama", "kaza kusur"], meant: ["tramer kusur"] },
  { said: ["pert", "hurda"], meant: ["ağır hasar"] },
  { said: ["çarptı", "çarptılar", "çarpışma"], meant: ["kaza", "kaza yaptım"] },
  { said: ["çalındı", "çalınma"], meant: ["hırsızlık", "çalınma"] },
  { said: ["çekici", "yol yardımı"], meant: ["asistans", "yol yardımı"] },
  { said: ["iptal etmek", "vazgeçmek", "vazgeçtim"], meant: ["iptal", "cayma"] },
  { said: ["şikayet", "dava"], meant: ["tahkim"] },
  { said: ["indiririm", "indirebilirim", "indireceğim"], meant: ["indirme"] },
  {
    said: ["telefon numaranız", "müşteri hizmetleri", "çağrı merkezi", "adresiniz"],
    meant: ["iletişim"],
  },
  { said: ["KVKK"], meant: ["kişisel veri"] },
  { said: ["ucuz", "fiyat", "fiyatı", "ücret"], meant: ["fiyat", "prim"] },
  { said: ["para", "lira", "tutar"], meant: ["fiyat", "prim", "hesaplama"] },
  { said: ["satılık araç", "araba almak", "araba alırken", "noter"], meant: ["ikinci el araç"] },
  { said: ["galeri", "oto galeri"], meant: ["galerici"] },
  {
    said: ["kasko bedeli", "araç değeri", "arabamın değeri", "kasko değer listesi"],
    meant: ["kasko değeri"],
  },
  {
    said: ["bonus malus", "hasarsızlık kademesi", "kademe"],
    meant: ["basamak", "hasarsızlık indirimi"],
  },
  { said: ["sel", "su baskını"], meant: ["konut", "sel"] },
  { said: ["kira", "ev sahibi"], meant: ["kiracı"] },
  { said: ["yangın"], meant: ["yangın", "konut"] },
];
