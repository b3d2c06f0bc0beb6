export const accountCopy = {
  title: "Hesabım",
  greeting: "Hoş Geldiniz",
  text: "Yeni bir teklif alabilir ya da bize yazabilirsiniz.",
  quote: "Trafik sigortası teklifi alın",
  contact: "Bize yazın",
} as const;
