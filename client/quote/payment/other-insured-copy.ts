export const otherInsuredCopy = {
  title: "Diğer yetişkin sigortalılar",
  text: "Cep telefonu veya e-posta yazarsanız kimin sigortaladığını, Aydınlatma Metni’ni ve nasıl itiraz edebileceklerini kendilerine bir kez bildiririz; reklam göndermeyiz.",
  contact: (label: string) => `${label} (isteğe bağlı)`,
  declare: "Bu sigortadan haberleri olduğunu ve bana yetki verdiklerini beyan ediyorum.",
  declaration: "Beyanı okuyun",
} as const;
