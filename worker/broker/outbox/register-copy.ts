/** Words of the embedded consent register's page. */
export const registerCopy = {
  title: "İleti Yönetim Sistemi (deneme)",
  hint: "Gerçek sistemde bunu vatandaş kendisi yapar. Buradaki ret, günlük işte çekilir; o yoldan reklam gitmez.",
  receiver: "Cep telefonu ya da e-posta",
  channel: "Yol",
  channels: { sms: "SMS", email: "E-posta", call: "Arama" },
  refuse: "Ret kaydet",
  fault: "Yola uyan geçerli bir cep telefonu ya da e-posta adresi yazın.",
  refused: "Son yedi günün retleri",
} as const;
