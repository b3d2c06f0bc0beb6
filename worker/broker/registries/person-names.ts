/** Given names and surnames the embedded registry makes people of. Append only: people keep their names by position. */
export const femaleNames = [
  ...(["Ayşe", "Fatma", "Elif", "Zeynep", "Emine", "Şule", "İrem", "Gülşah", "Özge"] as const),
  ...(["Çiğdem", "Işıl", "Nazlı", "Sevgi", "Tuğba", "Ümran", "Yağmur", "Hande", "Defne"] as const),
] as const;

export const maleNames = [
  ...([
    "Mehmet",
    "Mustafa",
    "Ahmet",
    "Ali",
    "Hüseyin",
    "İbrahim",
    "Çağrı",
    "Oğuz",
    "Şükrü",
  ] as const),
  ...(["Ümit", "Işık", "Barış", "Kağan", "Doğan", "Serkan", "Tolga", "Yiğit", "Gökhan"] as const),
] as const;

export const surnames = [
  ...(["Yılmaz", "Kaya", "Demir", "Şahin", "Çelik", "Yıldız", "Öztürk", "Aydın"] as const),
  ...(["Arslan", "Doğan", "Kılıç", "Aslan", "Çetin", "Koç", "Kurt", "Özdemir"] as const),
  ...(["Ağaoğlu", "Işıldar", "Uğurlu", "Gündoğdu", "Türkmen", "İnce", "Bozdağ", "Ünsal"] as const),
] as const;
