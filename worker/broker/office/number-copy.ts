/** Why a number is released, and how its holder has proved to be who they are: closed lists, so that nobody writes of a person. */
export const releaseReasons = {
  "baskasi-uye": "Başkası bu numarayla üye olmuş",
  "telefonu-yok": "Üyenin kendisi; kayıtlı telefonuna artık ulaşamıyor",
} as const;
export const releaseProofs = {
  yuzyuze: "Yüz yüze, fotoğraflı kimlik belgesiyle",
  goruntulu: "Görüntülü görüşmede, fotoğraflı kimlik belgesiyle",
  edevlet: "Barkodu e-Devlet’te doğrulanan nüfus kayıt örneğiyle",
} as const;

/** Words of the page that releases a T.C. number. */
export const numberCopy = {
  title: "Kimlik no",
  heading: "Kimlik numarasını serbest bırakma",
  lead: "Bir kimlik numarasıyla tek üyelik olur. Numaranın sahibi kimliğini kanıtlarsa eski üyelik burada kapatılır; sahibi sonra kendi telefonuyla üye olur. Sorgular da kayda geçer.",
  number: "T.C. kimlik no",
  numberHint: "11 hane; adres çubuğunda ve kayıtlarda görünmez.",
  lookUp: "Üyeliği bul",
  numberFault: "Geçerli bir T.C. kimlik no yazın.",
  nobody: "Bu numarayla bir üyelik yok; sahibi doğrudan üye olabilir.",
  released:
    "Üyelik kapatıldı, oturumları sona erdi, eski telefona ve e-posta adresine haber verildi. Numaranın sahibi şimdi üye olabilir.",
  gone: "Bu üyelik az önce kapatılmış; yeniden kapatılacak bir şey yok.",
  held: "Bu üyelikle başlamış bir ödeme sonuçlanmadı. Sonuçlandıktan sonra yeniden deneyin; Siparişler sayfasına bakın.",
  holder: "Numaranın üyeliği",
  holderNumber: "Kimlik no",
  holderName: "Ad soyad",
  holderPhone: "Telefon",
  since: "Üyelik tarihi",
  policies: "Bu üyelikle alınan poliçe",
  release: "Numarayı serbest bırak",
  whatHappens:
    "Üyelik, oturumları, varlıkları, talepleri ve satın alınmamış teklifleriyle silinir. Satın alınan poliçeler geçerli kalır ve teklifin telefonuna gelen kodla açılır; izin kayıtları kanıt olarak saklanır. Bu işlem geri alınamaz.",
  reason: "Neden",
  reasons: releaseReasons,
  reasonFault: "Nedeni seçin.",
  proof: "Sahibi kimliğini nasıl kanıtladı?",
  proofs: releaseProofs,
  proofFault: "Kimliğin nasıl kanıtlandığını seçin.",
  releaseButton: "Üyeliği kapat ve numarayı serbest bırak",
  otherNumber: "Başka bir numara sorgula",
  sms: (site: string, phone: string) =>
    `${site}: Üyeliğiniz ofisimizce kapatıldı, çünkü üyelikteki kimlik numarasının sahibi kimliğini bize kanıtladı. Poliçeleriniz geçerlidir. Bir yanlışlık varsa bizi arayın: ${phone}.`,
  mailSubject: (site: string) => `${site}: üyeliğiniz kapatıldı`,
  mail: (site: string, phone: string) =>
    `Merhaba,\n\n${site} üyeliğiniz ofisimizce kapatıldı, çünkü üyelikteki kimlik numarasının sahibi kimliğini bize kanıtladı. Satın aldığınız poliçeler geçerlidir; poliçe sayfaları teklifin telefonuna gelen kodla açılır. Bir yanlışlık olduğunu düşünüyorsanız bizi arayın: ${phone}.\n\n${site}`,
} as const;
