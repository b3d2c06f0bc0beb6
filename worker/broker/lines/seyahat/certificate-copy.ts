/** The letter for a Schengen visa, in the languages it is written in. */
export const certificateCopy = {
  name: "Schengen Belgesini İndir (PDF)",
  spoken: "Schengen vizesi için İngilizce ve Türkçe belgeyi",
  languages: [
    {
      language: "en",
      title: "TRAVEL HEALTH INSURANCE CERTIFICATE",
      purpose: "For a Schengen visa application",
      intro:
        "To whom it may concern: this is to certify that the persons named below are insured under the policy stated here for the whole of their journey.",
      labels: {
        policyNumber: "Policy number",
        insurer: "Insurer",
        phone: "Telephone of the insurer",
        period: "Period of insurance",
        territory: "Territory",
        cover: "Cover",
        issued: "Date of issue",
        name: "Surname and name",
        document: "Passport number",
        born: "Date of birth",
      },
      period: (from: string, to: string) => `${from} – ${to}, both days included (dd.mm.yyyy)`,
      periodFrom: (from: string, time: string, to: string) =>
        `${from}, from ${time} – ${to}, last day included (dd.mm.yyyy, local time)`,
      territory: "All Schengen States",
      cover: (sum: string) =>
        `${sum} for each person: urgent medical attention, emergency hospital treatment, repatriation for medical reasons and in the event of death`,
      closing: [
        "The insurance is valid throughout the territory of the Schengen States and covers the entire period stated above. Its minimum cover meets Article 15 of Regulation (EC) No 810/2009 (Visa Code).",
        "This certificate was issued electronically together with the policy.",
      ],
    },
    {
      language: "tr",
      title: "SEYAHAT SAĞLIK SİGORTASI BELGESİ",
      purpose: "Schengen vizesi başvurusu için",
      intro:
        "İlgili makama: aşağıda adı yazılı kişiler, seyahatlerinin tamamı boyunca burada belirtilen poliçeyle sigortalıdır.",
      labels: {
        policyNumber: "Poliçe no",
        insurer: "Sigorta şirketi",
        phone: "Şirketin telefonu",
        period: "Sigorta süresi",
        territory: "Geçerli olduğu yer",
        cover: "Teminat",
        issued: "Düzenleme tarihi",
        name: "Soyadı ve adı",
        document: "Pasaport no",
        born: "Doğum tarihi",
      },
      period: (from: string, to: string) => `${from} – ${to}, iki gün de dâhil`,
      periodFrom: (from: string, time: string, to: string) =>
        `${from} saat ${time.replace(":", ".")} – ${to}, son gün dâhil`,
      territory: "Bütün Schengen ülkeleri",
      cover: (sum: string) =>
        `Kişi başına ${sum}: acil tedavi, acil hastane tedavisi, tıbbi nedenle ve ölüm hâlinde ülkeye nakil`,
      closing: [
        "Sigorta, bütün Schengen ülkelerinde ve yukarıda yazılı sürenin tamamında geçerlidir. Teminatı, 810/2009 sayılı Vize Kodu’nun 15. maddesindeki asgari tutarı karşılar.",
        "Bu belge, poliçeyle birlikte elektronik ortamda düzenlenmiştir.",
      ],
    },
  ],
} as const;
