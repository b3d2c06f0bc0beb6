export const policyholderCopy = {
  title: "Poliçeyi kim alıyor?",
  minor:
    "Sigortalı 18 yaşından küçük. Poliçeyi velisi veya vasisi alır: sigorta ettiren olarak siz, sigortalı olarak o yazılır.",
  other:
    "Bu sigortayı başkası için yaptırıyorsanız kendinizi sigorta ettiren olarak yazın; belgelerde ikiniz de ayrı ayrı yer alırsınız.",
  fold: "Başkası için mi alıyorsunuz?",
  standing: "Sıfatınız",
  nationalNumber: "Kendi T.C. kimlik numaranız",
  name: "Adınız",
  surname: "Soyadınız",
  birthDate: "Doğum tarihiniz",
  birthDateHint: "Yetişkin olduğunuzu bilmek için sorarız, saklamayız.",
  insuredContact: "Sigortalının cep telefonu veya e-postası",
  insuredContactOfAdult: "Yetişkinse sigortalının cep telefonu veya e-postası",
  insuredContactHint:
    "Kimin sigortaladığını, Aydınlatma Metni’ni ve nasıl itiraz edebileceğini ona bildiririz; reklam göndermeyiz.",
  declare: {
    guardian: "Sigortalının velisi veya vasisi olduğumu beyan ediyorum.",
    authorised: "Sigortalının bilgisi olduğunu ve bana yetki verdiğini beyan ediyorum.",
    either: "Seçtiğim sıfatla hareket ettiğimi beyan ediyorum.",
  },
  texts: {
    guardian: "Veli ve vasi beyanını okuyun",
    authorised: "Başkası için sigorta beyanını okuyun",
  },
  save: "Sigorta ettiren olarak yaz",
  named: (name: string, standing: string) => `Sigorta ettiren: ${name} (${standing})`,
  undo: {
    guardian: "Başka bir veli veya vasi alıyor",
    authorised: "Sigortalının kendisi alıyor",
  },
} as const;
