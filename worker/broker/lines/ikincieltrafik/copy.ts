import { trafikPolicyNotes } from "../trafik/notes.ts";

/** What is said of a used vehicle's insurance beside what holds of every traffic policy. */
export const ikincieltrafikCopy = {
  ownAlready:
    "Bu araç sizin adınıza sigortalanmış görünüyor; ikinci el poliçesi henüz sizin olmayan araç içindir. Kendi aracınıza trafik sigortası alın. Sattığınız aracı geri alıyorsanız bizi arayın.",
  buyer:
    "Poliçe alıcının adına ve aracın bugünkü plakasıyla düzenlenir; satıcının basamağı, poliçesi ve gecikmesi fiyata katılmaz.",
  notes: [
    "Bu poliçe, aracın noterdeki devrinden önce alıcının adına düzenlenmiştir. Plaka devirden sonra değişirse sigorta şirketinden plaka değişikliği zeyilnamesi isteyin; yeni poliçe gerekmez.",
    "Devir gerçekleşmezse bunu belgeleyerek poliçenin iptalini ve kullanılmayan günlerin primini isteyebilirsiniz.",
    ...trafikPolicyNotes,
  ],
} as const;
