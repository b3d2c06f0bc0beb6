/** Words of the outbox page. */
export const outboxCopy = {
  title: "Giden kutusu",
  hint: "Gerçek bir gönderim yapılmaz; SMS ve e-postalar burada görünür.",
  again: "Yenileyin",
  empty: "Henüz gönderilmiş bir ileti yok.",
  sms: "SMS",
  email: "E-posta",
  smsParts: (parts: number) => (parts === 1 ? "1 parça" : `${parts} parça`),
  designed: "Tasarlanmış hâli",
  attached: (name: string, kilobytes: number) => `${name} (${kilobytes} KB)`,
} as const;
