const words = `
  sifre parola sifrem parolam sifre123 parola123 sifre1234 parola1234 sifreyok sifremyok gizli gizlisifre
  galatasaray fenerbahce besiktas trabzonspor bursaspor goztepe karsiyaka samsunspor galatasaray1905 fenerbahce1907
  besiktas1903 trabzonspor1967 gs1905 fb1907 bjk1903 ts1967 1905gs 1907fb 1903bjk cimbom cimbom1905 karakartal
  kanarya ultraslan carsi kartal1903 aslan1905 kanarya1907 istanbul ankara izmir bursa antalya adana konya trabzon
  samsun gaziantep kayseri eskisehir diyarbakir mersin turkiye turkiyem vatan istanbul34 ankara06 izmir35 bursa16
  antalya07 adana01 konya42 trabzon61 samsun55 istanbul1453 fetih1453 turkiye1923 cumhuriyet1923 ataturk ataturk1881
  ataturk1938 mustafakemal askim sevgilim seniseviyorum canim hayatim birtanem bebegim melegim gulum annem babam
  ailem kizim oglum kardesim prenses askim123 canim123 annem123 benimsin merhaba merhaba123 selam deneme deneme1
  deneme12 deneme123 deneme1234 test1234 giris giris123 kullanici yonetici misafir bilgisayar telefon internet allah
  bismillah allahim elhamdulillah inancim huzur mutluluk ozgurluk qwertyuiopgu asdfghjklsi zxcvbnmoc qwertyu asdfghj
  qwertyturkce fggiod fggiodrnhpqw uieautkmlysx bir iki uc dort bes alti yedi sekiz dokuz on birikiuc birikiucdort
  ikibinyirmi mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil abdullah
  suleyman mahmut recep salih fatih kadir emre hakan adem kemal yasar bekir musa metin orhan bayram serkan furkan
  ugur burak gokhan onur volkan okan can cem deniz eren kaan mert baris berk efe arda fatma ayse emine hatice zeynep
  elif meryem serife zehra sultan hanife merve havva zeliha esra fadime ozlem hacer yasemin melek rabia hulya cemile
  sevim gulsum leyla dilek busra aysel songul kubra halime esma hayriye tugba sevgi rukiye hatun ebru filiz gamze
  pinar sibel selin derya ece irem yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan
  kilic aslan cetin kara koc kurt ozkan simsek polat korkmaz erdogan yavuz papatya menekse gelincik karanfil lale
  yagmur gunes bulut firtina kaplan aslan kartal bozkurt kurtlar kurtlarvadisi polatalemdar sigorta sigortam trafik
  kasko police araba arabam otomobil ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
  pazartesi sali carsamba persembe cuma cumartesi pazar seviyorum seviyor benim benimsifrem annecim annecigim
  babacim babacigim kelebek yelkovan cumhuriyet bayrak gonul hasret ozlem umut sevda dostum dostlar
`;

/**
 * Words Turkish speakers often choose as passwords, the most likely first, folded to the 26 letters. What the estimator's
 * own lists leave out: Turkish words, clubs with their years, towns with their plates, names, keyboard rows.
 */
export const turkishPasswords: readonly string[] = words.trim().split(/\s+/);
