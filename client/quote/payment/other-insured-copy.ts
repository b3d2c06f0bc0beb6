export const otherInsuredCopy = {
  title: {
    adults: "Diğer yetişkin sigortalılar",
    minors: "18 yaşından küçük sigortalılar",
    both: "Diğer sigortalılar",
  },
  text: "Cep telefonu veya e-posta yazarsanız kimin sigortaladığını, Aydınlatma Metni’ni ve nasıl itiraz edebileceklerini kendilerine bildiririz, poliçe erken sona ererse onu da; reklam göndermeyiz.",
  contact: (label: string) => `${label} (isteğe bağlı)`,
  declare: {
    adults: "Bu sigortadan haberleri olduğunu ve bana yetki verdiklerini beyan ediyorum.",
    minors:
      "Velileri ya da vasileri olduğumu veya veli ya da vasilerinin izniyle davrandığımı beyan ediyorum.",
    both: "Yetişkinlerin bu sigortadan haberi olduğunu ve bana yetki verdiklerini; 18 yaşından küçüklerin velisi ya da vasisi olduğumu veya veli ya da vasilerinin izniyle davrandığımı beyan ediyorum.",
  },
  declaration: "Beyanı okuyun",
} as const;
